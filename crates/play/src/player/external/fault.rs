use std::fmt;
use std::io;
use std::time::Duration;

use crate::Forfeit;

/// A fault of an external engine.
#[derive(Debug)]
pub enum EngineFault {
    /// It could not be started.
    NotStarted {
        /// The program.
        program: String,
        /// The operating system's error.
        error: io::Error,
    },
    /// It exited, or closed its input or output.
    Ended,
    /// It did not answer in time.
    Silent {
        /// The expected answer.
        awaited: &'static str,
        /// The time waited.
        waited: Duration,
    },
    /// It chose an illegal move.
    IllegalMove {
        /// The move.
        text: String,
        /// The position.
        position: String,
    },
}

impl EngineFault {
    /// Returns how the engine forfeits the game.
    pub fn forfeit(&self) -> Forfeit {
        match self {
            EngineFault::NotStarted { .. } | EngineFault::Ended => Forfeit::Gone,
            EngineFault::Silent { .. } => Forfeit::Time,
            EngineFault::IllegalMove { .. } => Forfeit::IllegalMove,
        }
    }
}

impl fmt::Display for EngineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineFault::NotStarted { program, error } => write!(f, "cannot start {program}: {error}"),
            EngineFault::Ended => f.write_str("the engine exited during the game"),
            EngineFault::Silent { awaited, waited } => {
                write!(f, "the engine did not answer \"{awaited}\" within {:.1} s", waited.as_secs_f64())
            }
            EngineFault::IllegalMove { text, position } => {
                write!(f, "the engine chose {text:?}, which is illegal in \"{position}\"")
            }
        }
    }
}

impl std::error::Error for EngineFault {}
