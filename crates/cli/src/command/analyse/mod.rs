//! What the computer thinks of a position.

mod screen;

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use clap::{ArgGroup, value_parser};
use games::Visitor;
use games::scene::Scenic;
use play::History;
use play::SearchLimits;
use play::player::{Best, Resources};
use rules::{Evaluate, Game, Node, Notation, Position, Symmetric};
use search::{Budget, Stop};

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::position;
use screen::Screen;

/// Show the best moves in a position, as the computer finds them
///
/// Each line of the answer has the depth in plies, the score for the side that decides, the number of positions looked at
/// and the time, and then how play would go on. A score of +0.25 expects a quarter of a point; "+1 in 7" is a certain win of
/// one point in seven plies. On a terminal the lines are rewritten as the search gets deeper.
#[derive(clap::Args)]
#[command(
    group(ArgGroup::new("limit").args(["time", "depth", "nodes"]).multiple(true)),
    after_help = "\
Examples:
  holocourt analyse courtier --depth 8
  holocourt analyse dejarik --moves \"a2-b11 a8-b8\" --lines 3 --nodes 20000
  holocourt analyse king-and-courtesan --time 1s --threads 2

Without a limit it thinks for 5 seconds. With one thread, and a limit of positions or plies, the answer is always the same, \
but for the time it took; the tables of solved positions may change it, once they are ready, unless --no-tables leaves \
them out."
)]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,

    /// The position, instead of the start of the game
    #[arg(long, short, value_name = "P", allow_hyphen_values = true)]
    position: Option<String>,

    /// Play these moves first, dice among them
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    moves: Option<String>,

    /// How many lines to show
    #[arg(long, short, value_name = "K", default_value_t = 1, value_parser = value_parser!(u16).range(1..=500))]
    lines: u16,

    /// How long to think: 500ms, 10s
    #[arg(long, value_name = "TIME", value_parser = super::engine_match::time)]
    time: Option<SearchLimits>,

    /// How many plies to look ahead
    #[arg(long, short, value_name = "N", value_parser = value_parser!(u32).range(1..=100))]
    depth: Option<u32>,

    /// How many positions to look at
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// How many threads to use, from 1 to 256 [default: one for each core]
    #[arg(long, short, value_name = "T", value_parser = value_parser!(u16).range(1..=256))]
    threads: Option<u16>,

    /// The size of the memory of positions, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 128, value_parser = value_parser!(u16).range(1..=4096))]
    hash: u16,

    /// Do without the tables of solved positions
    #[arg(long)]
    no_tables: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.clone();
        game.visit(self)
    }

    fn budget(&self) -> Budget {
        let time = self.time.and_then(|pace| pace.budget.time);
        let budget = Budget { time, nodes: self.nodes, depth: self.depth };
        if budget == Budget::default() { Budget::time(Duration::from_secs(5)) } else { budget }
    }

    fn history<G: Game>(&self) -> Result<History<G>, Failure> {
        let mut history: History<G> = History::new(position::read::<G>(self.position.as_deref())?);
        for (index, text) in self.moves.as_deref().unwrap_or_default().split_whitespace().enumerate() {
            let failed = |position: &G::Position, why| Failure::bad_move(position, index + 1, text, why);
            let choice =
                history.position().read_choice(text).map_err(|why| failed(history.position(), why))?;
            let before = *history.position();
            history.take(choice).map_err(|refused| failed(&before, rules::BadChoice::Refused(refused)))?;
        }
        Ok(history)
    }
}

impl Visitor for Args {
    type Output = Result<(), Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Result<(), Failure> {
        let history = self.history::<G>()?;
        if history.ending().is_some() {
            return Err(Failure::GameIsOver);
        }
        let Node::Decide(side) = history.position().node() else {
            return Err(Failure::DiceFirst);
        };
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        let best = Best::<G>::new(Resources {
            megabytes: self.hash.into(),
            threads: self.threads.map_or_else(cores, usize::from),
            tables: !self.no_tables,
            ..Resources::default()
        });
        let mut screen = Screen::begin::<G>(side)?;
        // When nobody reads what it writes, there is nothing to go on for.
        let stop = Stop::new();
        let mut failed = None;
        let report = best.analyse(&history, self.budget(), self.lines.into(), &stop, |report| {
            if let Err(failure) = screen.show(report) {
                failed = Some(failure);
                stop.stop();
            }
        });
        failed.map_or_else(|| screen.finish(&report), Err)
    }
}
