use std::time::Duration;

use catalog::UctBenchmark;

use super::results_table::{ResultsTable, grouped};
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};

/// Count the iterations of UCT from the start of each game, with one thread
///
/// An iteration adds one node to the tree and plays one random game to its end.
#[derive(clap::Args, Default)]
pub(super) struct Args {
    /// The games to measure [default: each of them]
    #[arg(value_parser = GameNames, hide_possible_values = true, value_name = "GAME")]
    games: Vec<GameName>,
}

impl Args {
    pub(super) fn run(self, budget: Duration) -> Result<(), Failure> {
        let games = if self.games.is_empty() { GameName::usual() } else { self.games };
        let head = ["UCT, one thread", "iterations", "time", "iterations/s"];
        let table = ResultsTable::new(&games, [0, 12, 8, 12], head)?;
        for game in games {
            table.measuring(game.as_str());
            let UctBenchmark { iterations, time } = game.tools().bench_uct(budget);
            table.measured([
                game.as_str().to_owned(),
                grouped(iterations),
                format!("{:.2} s", time.as_secs_f64()),
                grouped((iterations as f64 / time.as_secs_f64().max(1e-9)) as u64),
            ])?;
        }
        table.finish();
        Ok(())
    }
}
