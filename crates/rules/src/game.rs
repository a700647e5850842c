use std::convert::Infallible;
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use crate::notation::Expected;
use crate::{BadMove, Code, Coded, Fact, Family, Notation, Side};

/// A game in one of its variants: its initial position, setups and metadata.
///
/// A game is a type, not a value, so that search and perft are compiled for each variant separately.
pub trait Game: 'static {
    /// The game's positions.
    type Position: Notation;
    /// One side's setup, chosen in secret before play; [`NoSetup`] in games without a choice.
    type Setup: Copy + Eq + Debug + Send + Sync + Display + FromStr<Err = BadMove>;

    /// What all variants have in common.
    const INFO: &'static Info;
    /// The variant, as the notation writes it after the colon; empty for the standard game.
    const VARIANT: &'static str;
    /// An alternative name of the standard game after a colon.
    const USUAL_VARIANT: Option<&'static str> = None;
    /// The positions that a tablebase can cover, if any.
    const FAMILY: Option<Family<Self::Position>> = None;
    /// Larger families by name, each including the one before. Their tablebases take long to build, so they are only
    /// built on request, and the largest that exists is used.
    const LARGER_FAMILIES: &'static [(&'static str, Family<Self::Position>)] = &[];
    /// The codes of all facts that only this game has; a test checks that each has a message.
    const CODES: &'static [&'static [&'static str]];
    /// Whether no position can repeat and there are no dice, so that a proof search terminates.
    const NEVER_REPEATS: bool = false;
    /// The match that is suggested to two players.
    const USUAL_MATCH: UsualMatch = UsualMatch::BestOf(3);

    /// The initial position, in games without a choice of setup.
    fn start(first: Side) -> Self::Position;

    /// Every setup that a side may choose, the standard one first. Empty in games without a choice.
    fn setups(side: Side) -> Vec<Self::Setup>;

    /// The side that usually has the pieces of a setup; `None` in games whose setups do not come in groups. Where they
    /// do, each side has one group, and the players agree on which.
    fn group(_setup: &Self::Setup) -> Option<Side> {
        None
    }

    /// The setups that a side may choose whatever the other chooses, the standard one first. `exchanged` says whether
    /// each side has the group that is usually the other's.
    fn open_setups(side: Side, exchanged: bool) -> Vec<Self::Setup> {
        let mut open = Self::setups(side);
        let usual = Self::setups(!side).into_iter().next();
        open.retain(|setup| match (Self::group(setup), usual) {
            (Some(group), _) => (group != side) == exchanged,
            (None, Some(usual)) => {
                let both = if side == Side::South { [*setup, usual] } else { [usual, *setup] };
                Self::start_with(both, Side::South).is_ok()
            }
            (None, None) => false,
        });
        open
    }

    /// The initial position with the setup that each side chose.
    fn start_with(setups: [Self::Setup; 2], first: Side) -> Result<Self::Position, BadSetup>;

    /// Why a finished game ended; `None` while it is in progress.
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

/// A match that is suggested to two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UsualMatch {
    /// The best of this many games.
    BestOf(u32),
    /// The first to this many points.
    FirstTo(u32),
}

/// Metadata shared by all variants of a game.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The name in notation: `king-and-courtesan`.
    pub name: &'static str,
    /// The title for people: `King and Courtesan`.
    pub title: &'static str,
    /// The author, and the year if known. Displayed wherever the game is.
    pub credit: &'static str,
    /// A summary in one line.
    pub summary: &'static str,
    /// The names of the sides, seat 1 first.
    pub sides: [&'static str; 2],
    /// Who makes the first move.
    pub begins: Begins,
    /// Whether a game can be drawn. If not, players cannot claim or agree on a draw either, and the game is never
    /// drawn for lack of progress: every game has a winner by the rules alone.
    pub draws: bool,
    /// The variants besides the standard game.
    pub variants: &'static [Variant],
    /// The rules for players, in Markdown.
    pub rules: &'static str,
}

/// A variant of a game.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// The name in notation, after the colon.
    pub name: &'static str,
    /// A summary of the change in one line.
    pub summary: &'static str,
}

/// Who makes the first move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// Seat 1, as the rules say.
    South,
    /// The player that both agree on, or else a random one.
    ByLot,
}

/// The setup of a game without a choice of setup. It has no values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NoSetup(Infallible);

impl NoSetup {
    /// Converts to any type; there is no setup to call it on.
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

/// A setup that a side may not choose, or two that exclude each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// This side may not choose this setup.
    NotAllowed,
    /// The pieces belong to the other side in this game.
    OtherGroup,
    /// The two setups exclude each other, for a reason that the game names.
    Conflict(Code),
}

impl Coded for BadSetup {
    /// Conflicts have codes of the game.
    const CODES: &'static [&'static str] = &["setup-not-allowed", "other-group"];

    fn fact(&self) -> Fact {
        match self {
            BadSetup::NotAllowed => Fact::new("setup-not-allowed"),
            BadSetup::OtherGroup => Fact::new("other-group"),
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
