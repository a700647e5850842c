//! The command line of Holocourt: thin commands over the crates that know the games.

mod board;
mod cli;
mod command;
mod failure;
mod game_name;
mod interrupt;
mod markdown;
mod position;
mod random;
mod speech;
mod terminal;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    speech::choose(std::env::args_os());
    match cli::Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
