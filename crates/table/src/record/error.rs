use std::fmt;

use rules::{Code, Coded, Fact};

use super::BadResult;

/// Why a text is no record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecord {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What may be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// More text than is read.
    TooLong {
        /// The most bytes.
        most: usize,
    },
    /// More records than are read.
    TooMany {
        /// The most records.
        most: usize,
    },
    /// There is no record at all.
    Empty,
    /// Something else than the tags of one record stands here.
    Trailing,
    /// A line that should be a tag and is none.
    Tag,
    /// A tag that stands twice.
    Twice(String),
    /// A tag that has to be there.
    Missing(&'static str),
    /// A tag with a value that it cannot have.
    Value {
        /// The tag.
        tag: &'static str,
        /// What it should be.
        expected: ExpectedTag,
    },
    /// The result, in a tag or at the end.
    Result(BadResult),
    /// The result at the end is another than the one in the tag.
    Disagrees,
    /// The game breaks off without a result.
    NoResult,
    /// A comment that does not end.
    OpenComment,
    /// A second comment in one place.
    TwoComments,
    /// Something that can be no move.
    Word(String),
    /// A number that is followed by no move.
    LoneNumber,
}

rules::codes! {
    /// What the value of a tag should be.
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
