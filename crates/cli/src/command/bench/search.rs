use std::time::{Duration, Instant};

use games::Visitor;
use games::scene::Scenic;
use play::Opening;
use rules::{Evaluate, Game, NoTablebase, Symmetric};
use search::{Budget, Contempt, Random, Request, Stop, search};

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
            let Measured { positions, depths, finished, nodes, time } = game.visit(Measure { nodes })?;
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

struct Measure {
    nodes: u64,
}

struct Measured {
    positions: u32,
    /// The depths that were finished, added up over the positions.
    depths: u32,
    /// The nodes at the end of every finished depth, added up.
    finished: u64,
    nodes: u64,
    time: Duration,
}

impl Visitor for Measure {
    type Output = Result<Measured, Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Self::Output {
        /// How many random moves lead to each position.
        const LENGTHS: [u32; 6] = [0, 4, 8, 12, 16, 20];
        let table = search::TranspositionTable::new(64);
        let mut random = Random::new(1963);
        let mut measured = Measured { positions: 0, depths: 0, finished: 0, nodes: 0, time: Duration::ZERO };
        for length in LENGTHS {
            let opening = match length {
                0 => Opening::<G>::usual(),
                _ => Opening::<G>::random(length, &mut random),
            };
            table.clear();
            let history = opening.history();
            let request = Request {
                position: history.position(),
                earlier: &[],
                budget: Budget::nodes(self.nodes),
                stop: Stop::new(),
                table: &table,
                contempt: Contempt::NONE,
                tablebase: &NoTablebase,
                threads: 1,
                lines: 1,
                is_selective: true,
            };
            let begin = Instant::now();
            let report = search(&request, |report| measured.finished += report.nodes);
            measured.time += begin.elapsed();
            measured.positions += 1;
            measured.depths += report.depth;
            measured.nodes += report.nodes;
        }
        Ok(measured)
    }
}
