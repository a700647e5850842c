use std::ffi::OsStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command, Error};
use games::scene::Scenic;
use games::{UnknownGame, Visitor};
use rules::{Coded, Game, Symmetric};
use words::SEATS;

use crate::failure::Failure;
use crate::language::words;

/// The name of a game that there is, with its variant.
#[derive(Clone, Debug)]
pub(crate) struct GameName(String);

impl GameName {
    /// Reads a name and checks that it is some game's.
    pub(crate) fn read(name: &str) -> Result<GameName, UnknownGame> {
        games::visit(name, FullName).map(GameName)
    }

    /// Every game, each in its usual variant.
    pub(crate) fn usual() -> Vec<GameName> {
        games::infos().iter().map(|info| GameName(info.name.to_owned())).collect()
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Calls the visitor with the game.
    pub(crate) fn visit<T, V: Visitor<Output = Result<T, Failure>>>(&self, visitor: V) -> Result<T, Failure> {
        games::visit(&self.0, visitor).map_err(Failure::Game)?
    }
}

struct FullName;

impl Visitor for FullName {
    type Output = String;

    fn visit<G: Game<Position: Scenic + Symmetric>>(self) -> String {
        G::full_name()
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
