use std::thread;
use std::time::{Duration, Instant};

use games::Visitor;
use games::scene::Scenic;
use rules::{Evaluate, Game, NoTablebase, Side, Symmetric};
use search::{Budget, Contempt, Request, Stop, search};

use super::results_table::ResultsTable;
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};

/// Measure how soon a search ends after a stop
///
/// Endless searches from the start of each game, on one thread, are stopped after a while. What counts is the time from
/// there until the answer is at hand: half of the times are at most the middle one, and none is above the worst.
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
        let table = ResultsTable::new(&games, [0, 9, 10, 10], ["stopping", "searches", "middle", "worst"])?;
        for game in games {
            table.measuring(game.as_str());
            let times = game.visit(Measure { searches })?;
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

struct Measure {
    searches: usize,
}

impl Visitor for Measure {
    /// How long each search took to end, the shortest time first; at least one.
    type Output = Result<Vec<Duration>, Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Self::Output {
        let table = search::TranspositionTable::new(64);
        let position = G::start(Side::South);
        let measure = |number: usize| {
            let stop = Stop::new();
            let request = Request {
                position: &position,
                earlier: &[],
                budget: Budget::default(),
                stop: stop.clone(),
                table: &table,
                contempt: Contempt::NONE,
                tablebase: &NoTablebase,
                threads: 1,
                lines: 1,
                is_selective: true,
            };
            table.clear();
            thread::scope(|scope| {
                let stopper = scope.spawn(move || {
                    // Uneven, so that searches are met at different points.
                    thread::sleep(Duration::from_micros(5_000 + 777 * number as u64));
                    let told = Instant::now();
                    stop.stop();
                    told
                });
                search(&request, |_| ());
                let done = Instant::now();
                stopper.join().map_or(Duration::ZERO, |told| done.saturating_duration_since(told))
            })
        };
        let mut times: Vec<_> = (0..self.searches.max(1)).map(measure).collect();
        times.sort_unstable();
        Ok(times)
    }
}
