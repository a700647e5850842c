use std::fmt::{self, Display};
use std::io;

/// Why a file cannot be used as the table of a game.
#[derive(Debug)]
pub enum BadTablebase {
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

impl From<io::Error> for BadTablebase {
    fn from(error: io::Error) -> BadTablebase {
        BadTablebase::Unreadable(error)
    }
}

impl BadTablebase {
    /// Whether there simply is no file yet.
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
                write!(f, "the file has format {found}, expected {expected}")
            }
            BadTablebase::Damaged => f.write_str("the file is damaged: its checksum is wrong"),
            BadTablebase::CutOff => f.write_str("the file is damaged: it ends too early"),
            BadTablebase::TooLong => f.write_str("the file is damaged: it is too long"),
            BadTablebase::OtherGame { found, expected } => {
                write!(f, "the file is a table of {found}, expected one of {expected}")
            }
            BadTablebase::OtherVersion { found, expected } => {
                write!(f, "the file was made for version {found} of the game, expected {expected}")
            }
            BadTablebase::OtherParts => f.write_str("the file has other parts than the game"),
        }
    }
}

impl std::error::Error for BadTablebase {}
