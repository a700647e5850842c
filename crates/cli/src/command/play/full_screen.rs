//! The full-screen client, on terminals that can show it.

use std::env;
use std::io::{self, IsTerminal, Write};

use ::terminal::Options;
use rules::Side;

use super::Args;
use crate::failure::Failure;
use crate::{language, position, terminal};

/// Whether the full-screen client can run: input and output are terminals that can move the cursor.
pub(crate) fn is_there() -> bool {
    let is_dumb = env::var("TERM").is_ok_and(|terminal| terminal == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}

/// Opens the client, and prints how to continue a game that was left unfinished.
pub(crate) fn open(options: Options) -> Result<(), Failure> {
    let options = Options { colour: Some(terminal::colour()), language: language::language(), ..options };
    if let Some(farewell) = ::terminal::run(&options)? {
        writeln!(terminal::stdout(), "{farewell}")?;
    }
    Ok(())
}

impl Args {
    /// Opens the client as the arguments say.
    pub(super) fn open_screen(self) -> Result<(), Failure> {
        let has_chosen = self.against.is_some()
            || self.clock.is_some()
            || self.first.is_some()
            || self.groups.is_some()
            || self.open_setup
            || self.form.is_some();
        if self.server.is_some() && has_chosen {
            return Err(Failure::LobbyChooses);
        }
        if let Some(game) = &self.game {
            // Mistakes are reported before the client takes over the screen.
            self.first(game.game().info())?;
            self.check_agreement(game.game())?;
            position::history(game.game(), self.position.as_deref())?;
        }
        open(Options {
            game: self.game.as_ref().map(|game| game.as_str().to_owned()),
            position: self.position,
            first: self.first.and_then(Side::from_number),
            groups: self.groups.map_or(table::Groups::Usual, table::Groups::from),
            open_setup: self.open_setup,
            clock: self.clock.unwrap_or_default(),
            against: self.against,
            seat: if self.seat == 2 { Side::North } else { Side::South },
            record: self.record,
            server: self.server,
            ascii: self.ascii,
            ..Options::default()
        })
    }
}
