use std::fmt;

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
        expected: &'static str,
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

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::TooLong { most } => write!(f, "the text is too long: at most {most} bytes are read"),
            RecordFault::TooMany { most } => write!(f, "too many records: at most {most} are read"),
            RecordFault::Empty => f.write_str("there is no record here"),
            RecordFault::Trailing => {
                f.write_str("the record is over: expected the tags of another one, or nothing")
            }
            RecordFault::Tag => f.write_str("expected a tag as in [Game \"courtier\"]"),
            RecordFault::Twice(tag) => write!(f, "the tag {tag:?} stands twice"),
            RecordFault::Missing(tag) => write!(f, "the tag {tag:?} is missing"),
            RecordFault::Value { tag, expected } => {
                write!(f, "the tag {tag:?} cannot be so: expected {expected}")
            }
            RecordFault::Result(bad) => bad.fmt(f),
            RecordFault::Disagrees => f.write_str("the result differs from the one in the tag \"Result\""),
            RecordFault::NoResult => f.write_str("the game breaks off: expected its result, or * for none"),
            RecordFault::OpenComment => f.write_str("a comment begins here and does not end: expected }"),
            RecordFault::TwoComments => f.write_str("a second comment in one place: write them as one"),
            RecordFault::Word(word) => write!(f, "{word:?} can be no move"),
            RecordFault::LoneNumber => f.write_str("expected a move after the number"),
        }
    }
}

impl std::error::Error for BadRecord {}
