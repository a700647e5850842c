use std::convert::Infallible;
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use crate::notation::Expected;
use crate::{BadMove, Code, Coded, Fact, Family, Notation, Side};

/// A game in one of its variants: how it starts and what there is to say about it.
///
/// A game is a type, not a value: search and perft are compiled for each variant on its own.
pub trait Game: 'static {
    /// Its positions.
    type Position: Notation;
    /// One side's arrangement before play, chosen unseen; [`NoSetup`] where there is nothing to choose.
    type Setup: Copy + Eq + Debug + Send + Sync + Display + FromStr<Err = BadMove>;

    /// What all variants have in common.
    const INFO: &'static Info;
    /// The variant as the notation writes it after the colon, empty for the usual game.
    const VARIANT: &'static str;
    /// What the usual game may also be called after a colon.
    const USUAL_VARIANT: Option<&'static str> = None;
    /// The positions of which a table can be made, if any.
    const FAMILY: Option<Family<Self::Position>> = None;
    /// Larger families around it by name, each around the one before. Their tables take long to make: that is done only when
    /// somebody asks for it, and the largest that is there is used.
    const LARGER_FAMILIES: &'static [(&'static str, Family<Self::Position>)] = &[];
    /// The codes of all facts that only this game has, so that none of them goes without a message.
    const CODES: &'static [&'static [&'static str]];
    /// Whether no position can come up twice in a game and there are no dice, so that play can be searched to its end.
    const NEVER_REPEATS: bool = false;

    /// The position before the first turn, where nobody chooses a setup.
    fn start(first: Side) -> Self::Position;

    /// Every setup that a side may choose, the usual one first. Empty where there is nothing to choose.
    fn setups(side: Side) -> Vec<Self::Setup>;

    /// The position before the first turn, with the setup that each side chose.
    fn start_with(setups: [Self::Setup; 2], first: Side) -> Result<Self::Position, BadSetup>;

    /// Why a finished game ended; `None` while it goes on.
    fn ending(position: &Self::Position) -> Option<Code>;

    /// The full name: `courtier`, `king-and-courtesan:7`, …
    fn full_name() -> String {
        if Self::VARIANT.is_empty() {
            Self::INFO.name.to_owned()
        } else {
            format!("{}:{}", Self::INFO.name, Self::VARIANT)
        }
    }
}

/// What is to be said about a game and all its variants.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The name in the notation: `king-and-courtesan`.
    pub name: &'static str,
    /// The name for people: `King and Courtesan`.
    pub title: &'static str,
    /// The author, and the year where it is known. Shown wherever the game is shown.
    pub credit: &'static str,
    /// What the game is like, in one line.
    pub summary: &'static str,
    /// What each side is called, seat 1 first.
    pub sides: [&'static str; 2],
    /// Who makes the first move.
    pub begins: Begins,
    /// Whether a game may be drawn at all. Where it may not, the players cannot claim a draw or agree on one either,
    /// and no number of quiet turns ends the game: the rules alone must bring every game to a winner.
    pub draws: bool,
    /// The variants beside the usual game.
    pub variants: &'static [Variant],
    /// The rules for players, in Markdown.
    pub rules: &'static str,
}

/// A variant of a game.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// As the notation writes it after the colon.
    pub name: &'static str,
    /// What it changes, in one line.
    pub summary: &'static str,
}

/// Who makes the first move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// Seat 1, as the rules say.
    South,
    /// Whoever the players agree on.
    Agreed,
    /// Whoever the lot falls on.
    ByLot,
}

/// The setup of a game in which nothing is chosen: there is no such value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NoSetup(Infallible);

impl NoSetup {
    /// Follows from nothing, as there is no setup to call it on.
    pub fn absurd<T>(self) -> T {
        match self.0 {}
    }
}

impl Display for NoSetup {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.absurd()
    }
}

impl FromStr for NoSetup {
    type Err = BadMove;

    fn from_str(_: &str) -> Result<NoSetup, BadMove> {
        Err(BadMove { column: 1, expected: Expected::NoSetup.into() })
    }
}

/// A setup that a side may not choose, or two that do not go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// This side may not choose it.
    NotAllowed,
    /// The two do not go together, for a reason of the game's.
    Conflict(Code),
}

impl Coded for BadSetup {
    /// The codes of conflicts are the game's.
    const CODES: &'static [&'static str] = &["setup-not-allowed"];

    fn fact(&self) -> Fact {
        match self {
            BadSetup::NotAllowed => Fact::new("setup-not-allowed"),
            BadSetup::Conflict(code) => Fact::new(code.0),
        }
    }
}

impl Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.fact(), f)
    }
}

impl std::error::Error for BadSetup {}
