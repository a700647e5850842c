use std::time::{Duration, Instant};

use games::Visitor;
use games::scene::Scenic;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rules::{Game, Position, Side, Symmetric};

use super::results_table::{ResultsTable, grouped};
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::random;

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

/// Two bare kings of Courtier, for example, could walk forever: only the history ends such games.
const LONGEST: u64 = 1000;

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
            let Measured { games, choices, time } = game.visit(Measure { budget })?;
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

struct Measure {
    budget: Duration,
}

struct Measured {
    games: u64,
    choices: u64,
    time: Duration,
}

impl Visitor for Measure {
    type Output = Result<Measured, Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric>>(self) -> Self::Output {
        /// The number of games between two readings of the clock.
        const BATCH: u64 = 64;
        let start = G::start(Side::South);
        // Always the same games, so that runs can be compared.
        let mut random = SmallRng::seed_from_u64(2022);
        let mut choices = 0;
        let mut games = 0;
        let begin = Instant::now();
        loop {
            for _ in 0..BATCH {
                choices += play_out(start, &mut random);
            }
            games += BATCH;
            let time = begin.elapsed();
            if time >= self.budget {
                return Ok(Measured { games, choices, time });
            }
        }
    }
}

/// Plays randomly to the end or the limit; returns the number of moves and rolls.
fn play_out<P: Position>(mut position: P, random: &mut SmallRng) -> u64 {
    for choices in 0..LONGEST {
        match random::choose(&position, random) {
            Some(choice) => position.take_unchecked(choice),
            None => return choices,
        }
    }
    LONGEST
}
