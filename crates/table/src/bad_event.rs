use std::fmt;

use rules::BadChoice;

use crate::{BadTerms, Phase};
use catalog::BadStart;

/// The version of events written now. It changes when older readers would misunderstand newer events.
///
/// Until version 1, a resignation or forfeit counted one point in every game.
pub const EVENT_VERSION: u32 = 2;

/// Why an event cannot be applied. The table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadEvent {
    /// An opening event that isn't the first, or a first event that isn't an opening.
    Opening,
    /// An unknown version of events.
    Version(u32),
    /// Invalid terms.
    Terms(BadTerms),
    /// An event that isn't possible in this phase.
    Phase(Phase),
    /// A seat that is taken or free, but should be the opposite.
    Seat,
    /// A setup that is invalid, or two that exclude each other.
    Setup(BadStart),
    /// An illegal move or roll.
    Choice(BadChoice),
    /// A declaration that the game does not allow.
    Declaration,
}

impl fmt::Display for BadEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadEvent::Opening => f.write_str("only the first event opens the table"),
            BadEvent::Version(version) => {
                write!(
                    f,
                    "events of version {version} cannot be read: expected version {EVENT_VERSION} or lower"
                )
            }
            BadEvent::Terms(bad) => bad.fmt(f),
            BadEvent::Phase(phase) => write!(f, "not in phase {}", phase.code()),
            BadEvent::Seat => f.write_str("the event contradicts who has the seat"),
            BadEvent::Setup(bad) => bad.fmt(f),
            BadEvent::Choice(bad) => bad.fmt(f),
            BadEvent::Declaration => f.write_str("the game does not allow this declaration"),
        }
    }
}

impl std::error::Error for BadEvent {}

/// Why a table cannot be rebuilt from its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// The number of the event, from 1.
    pub number: u64,
    /// The error in it.
    pub why: BadEvent,
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.number, self.why)
    }
}

impl std::error::Error for BadLog {}
