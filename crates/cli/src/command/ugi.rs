use std::io;

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::random;

/// Speak the Universal Game Interface with another program
///
/// Reads commands from standard input and answers on standard output, a line each: ugi, isready, setoption, uginewgame,
/// position, go, stop, query and quit. See docs/engine-protocol.md.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt ugi courtier
  printf 'position startpos moves a1-b1\\ngo depth 6\\n' | holocourt ugi courtier

A line that cannot be understood is answered with \"info string error ...\" and changes nothing.")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.tools();
        Ok(game.serve_ugi(&mut io::stdin().lock(), &mut io::stdout(), random::seed())?)
    }
}
