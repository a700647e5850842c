use std::time::Duration;

use catalog::RandomPlayBenchmark;

use super::results_table::{ResultsTable, grouped};
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};

/// Play random games to the end
///
/// Games are cut off after 1,000 moves, because some would never end.
#[derive(clap::Args, Default)]
pub(super) struct Args {
    /// The games to measure [default: king-and-courtesan]
    #[arg(value_parser = GameNames, hide_possible_values = true, value_name = "GAME")]
    games: Vec<GameName>,
}

/// Other programs publish this number for King and Courtesan, so it can be compared.
const USUAL: &str = "king-and-courtesan";

impl Args {
    pub(super) fn run(self, budget: Duration) -> Result<(), Failure> {
        let games = if self.games.is_empty() {
            vec![GameName::read(USUAL).map_err(Failure::Game)?]
        } else {
            self.games
        };
        let head = ["random play, one core", "games", "moves/game", "time", "games/s"];
        let table = ResultsTable::new(&games, [0, 12, 10, 8, 12], head)?;
        for game in games {
            table.measuring(game.as_str());
            let RandomPlayBenchmark { games, choices, time } = game.tools().bench_random(budget);
            table.measured([
                game.as_str().to_owned(),
                grouped(games),
                format!("{:.1}", choices as f64 / games as f64),
                format!("{:.2} s", time.as_secs_f64()),
                grouped((games as f64 / time.as_secs_f64()) as u64),
            ])?;
        }
        table.finish();
        Ok(())
    }
}
