use std::fmt::{self, Display};
use std::str::FromStr;

use crate::{Choice, Code, Coded, Fact, IllegalChoice, Node, Param, Position, Side};

/// Positions that can be read and written as text. [`Display`] writes the canonical form.
pub trait Notation: Position + Display + FromStr<Err = BadPosition> {
    /// Reads a move, or a roll at a chance node, and checks that it is legal here.
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

/// Why a text is not a legal choice in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadChoice {
    /// The text is not a move at all.
    Unreadable(BadMove),
    /// It is a move, but not a legal one here.
    Refused(IllegalChoice),
}

impl Coded for BadChoice {
    const CODES: &'static [&'static str] = &[];

    fn fact(&self) -> Fact {
        match self {
            BadChoice::Unreadable(bad) => bad.fact(),
            BadChoice::Refused(refused) => refused.fact(),
        }
    }
}

/// A text that is not a move (or a roll) of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BadMove {
    /// The column of the error, in characters from 1.
    pub column: usize,
    /// What was expected there: a code of the game.
    pub expected: Code,
}

impl Coded for BadMove {
    const CODES: &'static [&'static str] = &["bad-move"];

    fn fact(&self) -> Fact {
        Fact::new("bad-move").with("column", self.column).with("expected", self.expected)
    }
}

crate::codes! {
    /// What was expected, in any game.
    pub enum Expected {
        /// The end of the move.
        End = "expected-end",
        /// A move, because the game has no dice.
        Move = "expected-move",
        /// No setup, because the game has none.
        NoSetup = "expected-no-setup",
        /// The number of a seat.
        Seat = "expected-seat",
        /// The number of turns forfeited in a row.
        Passes = "expected-passes",
    }
}

/// A text that is not a position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPosition {
    /// The name of the field that is wrong: `board`, `seat`, …
    pub field: &'static str,
    /// The column in the whole text, in characters from 1.
    pub column: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

impl Coded for BadPosition {
    const CODES: &'static [&'static str] = &["bad-position"];

    fn fact(&self) -> Fact {
        Fact::new("bad-position")
            .with("field", self.field)
            .with("column", self.column)
            .with("fault", self.fault.fact())
    }
}

/// What is wrong with a field of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The field is not there.
    Missing,
    /// There is more text after the last field.
    TrailingText,
    /// A letter that is not a piece of this game.
    UnknownPiece {
        /// The character found.
        found: char,
        /// The letters of all pieces.
        letters: &'static str,
    },
    /// A number of empty spaces that is zero or has a leading zero.
    BadRun,
    /// A part of the board with the wrong number of spaces.
    WrongLength {
        /// The part.
        part: BoardPart,
        /// The number of spaces found; reading stops at one too many.
        found: u32,
        /// The number of spaces expected.
        spaces: u32,
    },
    /// A board with the wrong number of parts.
    WrongParts {
        /// The number found.
        found: u32,
        /// The number expected.
        parts: u32,
    },
    /// More pieces of one kind than a side can have.
    TooMany {
        /// The owner of the pieces.
        side: Side,
        /// The kind of piece.
        piece: &'static str,
        /// The most it can have.
        limit: u32,
    },
    /// A value other than those expected.
    NotOneOf(Code),
    /// Well-formed, but contradicting the rest of the position, for a reason that the game names.
    Impossible(Code),
}

impl Coded for Fault {
    const CODES: &'static [&'static str] = &[
        "fault-missing",
        "fault-trailing-text",
        "fault-unknown-piece",
        "fault-bad-run",
        "fault-too-long",
        "fault-too-short",
        "fault-wrong-parts",
        "fault-too-many",
        "fault-not-one-of",
    ];

    fn fact(&self) -> Fact {
        match self {
            Fault::Missing => Fact::new("fault-missing"),
            Fault::TrailingText => Fact::new("fault-trailing-text"),
            Fault::UnknownPiece { found, letters } => {
                Fact::new("fault-unknown-piece").with("found", found.to_string()).with("letters", *letters)
            }
            Fault::BadRun => Fact::new("fault-bad-run"),
            Fault::WrongLength { part, found, spaces } if found > spaces => {
                Fact::new("fault-too-long").with("part", part.fact()).with("spaces", *spaces)
            }
            Fault::WrongLength { part, found, spaces } => Fact::new("fault-too-short")
                .with("part", part.fact())
                .with("found", *found)
                .with("spaces", *spaces),
            Fault::WrongParts { found, parts } => {
                Fact::new("fault-wrong-parts").with("found", *found).with("parts", *parts)
            }
            Fault::TooMany { side, piece, limit } => Fact::new("fault-too-many")
                .with("side", *side)
                .with("piece", Param::Piece(piece))
                .with("limit", *limit),
            Fault::NotOneOf(expected) => Fact::new("fault-not-one-of").with("expected", *expected),
            Fault::Impossible(why) => Fact::new(why.0),
        }
    }
}

/// A part of the board, as separated by slashes in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardPart {
    /// The ring with this letter.
    Ring(char),
    /// The centre of a round board.
    Centre,
    /// The rank with this number.
    Rank(u8),
}

impl Coded for BoardPart {
    const CODES: &'static [&'static str] = &["part-ring", "part-centre", "part-rank"];

    fn fact(&self) -> Fact {
        match self {
            BoardPart::Ring(letter) => Fact::new("part-ring").with("ring", letter.to_string()),
            BoardPart::Centre => Fact::new("part-centre"),
            BoardPart::Rank(number) => Fact::new("part-rank").with("rank", *number),
        }
    }
}

/// Errors print as code and parameters; sentences are in the message catalogue.
macro_rules! error {
    ($($name:ty),+) => {$(
        impl Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.fact().fmt(f)
            }
        }

        impl std::error::Error for $name {}
    )+};
}

error!(BadChoice, BadMove, BadPosition, Fault);

/// Splits the text of a position into its fields, separated by single spaces.
pub struct Fields<'t> {
    whole: &'t str,
    next: Option<usize>,
}

impl<'t> Fields<'t> {
    /// Starts reading this text.
    pub fn new(whole: &'t str) -> Fields<'t> {
        Fields { whole, next: Some(0) }
    }

    /// Returns the next field; errors call it `name`.
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
    /// The text of the field.
    pub text: &'t str,
}

impl Field<'_> {
    /// Creates an error at a byte of this field.
    pub fn fault(&self, byte: usize, fault: Fault) -> BadPosition {
        let column = self.whole[..self.start + byte].chars().count() + 1;
        BadPosition { field: self.name, column, fault }
    }

    /// Reads the number of a seat.
    pub fn seat(&self) -> Result<Side, BadPosition> {
        Ok(Side::BOTH[self.one_of(&["1", "2"], Expected::Seat)?])
    }

    /// Reads how many turns in a row have just been forfeited.
    pub fn passes(&self) -> Result<u8, BadPosition> {
        Ok(self.one_of(&["0", "1", "2"], Expected::Passes)? as u8)
    }

    /// Returns which of these values the field is.
    pub fn one_of(&self, values: &[&str], expected: impl Into<Code>) -> Result<usize, BadPosition> {
        values
            .iter()
            .position(|value| *value == self.text)
            .ok_or_else(|| self.fault(0, Fault::NotOneOf(expected.into())))
    }

    /// Creates an error for a contradiction between this field and others.
    pub fn impossible(&self, why: impl Into<Code>) -> BadPosition {
        self.fault(0, Fault::Impossible(why.into()))
    }
}
