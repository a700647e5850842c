use std::fmt::{self, Display};
use std::str::FromStr;

use crate::{Choice, IllegalChoice, Node, Position, Side};

/// Positions that are read and written as text. [`Display`] writes the one form there is.
pub trait Notation: Position + Display + FromStr<Err = BadPosition> {
    /// Reads a move, or the fall of the dice where they are waited for, and checks that it is possible here.
    fn read_choice(&self, text: &str) -> Result<Choice<Self::Move, Self::Roll>, BadChoice> {
        let choice = match (text.parse(), text.parse()) {
            (Ok(mv), _) => Choice::Move(mv),
            (_, Ok(roll)) => Choice::Roll(roll),
            (Err(bad), _) if self.node() != Node::Chance => return Err(BadChoice::Unreadable(bad)),
            (_, Err(bad)) => return Err(BadChoice::Unreadable(bad)),
        };
        self.take(choice).map(|_| choice).map_err(BadChoice::Refused)
    }
}

impl<P: Position + Display + FromStr<Err = BadPosition>> Notation for P {}

/// Why a text is no choice in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadChoice {
    /// The text is no move at all.
    Unreadable(BadMove),
    /// It is a move, but not one for this position.
    Refused(IllegalChoice),
}

impl Display for BadChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadChoice::Unreadable(bad) => bad.fmt(f),
            BadChoice::Refused(refused) => refused.fmt(f),
        }
    }
}

impl std::error::Error for BadChoice {}

/// A text that is not a move (or a roll) of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BadMove {
    /// Where reading stopped, counted in characters from 1.
    pub column: usize,
    /// What should have stood there.
    pub expected: &'static str,
}

impl Display for BadMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read the move at column {}: expected {}", self.column, self.expected)
    }
}

impl std::error::Error for BadMove {}

/// A text that is not a position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPosition {
    /// The field that is wrong: `board`, `seat`, …
    pub field: &'static str,
    /// Where in the whole text, counted in characters from 1.
    pub column: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

impl Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, column {}: {}", self.field, self.column, self.fault)
    }
}

impl std::error::Error for BadPosition {}

/// What is wrong with a field of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The field is not there.
    Missing,
    /// There is more text after the last field.
    TrailingText,
    /// A letter that is no piece of this game.
    UnknownPiece {
        /// What was found.
        found: char,
        /// The letters there are.
        letters: &'static str,
    },
    /// A number of empty spaces that is zero or has a leading zero.
    BadRun,
    /// A part of the board (a ring, a rank) that does not have its number of spaces.
    WrongLength {
        /// The part: `ring a`, `rank 7`, …
        part: &'static str,
        /// How many spaces are written, or one too many where reading stopped.
        found: u32,
        /// How many there are.
        spaces: u32,
    },
    /// A board with the wrong number of parts.
    WrongParts {
        /// How many are written.
        found: u32,
        /// How many there are.
        parts: u32,
    },
    /// More pieces of a kind than a side can have.
    TooMany {
        /// Whose.
        side: Side,
        /// The kind, in the plural.
        pieces: &'static str,
        /// How many there may be.
        limit: u32,
    },
    /// A value that is none of those allowed.
    NotOneOf(&'static str),
    /// Well written, but contradicting the rest of the position.
    Impossible(&'static str),
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Missing => f.write_str("this field is missing"),
            Fault::TrailingText => f.write_str("unexpected text after the last field"),
            Fault::UnknownPiece { found, letters } => {
                write!(f, "{found:?} is no piece, expected one of {letters} or a number of empty spaces")
            }
            Fault::BadRun => f.write_str("a number of empty spaces is at least 1, without leading zeros"),
            Fault::WrongLength { part, found, spaces } if found > spaces => {
                write!(f, "{part} has more than its {spaces} {}", plural(*spaces, "space"))
            }
            Fault::WrongLength { part, found, spaces } => {
                write!(f, "{part} has {found} {}, expected {spaces}", plural(*found, "space"))
            }
            Fault::WrongParts { found, parts } => {
                write!(
                    f,
                    "the board has {found} {} divided by \"/\", expected {parts}",
                    plural(*found, "part")
                )
            }
            Fault::TooMany { side, pieces, limit } => write!(f, "{side} has more than {limit} {pieces}"),
            Fault::NotOneOf(expected) => write!(f, "expected {expected}"),
            Fault::Impossible(why) => f.write_str(why),
        }
    }
}

fn plural(count: u32, word: &str) -> String {
    if count == 1 { word.to_owned() } else { format!("{word}s") }
}

/// The fields of a position's text, each divided from the next by one space.
pub struct Fields<'t> {
    whole: &'t str,
    next: Option<usize>,
}

impl<'t> Fields<'t> {
    /// The fields of this text.
    pub fn new(whole: &'t str) -> Fields<'t> {
        Fields { whole, next: Some(0) }
    }

    /// The next field, which is called `name` in errors.
    pub fn take(&mut self, name: &'static str) -> Result<Field<'t>, BadPosition> {
        let start = self.next.unwrap_or(self.whole.len());
        let text = &self.whole[start..];
        let end = text.find(' ').map(|space| start + space);
        self.next = end.map(|space| space + 1);
        let field = Field {
            name,
            whole: self.whole,
            start,
            text: &self.whole[start..end.unwrap_or(self.whole.len())],
        };
        if field.text.is_empty() { Err(field.fault(0, Fault::Missing)) } else { Ok(field) }
    }

    /// Checks that there is nothing after the last field.
    pub fn end(self, last: &Field<'t>) -> Result<(), BadPosition> {
        match self.next {
            None => Ok(()),
            Some(_) => Err(last.fault(last.text.len(), Fault::TrailingText)),
        }
    }
}

/// One field of a position's text.
#[derive(Clone, Copy)]
pub struct Field<'t> {
    name: &'static str,
    whole: &'t str,
    start: usize,
    /// The field alone.
    pub text: &'t str,
}

impl Field<'_> {
    /// An error at a byte of this field.
    pub fn fault(&self, byte: usize, fault: Fault) -> BadPosition {
        let column = self.whole[..self.start + byte].chars().count() + 1;
        BadPosition { field: self.name, column, fault }
    }

    /// Reads the number of a seat.
    pub fn seat(&self) -> Result<Side, BadPosition> {
        Ok(Side::BOTH[self.one_of(&["1", "2"], "1 or 2")?])
    }

    /// Reads the number of turns just forfeited in a row.
    pub fn passes(&self) -> Result<u8, BadPosition> {
        Ok(self.one_of(&["0", "1", "2"], "0, 1 or 2")? as u8)
    }

    /// Which of these values the field is.
    pub fn one_of(&self, values: &[&str], expected: &'static str) -> Result<usize, BadPosition> {
        values
            .iter()
            .position(|value| *value == self.text)
            .ok_or_else(|| self.fault(0, Fault::NotOneOf(expected)))
    }

    /// The contradiction between this field and others.
    pub fn impossible(&self, why: &'static str) -> BadPosition {
        self.fault(0, Fault::Impossible(why))
    }
}
