use catalog::SearchBenchmark;

use super::results_table::{ResultsTable, grouped};
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};

/// Search fixed positions of each game with one thread
///
/// The start and positions after random moves, always the same, are searched by a number of positions. The nodes of every
/// finished depth are added up: the sum is a checksum of the search, the same on every machine.
#[derive(clap::Args, Default)]
pub(super) struct Args {
    /// The games to measure [default: each of them]
    #[arg(value_parser = GameNames, hide_possible_values = true, value_name = "GAME")]
    games: Vec<GameName>,
}

impl Args {
    pub(super) fn run(self, is_quick: bool) -> Result<(), Failure> {
        let nodes = if is_quick { 10_000 } else { 1_000_000 };
        let games = if self.games.is_empty() { GameName::usual() } else { self.games };
        let head = ["search, one thread", "positions", "depth", "nodes", "time", "Mnodes/s"];
        let table = ResultsTable::new(&games, [0, 9, 9, 12, 8, 9], head)?;
        let mut checksum = 0;
        for game in games {
            table.measuring(game.as_str());
            let measured = game.game().bench_search(nodes);
            let SearchBenchmark { positions, depths, finished, nodes, time } = measured;
            checksum += finished;
            table.measured([
                game.as_str().to_owned(),
                positions.to_string(),
                format!("{:.1}", f64::from(depths) / f64::from(positions)),
                grouped(nodes),
                format!("{:.2} s", time.as_secs_f64()),
                format!("{:.2}", nodes as f64 / time.as_secs_f64().max(1e-9) / 1e6),
            ])?;
        }
        table.note(&format!("nodes of finished depths: {checksum}"))?;
        table.finish();
        Ok(())
    }
}
