use std::ffi::OsStr;

use catalog::{AnyGame, Tools};
use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command, Error};
use games::UnknownGame;
use rules::Coded;
use words::SEATS;

use crate::language::words;

/// The name of a game, with its variant.
#[derive(Clone)]
pub(crate) struct GameName {
    name: String,
    tools: &'static dyn Tools,
}

impl GameName {
    /// Reads the name of a game.
    pub(crate) fn read(name: &str) -> Result<GameName, UnknownGame> {
        catalog::tools(name).map(|tools| GameName { name: tools.name(), tools })
    }

    /// Every game, each in its usual variant.
    pub(crate) fn usual() -> Vec<GameName> {
        games::infos().iter().filter_map(|info| GameName::read(info.name).ok()).collect()
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.name
    }

    /// The game, without its type.
    pub(crate) fn game(&self) -> &'static dyn AnyGame {
        self.tools
    }

    /// What can be done with the game besides playing it.
    pub(crate) fn tools(&self) -> &'static dyn Tools {
        self.tools
    }
}

/// Reads the names of games on the command line, and tells shells which there are.
#[derive(Clone)]
pub(crate) struct GameNames;

impl TypedValueParser for GameNames {
    type Value = GameName;

    fn parse_ref(&self, command: &Command, _: Option<&Arg>, value: &OsStr) -> Result<GameName, Error> {
        GameName::read(&value.to_string_lossy()).map_err(|unknown| {
            let told = words().sentence(&unknown.fact(), &SEATS);
            Error::raw(ErrorKind::InvalidValue, format!("{told}\n")).with_cmd(command)
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(games::names().into_iter().map(PossibleValue::new)))
    }
}
