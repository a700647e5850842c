//! The full-screen client, where there is a screen.

use std::env;
use std::io::{self, IsTerminal, Write};

use ::terminal::Options;
use games::Visitor;
use games::scene::Scenic;
use rules::{Evaluate, Game, Side, Symmetric};

use super::Args;
use crate::failure::Failure;
use crate::{language, position, terminal};

/// Whether the full-screen client can be shown: somebody types at a terminal and reads from one.
pub(crate) fn is_there() -> bool {
    let is_dumb = env::var("TERM").is_ok_and(|terminal| terminal == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}

/// Opens the client, and says at the end how to go on with a game that was left.
pub(crate) fn open(options: Options) -> Result<(), Failure> {
    let options = Options { colour: Some(terminal::colour()), language: language::language(), ..options };
    if let Some(farewell) = ::terminal::run(&options)? {
        writeln!(terminal::stdout(), "{farewell}")?;
    }
    Ok(())
}

impl Args {
    /// Opens the client with what the arguments say, once they are known to be right.
    pub(super) fn open_screen(self) -> Result<(), Failure> {
        if let Some(game) = &self.game {
            game.visit(Check { args: &self })?;
        }
        open(Options {
            game: self.game.as_ref().map(|game| game.as_str().to_owned()),
            position: self.position,
            first: self.first.and_then(Side::from_number),
            against: self.against,
            seat: if self.seat == 2 { Side::North } else { Side::South },
            record: self.record,
            server: self.server,
            ascii: self.ascii,
            ..Options::default()
        })
    }
}

/// Whatever is wrong is said before the screen is taken.
struct Check<'a> {
    args: &'a Args,
}

impl Visitor for Check<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Result<(), Failure> {
        self.args.first::<G>()?;
        position::read::<G>(self.args.position.as_deref()).map(drop)
    }
}
