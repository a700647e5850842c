use std::fmt;

use catalog::{BadPiece, BadStart};
use games::UnknownGame;
use rules::{BadChoice, BadPosition, Coded, Fact};
use table::record::{BadDice, BadJson, BadRecord, BadReplay};

/// Why a question cannot be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadQuestion {
    /// There is no such game.
    Game(UnknownGame),
    /// The position cannot be read.
    Position(BadPosition),
    /// The pieces make no position.
    Pieces(BadPiece),
    /// A move cannot be made.
    Choice(BadChoice),
    /// One of several moves cannot be made.
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The move as it was sent, shortened if it is long.
        text: String,
        /// The reason.
        why: BadChoice,
    },
    /// The game cannot begin like this.
    Start(BadStart),
    /// A record that is neither a text nor an object.
    RecordValue,
    /// The record cannot be read.
    Record(BadRecord),
    /// The record as JSON cannot be read.
    RecordJson(BadJson),
    /// The game of the record cannot be played.
    Replay(BadReplay),
    /// The dice of the record are wrong.
    Dice(BadDice),
    /// Both a position and setups or a first side were given.
    PositionAndSetups,
    /// A number that is no seat.
    Seat {
        /// The field that has it.
        field: &'static str,
    },
    /// There are too many moves.
    TooManyMoves {
        /// The largest number allowed.
        most: usize,
    },
    /// A list is too long.
    TooManyValues {
        /// The field that has it.
        field: &'static str,
        /// The largest number allowed.
        most: usize,
    },
}

impl Coded for BadQuestion {
    const CODES: &'static [&'static str] = &[
        "bad-record-value",
        "move-refused",
        "cannot-begin",
        "position-and-setups",
        "bad-seat",
        "too-many-moves",
        "too-many-values",
    ];

    fn fact(&self) -> Fact {
        match self {
            BadQuestion::Game(unknown) => unknown.fact(),
            BadQuestion::Position(bad) => bad.fact(),
            BadQuestion::Pieces(bad) => bad.fact(),
            BadQuestion::Choice(bad) => bad.fact(),
            BadQuestion::Move { number, text, why } => Fact::new("move-refused")
                .with("number", *number)
                .with("text", text.clone())
                .with("why", why.fact()),
            BadQuestion::Start(why) => Fact::new("cannot-begin").with("why", why.fact()),
            BadQuestion::RecordValue => Fact::new("bad-record-value"),
            BadQuestion::Record(bad) => bad.fact(),
            BadQuestion::RecordJson(bad) => bad.fact(),
            BadQuestion::Replay(bad) => bad.fact(),
            BadQuestion::Dice(bad) => bad.fact(),
            BadQuestion::PositionAndSetups => Fact::new("position-and-setups"),
            BadQuestion::Seat { field } => Fact::new("bad-seat").with("field", *field),
            BadQuestion::TooManyMoves { most } => Fact::new("too-many-moves").with("most", *most),
            BadQuestion::TooManyValues { field, most } => {
                Fact::new("too-many-values").with("field", *field).with("most", *most)
            }
        }
    }
}

impl fmt::Display for BadQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadQuestion {}

impl From<UnknownGame> for BadQuestion {
    fn from(bad: UnknownGame) -> BadQuestion {
        BadQuestion::Game(bad)
    }
}

impl From<BadPosition> for BadQuestion {
    fn from(bad: BadPosition) -> BadQuestion {
        BadQuestion::Position(bad)
    }
}

impl From<BadPiece> for BadQuestion {
    fn from(bad: BadPiece) -> BadQuestion {
        BadQuestion::Pieces(bad)
    }
}

impl From<BadChoice> for BadQuestion {
    fn from(bad: BadChoice) -> BadQuestion {
        BadQuestion::Choice(bad)
    }
}

impl From<BadRecord> for BadQuestion {
    fn from(bad: BadRecord) -> BadQuestion {
        BadQuestion::Record(bad)
    }
}

impl From<BadJson> for BadQuestion {
    fn from(bad: BadJson) -> BadQuestion {
        BadQuestion::RecordJson(bad)
    }
}

impl From<BadReplay> for BadQuestion {
    fn from(bad: BadReplay) -> BadQuestion {
        BadQuestion::Replay(bad)
    }
}
