use std::hint::black_box;
use std::time::{Duration, Instant};

use games::Visitor;
use games::scene::Scenic;
use rules::perft::perft;
use rules::{Game, Position, Side, Symmetric};

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
            let Measured { depth, nodes, runs, time } = game.visit(Measure { budget })?;
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

struct Measure {
    budget: Duration,
}

/// One perft, counted several times.
struct Measured {
    depth: u32,
    nodes: u64,
    runs: u32,
    time: Duration,
}

impl Visitor for Measure {
    type Output = Result<Measured, Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric>>(self) -> Self::Output {
        let start = G::start(Side::South);
        let depth = depth_within(&start, self.budget);
        let begin = Instant::now();
        let mut runs = 0;
        loop {
            let nodes = perft(black_box(&start), depth);
            runs += 1;
            let time = begin.elapsed();
            if time >= self.budget {
                return Ok(Measured { depth, nodes, runs, time });
            }
        }
    }
}

/// The greatest depth that should not take much longer than the budget, judged by how the depths before it grew.
fn depth_within<P: Position>(start: &P, budget: Duration) -> u32 {
    const DEEPEST: u32 = 40;
    let mut shallower = 1;
    for depth in 1..DEEPEST {
        let begin = Instant::now();
        let nodes = perft(black_box(start), depth).max(1);
        let growth = nodes.div_ceil(shallower).max(2);
        if begin.elapsed().as_secs_f64() * growth as f64 > budget.as_secs_f64() * 1.5 {
            return depth;
        }
        shallower = nodes;
    }
    DEEPEST
}
