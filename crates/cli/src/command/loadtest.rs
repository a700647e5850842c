use std::io::{self, Write};
use std::time::Duration;

use client::load::{Plan, run};

use crate::command::data::runtime;
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::number::between;
use crate::terminal;

/// Load-test a server on this machine
///
/// Two guests at each table play random legal moves over sockets. Moves are due at a steady rate, however fast the
/// server is. Reports the number of moves, how long they took to reach the opponent, and any errors.
///
/// A server limits how many guests one address may create: docs/performance.md shows how to start one for this test.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt loadtest --tables 100 --rate 50 --seconds 10
  holocourt loadtest --server http://127.0.0.1:4277 --tables 2000 --rate 1000 --seconds 60

Only servers on this machine are allowed: http://127.0.0.1, http://[::1] or http://localhost. The exit code is 1 after any error.")]
pub(crate) struct Args {
    /// The address of the server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:4277")]
    server: String,

    /// The number of tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,

    /// Moves per second, over all tables
    #[arg(long, value_name = "N", default_value_t = 50.0)]
    rate: f64,

    /// The duration in seconds, from 1 to 3600
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = between::<u64>(1, 3600))]
    seconds: u64,

    /// The games to play; all by default
    #[arg(long, value_name = "GAME", value_delimiter = ',', value_parser = GameNames, hide_possible_values = true)]
    games: Vec<GameName>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let games = if self.games.is_empty() { GameName::usual() } else { self.games };
        let plan = Plan {
            server: self.server,
            tables: self.tables,
            rate: self.rate,
            time: Duration::from_secs(self.seconds),
            games: games.iter().map(|game| game.as_str().to_owned()).collect(),
        };
        let made = |count: usize| {
            if count.is_multiple_of(500) || count == plan.tables {
                let _ = writeln!(io::stderr(), "{count} tables");
            }
        };
        let report = runtime()?.block_on(run(&plan, made)).map_err(Failure::server)?;
        writeln!(terminal::stdout(), "{report}")?;
        match report.errors() {
            0 => Ok(()),
            errors => Err(Failure::server(io::Error::other(format!("{errors} things went wrong")))),
        }
    }
}
