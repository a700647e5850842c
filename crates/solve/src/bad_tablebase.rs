use std::fmt::{self, Display};
use std::io;

/// Why a file cannot be used as the tablebase of a game.
#[derive(Debug)]
pub enum BadTablebase {
    /// The file cannot be read.
    Unreadable(io::Error),
    /// It is not a tablebase.
    NotATable,
    /// Its format has a different version.
    OtherFormat {
        /// The version found.
        found: u32,
        /// The version supported.
        expected: u32,
    },
    /// Its checksum is wrong.
    Damaged,
    /// It is truncated.
    CutOff,
    /// It has bytes after its end.
    TooLong,
    /// It belongs to another game.
    OtherGame {
        /// The game found.
        found: String,
        /// The game expected.
        expected: String,
    },
    /// It was made for another version of the rules or of the numbering.
    OtherVersion {
        /// The version found.
        found: u32,
        /// The version expected.
        expected: u32,
    },
    /// Its parts differ from the game's.
    OtherParts,
}

impl From<io::Error> for BadTablebase {
    fn from(error: io::Error) -> BadTablebase {
        BadTablebase::Unreadable(error)
    }
}

impl BadTablebase {
    /// Whether the file simply doesn't exist yet.
    pub fn is_missing(&self) -> bool {
        matches!(self, BadTablebase::Unreadable(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

impl Display for BadTablebase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadTablebase::Unreadable(error) => write!(f, "the file cannot be read: {error}"),
            BadTablebase::NotATable => f.write_str("the file is not a tablebase"),
            BadTablebase::OtherFormat { found, expected } => {
                write!(f, "the file has format version {found}, expected {expected}")
            }
            BadTablebase::Damaged => f.write_str("the file is damaged: its checksum is wrong"),
            BadTablebase::CutOff => f.write_str("the file is damaged: it ends too early"),
            BadTablebase::TooLong => f.write_str("the file is damaged: it is too long"),
            BadTablebase::OtherGame { found, expected } => {
                write!(f, "the file is the tablebase of {found}, expected that of {expected}")
            }
            BadTablebase::OtherVersion { found, expected } => {
                write!(f, "the file was made for version {found} of the game, expected {expected}")
            }
            BadTablebase::OtherParts => f.write_str("the parts of the file differ from those of the game"),
        }
    }
}

impl std::error::Error for BadTablebase {}
