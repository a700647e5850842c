use std::fmt::{self, Display};
use std::io;

/// Why a file cannot be used as the table of a game.
#[derive(Debug)]
pub enum BadTable {
    /// The file cannot be read.
    Unreadable(io::Error),
    /// It is no table at all.
    NotATable,
    /// It is written in another format.
    OtherFormat {
        /// Its version.
        found: u32,
        /// The version that is read here.
        expected: u32,
    },
    /// Its bytes are not those that were written.
    Damaged,
    /// It ends too early.
    CutOff,
    /// It is longer than it can be.
    TooLong,
    /// It is the table of another game.
    OtherGame {
        /// That game.
        found: String,
        /// The game that was asked for.
        expected: String,
    },
    /// The rules, or the numbers of positions, have changed since it was made.
    OtherVersion {
        /// The version it was made for.
        found: u32,
        /// The version now.
        expected: u32,
    },
    /// Its index lists other parts than the game has.
    OtherParts,
}

impl From<io::Error> for BadTable {
    fn from(error: io::Error) -> BadTable {
        BadTable::Unreadable(error)
    }
}

impl BadTable {
    /// Whether there simply is no file yet.
    pub fn is_missing(&self) -> bool {
        matches!(self, BadTable::Unreadable(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

impl Display for BadTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadTable::Unreadable(error) => write!(f, "the file cannot be read: {error}"),
            BadTable::NotATable => f.write_str("the file is no table"),
            BadTable::OtherFormat { found, expected } => {
                write!(f, "the file has format {found}, expected {expected}")
            }
            BadTable::Damaged => f.write_str("the file is damaged: its checksum is wrong"),
            BadTable::CutOff => f.write_str("the file is damaged: it ends too early"),
            BadTable::TooLong => f.write_str("the file is damaged: it is too long"),
            BadTable::OtherGame { found, expected } => {
                write!(f, "the file is a table of {found}, expected one of {expected}")
            }
            BadTable::OtherVersion { found, expected } => {
                write!(f, "the file was made for version {found} of the game, expected {expected}")
            }
            BadTable::OtherParts => f.write_str("the file has other parts than the game"),
        }
    }
}

impl std::error::Error for BadTable {}
