//! The command line of Holocourt: thin commands on top of the other crates.

mod board;
mod cli;
mod command;
mod failure;
mod game_name;
mod interrupt;
mod language;
mod markdown;
mod number;
mod position;
mod random;
mod terminal;

use std::process::ExitCode;

use clap::Parser;
use mimalloc::MiMalloc;

/// The allocator of the system keeps most of the memory that a server under load has used; this one gives it back.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    language::choose(std::env::args_os());
    match cli::Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
