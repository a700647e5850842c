use std::io::Write;

use games::Visitor;
use games::scene::Scenic;
use rules::{Game, Info, Symmetric};

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::markdown;
use crate::terminal;

/// Explain the rules of a game
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt rules courtier
  holocourt rules courtier --color always | less -R")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let info = self.game.visit(About)?;
        let mut out = terminal::stdout();
        let look = markdown::Look { width: terminal::text_width(), styled: terminal::has_colours() };
        write!(out, "{}", markdown::render(info.rules, look))?;
        Ok(out.flush()?)
    }
}

struct About;

impl Visitor for About {
    type Output = Result<&'static Info, Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric>>(self) -> Result<&'static Info, Failure> {
        Ok(G::INFO)
    }
}
