//! What the computer makes of a position.

mod screen;

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use catalog::AnyHistory;
use clap::ArgGroup;
use play::SearchLimits;
use play::player::Resources;
use rules::Node;
use search::{Budget, Stop};

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::number::{at_least, between};
use crate::position;
use screen::Screen;

/// Show the best moves in a position, as the computer finds them
///
/// Each line has the depth in plies, the score for the side to decide, the number of positions searched, the time, and the
/// best line of play. A score of +0.25 means a quarter of a point is expected; "+1 in 7" is a certain win of one point in
/// seven plies. On a terminal the lines are updated as the search gets deeper.
#[derive(clap::Args)]
#[command(
    group(ArgGroup::new("limit").args(["time", "depth", "nodes"]).multiple(true)),
    after_help = "\
Examples:
  holocourt analyse courtier --depth 8
  holocourt analyse dejarik --moves \"a2-b11 a8-b8\" --lines 3 --nodes 20000
  holocourt analyse king-and-courtesan --time 1s --threads 2

Without a limit it thinks for 5 seconds. With one thread and a limit of positions or plies, the answer is always the same, \
except for the times. Tablebases may change it once they are ready; --no-tables leaves them out."
)]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,

    /// The position, instead of the start of the game
    #[arg(long, short, value_name = "P", allow_hyphen_values = true)]
    position: Option<String>,

    /// Play these moves and rolls first
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    moves: Option<String>,

    /// How many lines to show
    #[arg(long, short, value_name = "K", default_value_t = 1, value_parser = between::<u16>(1, 500))]
    lines: u16,

    /// How long to think: 500ms, 10s
    #[arg(long, value_name = "TIME", value_parser = super::engine_match::time)]
    time: Option<SearchLimits>,

    /// How many plies to search
    #[arg(long, short, value_name = "N", value_parser = between::<u32>(1, 100))]
    depth: Option<u32>,

    /// How many positions to search
    #[arg(long, value_name = "N", value_parser = at_least::<u64>(1))]
    nodes: Option<u64>,

    /// How many threads to use, from 1 to 256 [default: one for each core]
    #[arg(long, short, value_name = "T", value_parser = between::<u16>(1, 256))]
    threads: Option<u16>,

    /// The size of the transposition table, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 128, value_parser = between::<u16>(1, 4096))]
    hash: u16,

    /// Do not use tablebases
    #[arg(long)]
    no_tables: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.game();
        let history = self.history()?;
        if history.ending().is_some() {
            return Err(Failure::GameIsOver);
        }
        let Node::Decide(side) = history.node() else {
            return Err(Failure::DiceFirst);
        };
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        let resources = Resources {
            megabytes: self.hash.into(),
            threads: self.threads.map_or_else(cores, usize::from),
            tables: !self.no_tables,
            ..Resources::default()
        };
        let mut screen = Screen::begin(game.info(), side)?;
        // Once nobody reads the output, there is no point in going on.
        let stop = Stop::new();
        let mut failed = None;
        let mut show = |thought| {
            if let Err(failure) = screen.show(&thought) {
                failed = Some(failure);
                stop.stop();
            }
        };
        let lines = self.lines.into();
        let thought = game.analyse(&*history, resources, self.budget(), lines, &stop, &mut show);
        if let Some(failure) = failed {
            return Err(failure);
        }
        screen.finish(&thought.ok_or(Failure::GameIsOver)?)
    }

    fn budget(&self) -> Budget {
        let time = self.time.and_then(|limits| limits.budget.time);
        let budget = Budget { time, nodes: self.nodes, depth: self.depth };
        if budget == Budget::default() { Budget::time(Duration::from_secs(5)) } else { budget }
    }

    fn history(&self) -> Result<Box<dyn AnyHistory>, Failure> {
        let mut history = position::history(self.game.game(), self.position.as_deref())?;
        for (index, text) in self.moves.as_deref().unwrap_or_default().split_whitespace().enumerate() {
            let before = history.position();
            history.take(text).map_err(|why| Failure::bad_move(before, index + 1, text, why))?;
        }
        Ok(history)
    }
}
