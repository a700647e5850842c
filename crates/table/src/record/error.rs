use std::fmt;

use rules::{Code, Coded, Fact};

use super::BadResult;

/// Why a text is not a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecord {
    /// The line number, from 1.
    pub line: usize,
    /// The error in that line.
    pub fault: RecordFault,
}

/// An error in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// The text is too long.
    TooLong {
        /// The maximum in bytes.
        most: usize,
    },
    /// There are too many records.
    TooMany {
        /// The maximum.
        most: usize,
    },
    /// There is no record.
    Empty,
    /// Text after a record that doesn't start another one.
    Trailing,
    /// A line that should be a tag but isn't.
    Tag,
    /// A tag that occurs twice.
    Twice(String),
    /// A mandatory tag that is missing.
    Missing(&'static str),
    /// A tag with an invalid value.
    Value {
        /// The tag.
        tag: &'static str,
        /// The expected value.
        expected: ExpectedTag,
    },
    /// An invalid result, in a tag or at the end.
    Result(BadResult),
    /// The result at the end differs from the tag.
    Disagrees,
    /// The game ends without a result.
    NoResult,
    /// A comment that is not closed.
    OpenComment,
    /// Two comments in one place.
    TwoComments,
    /// A word that cannot be a move.
    Word(String),
    /// A number without a move.
    LoneNumber,
}

rules::codes! {
    /// The expected value of a tag.
    pub enum ExpectedTag {
        /// The name of a game.
        Game = "expected-game",
        /// A variant, or no tag.
        Variant = "expected-variant",
        /// Two setups.
        Setups = "expected-setups",
        /// The number of the game at its table.
        GameNumber = "expected-game-number",
    }
}

impl Coded for BadRecord {
    const CODES: &'static [&'static str] = &["bad-record"];

    fn fact(&self) -> Fact {
        Fact::new("bad-record").with("line", self.line).with("fault", self.fault.fact())
    }
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl Coded for RecordFault {
    const CODES: &'static [&'static str] = &[
        "fault-record-long",
        "fault-record-many",
        "fault-record-empty",
        "fault-record-trailing",
        "fault-record-tag",
        "fault-record-twice",
        "fault-record-missing",
        "fault-record-value",
        "fault-record-disagrees",
        "fault-record-no-result",
        "fault-record-open-comment",
        "fault-record-two-comments",
        "fault-record-word",
        "fault-record-lone-number",
    ];

    fn fact(&self) -> Fact {
        match self {
            RecordFault::TooLong { most } => Fact::new("fault-record-long").with("most", *most),
            RecordFault::TooMany { most } => Fact::new("fault-record-many").with("most", *most),
            RecordFault::Empty => Fact::new("fault-record-empty"),
            RecordFault::Trailing => Fact::new("fault-record-trailing"),
            RecordFault::Tag => Fact::new("fault-record-tag"),
            RecordFault::Twice(tag) => Fact::new("fault-record-twice").with("tag", tag.as_str()),
            RecordFault::Missing(tag) => Fact::new("fault-record-missing").with("tag", *tag),
            RecordFault::Value { tag, expected } => {
                Fact::new("fault-record-value").with("tag", *tag).with("expected", Code::from(*expected))
            }
            RecordFault::Result(bad) => bad.fact(),
            RecordFault::Disagrees => Fact::new("fault-record-disagrees"),
            RecordFault::NoResult => Fact::new("fault-record-no-result"),
            RecordFault::OpenComment => Fact::new("fault-record-open-comment"),
            RecordFault::TwoComments => Fact::new("fault-record-two-comments"),
            RecordFault::Word(word) => Fact::new("fault-record-word").with("text", word.as_str()),
            RecordFault::LoneNumber => Fact::new("fault-record-lone-number"),
        }
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadRecord {}
