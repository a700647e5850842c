//! Solving games, or as much of them as can be solved.

mod effort;
mod proof;
mod tablebase;

use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

pub(crate) use effort::Effort;
pub(crate) use tablebase::{progress_bar, show};

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::number::between;

/// Solve a game: what it is worth when both sides play perfectly
///
/// A game with a tablebase is solved completely, or in its endgames: prints how many positions have each value for the player
/// to move, and the longest forced win, and writes the tablebase to a file. Other games are searched for a proof of who wins.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt solve dejarik
  holocourt solve courtier --output courtier.table
  holocourt solve king-and-courtesan:4

A value such as \"+1 in 7\" is a win of one point in seven moves, counting those of both sides.

The tablebase is written to $HOLOCOURT_CACHE or the user's cache folder, unless --output names a file.")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,

    /// The file to write the tablebase to
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Solve more positions, in a minute or two: in Courtier, up to four pieces a side
    ///
    /// The computer uses the largest tablebase in the cache folder.
    #[arg(long)]
    large: bool,

    /// Solve even more, in half an hour, with 5 GB of memory and a file of 1.5 GB: in Courtier, up to five pieces a side
    ///
    /// The computer keeps all of it in memory while it uses it.
    #[arg(long, conflicts_with = "large")]
    huge: bool,

    /// How many threads to use, from 1 to 256 [default: one for each core]
    #[arg(long, short, value_name = "T", value_parser = between::<u16>(1, 256))]
    threads: Option<u16>,

    #[command(flatten)]
    effort: Effort,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.tools();
        let title = game.info().title;
        let larger = self.larger();
        match (game.tablebase_name(larger), larger) {
            (Some(name), _) => tablebase::solve(game, larger, &name, self.threads(), self.output),
            (None, Some(larger)) => Err(Failure::NoLargerTable { title, larger }),
            (None, None) => {
                let proving = self.effort.begin(game)?;
                if self.output.is_some() {
                    return Err(Failure::NoTable { title });
                }
                proof::solve(game, proving)
            }
        }
    }

    /// The larger family that was asked for, by name.
    fn larger(&self) -> Option<&'static str> {
        match (self.large, self.huge) {
            (_, true) => Some("huge"),
            (true, false) => Some("large"),
            (false, false) => None,
        }
    }

    fn threads(&self) -> usize {
        self.threads.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from)
    }
}
