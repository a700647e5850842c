use std::time::Duration;

use super::results_table::ResultsTable;
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};

/// Measure how soon a search ends after a stop
///
/// Endless searches from the start of each game, with one thread, are stopped after a while. The times from there until the
/// answer arrives are measured; the table shows their median and the worst.
#[derive(clap::Args, Default)]
pub(super) struct Args {
    /// The games to measure [default: each of them]
    #[arg(value_parser = GameNames, hide_possible_values = true, value_name = "GAME")]
    games: Vec<GameName>,
}

impl Args {
    pub(super) fn run(self, is_quick: bool) -> Result<(), Failure> {
        let searches = if is_quick { 5 } else { 50 };
        let games = if self.games.is_empty() { GameName::usual() } else { self.games };
        let table = ResultsTable::new(&games, [0, 9, 10, 10], ["stopping", "searches", "median", "worst"])?;
        for game in games {
            table.measuring(game.as_str());
            let times = game.tools().bench_stop(searches);
            let milliseconds = |time: Duration| format!("{:.2} ms", time.as_secs_f64() * 1e3);
            table.measured([
                game.as_str().to_owned(),
                searches.to_string(),
                milliseconds(times[times.len() / 2]),
                milliseconds(times[times.len() - 1]),
            ])?;
        }
        table.finish();
        Ok(())
    }
}
