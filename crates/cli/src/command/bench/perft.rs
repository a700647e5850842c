use std::hint::black_box;
use std::time::{Duration, Instant};

use catalog::AnyHistory;

use super::results_table::{ResultsTable, grouped};
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};

/// Count sequences of moves from the start of each game
#[derive(clap::Args, Default)]
pub(super) struct Args {
    /// The games to measure [default: each of them]
    #[arg(value_parser = GameNames, hide_possible_values = true, value_name = "GAME")]
    games: Vec<GameName>,
}

impl Args {
    pub(super) fn run(self, budget: Duration) -> Result<(), Failure> {
        let games = if self.games.is_empty() { GameName::usual() } else { self.games };
        let head = ["perft, one core", "depth", "nodes", "runs", "time", "Mnodes/s"];
        let table = ResultsTable::new(&games, [0, 5, 15, 7, 8, 9], head)?;
        for game in games {
            table.measuring(game.as_str());
            let Measured { depth, nodes, runs, time } = measure(&*game.game().usual_start(), budget);
            let speed = nodes as f64 * runs as f64 / time.as_secs_f64() / 1e6;
            table.measured([
                game.as_str().to_owned(),
                depth.to_string(),
                grouped(nodes),
                runs.to_string(),
                format!("{:.2} s", time.as_secs_f64()),
                format!("{speed:.1}"),
            ])?;
        }
        table.finish();
        Ok(())
    }
}

/// One perft, counted several times.
struct Measured {
    depth: u32,
    nodes: u64,
    runs: u32,
    time: Duration,
}

fn measure(start: &dyn AnyHistory, budget: Duration) -> Measured {
    let depth = depth_within(start, budget);
    let begin = Instant::now();
    let mut runs = 0;
    loop {
        let nodes = black_box(start).perft(depth, 1);
        runs += 1;
        let time = begin.elapsed();
        if time >= budget {
            return Measured { depth, nodes, runs, time };
        }
    }
}

/// The greatest depth that should not take much longer than the budget, judging by how the numbers grow.
fn depth_within(start: &dyn AnyHistory, budget: Duration) -> u32 {
    const DEEPEST: u32 = 40;
    let mut shallower = 1;
    for depth in 1..DEEPEST {
        let begin = Instant::now();
        let nodes = black_box(start).perft(depth, 1).max(1);
        let growth = nodes.div_ceil(shallower).max(2);
        if begin.elapsed().as_secs_f64() * growth as f64 > budget.as_secs_f64() * 1.5 {
            return depth;
        }
        shallower = nodes;
    }
    DEEPEST
}
