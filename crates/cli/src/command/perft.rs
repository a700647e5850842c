use std::io::{self, Write};
use std::num::NonZero;
use std::thread;

use catalog::{AnyGame, AnyHistory};

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::number::between;
use crate::position;

/// Count the sequences of moves of a given length
///
/// Prints a line "depth nodes" for each depth from 1 to N: how many sequences of exactly that many moves there are. Each
/// possible roll counts as a move.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt perft courtier --depth 6
  holocourt perft courtier --depth 4 --divide
  holocourt perft courtier --depth 7 --threads 1 --position \"GGGKGGgggkgg/12/1 2 0\"

With --divide an empty line follows, and then a line for each first move: the move, a tab, and how many sequences of \
N moves begin with it, sorted by the bytes of the move. These numbers add up to the last line before.")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,

    /// The greatest depth, from 1 to 100
    // Each ply takes some stack; nobody can wait for a hundred.
    #[arg(long, short, value_name = "N", value_parser = between::<u32>(1, 100))]
    depth: u32,

    /// The position, instead of the start of the game
    #[arg(long, short, value_name = "P", allow_hyphen_values = true)]
    position: Option<String>,

    /// Also count the sequences of N moves after each first move
    #[arg(long)]
    divide: bool,

    /// How many threads to use, from 1 to 256 [default: one for each core]
    #[arg(long, short, value_name = "T", value_parser = between::<u16>(1, 256))]
    threads: Option<u16>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.game();
        let history = position::history(game, self.position.as_deref())?;
        let mut out = io::stdout().lock();
        for depth in 1..self.depth {
            writeln!(out, "{depth} {}", history.perft(depth, self.threads()))?;
        }
        if self.divide {
            let counts = self.divide(game, &*history)?;
            let total: u64 = counts.iter().map(|(_, count)| count).sum();
            writeln!(out, "{} {total}\n", self.depth)?;
            for (text, count) in counts {
                writeln!(out, "{text}\t{count}")?;
            }
        } else {
            writeln!(out, "{} {}", self.depth, history.perft(self.depth, self.threads()))?;
        }
        Ok(out.flush()?)
    }

    fn threads(&self) -> usize {
        self.threads.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from)
    }

    /// The count for each first choice, sorted by its text.
    fn divide(&self, game: &dyn AnyGame, history: &dyn AnyHistory) -> Result<Vec<(String, u64)>, Failure> {
        let mut counts = Vec::new();
        for (text, after) in history.choices() {
            let after = position::history(game, Some(&after))?;
            counts.push((text, after.perft(self.depth - 1, self.threads())));
        }
        counts.sort_unstable();
        Ok(counts)
    }
}
