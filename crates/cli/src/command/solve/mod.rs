//! Solving games, or as much of them as can be solved.

mod effort;
mod proof;
mod tablebase;

use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

use clap::value_parser;
use games::Visitor;
use games::scene::Scenic;
use play::tablebases::TablebaseCache;
use rules::{Evaluate, Game, Symmetric};

pub(crate) use effort::Effort;
pub(crate) use tablebase::{progress_bar, show};

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};

/// Solve a game: what it is worth when both sides play perfectly
///
/// A game with a table is solved completely, or in its endgames: the number of positions is shown by what they are worth
/// to the player on turn, with the longest forced win, and the table is written to a file. Other games are searched for a
/// proof of who wins.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt solve dejarik
  holocourt solve courtier --output courtier.table
  holocourt solve king-and-courtesan:4

A value such as \"+1 in 7\" is a win of one point in seven moves, those of both sides counted.

The table is written to the folder that HOLOCOURT_CACHE names, or else to the user's cache folder, unless --output \
names a file.")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,

    /// The file to write the table to
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Solve more positions, in a minute or two: in Courtier, up to four pieces a side
    ///
    /// The computer uses the largest table that it finds in the cache folder.
    #[arg(long)]
    large: bool,

    /// Solve even more, in half an hour, with 5 GB of memory and a file of 1.5 GB: in Courtier, up to five pieces a side
    ///
    /// The computer keeps all of it in memory while it uses it.
    #[arg(long, conflicts_with = "large")]
    huge: bool,

    /// How many threads to use, from 1 to 256 [default: one for each core]
    #[arg(long, short, value_name = "T", value_parser = value_parser!(u16).range(1..=256))]
    threads: Option<u16>,

    #[command(flatten)]
    effort: Effort,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.clone();
        game.visit(self)
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

impl Visitor for Args {
    type Output = Result<(), Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Result<(), Failure> {
        if let Some(larger) = self.larger() {
            let family = G::LARGER_FAMILIES.iter().find(|(name, _)| *name == larger);
            let (_, family) = family.ok_or(Failure::NoLargerTable { title: G::INFO.title, larger })?;
            let name = TablebaseCache::larger_name(&G::full_name(), larger);
            tablebase::solve::<G>(*family, &name, self.threads(), self.output)
        } else if let Some(family) = G::FAMILY {
            tablebase::solve::<G>(family, &G::full_name(), self.threads(), self.output)
        } else if self.output.is_some() && G::NEVER_REPEATS {
            Err(Failure::NoTable { title: G::INFO.title })
        } else if G::NEVER_REPEATS {
            proof::solve::<G>(&self.effort)
        } else {
            Err(Failure::Unsolvable { title: G::INFO.title })
        }
    }
}
