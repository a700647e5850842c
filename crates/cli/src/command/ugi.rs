use std::io;

use games::Visitor;
use games::scene::Scenic;
use rules::{Evaluate, Game, Symmetric};

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::random;

/// Speak the Universal Game Interface with another program
///
/// Commands are read from the standard input and answered on the standard output, a line each: ugi, isready, setoption,
/// uginewgame, position, go, stop, query and quit. The page docs/engine-protocol.md describes them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt ugi courtier
  printf 'position startpos moves a1-b1\\ngo depth 6\\n' | holocourt ugi courtier

A line that makes no sense is answered with \"info string error ...\" and changes nothing.")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.clone();
        game.visit(self)
    }
}

impl Visitor for Args {
    type Output = Result<(), Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Result<(), Failure> {
        Ok(play::ugi::serve::<G>(io::stdin().lock(), io::stdout(), random::seed())?)
    }
}
