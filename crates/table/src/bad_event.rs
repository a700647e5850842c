use std::fmt;

use rules::BadChoice;

use crate::{BadTerms, Phase};
use catalog::BadStart;

/// The version of the events that are written now. It changes when older readers would misunderstand newer events.
pub const EVENT_VERSION: u32 = 1;

/// Why an event cannot be applied to a table. The table is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadEvent {
    /// The first event, and only the first, opens the table.
    Opening,
    /// Events of a version that is not known here.
    Version(u32),
    /// Terms on which no table can be opened.
    Terms(BadTerms),
    /// An event that does not fit what is going on.
    Phase(Phase),
    /// A seat that is taken or empty, when it should be otherwise.
    Seat,
    /// A setup, or two that do not go together.
    Setup(BadStart),
    /// A move or a fall of the dice that is not possible.
    Choice(BadChoice),
    /// A declaration that the game does not allow.
    Declaration,
}

impl fmt::Display for BadEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadEvent::Opening => f.write_str("a table is opened once, by its first event"),
            BadEvent::Version(version) => {
                write!(
                    f,
                    "events of version {version} cannot be read: expected version {EVENT_VERSION} or lower"
                )
            }
            BadEvent::Terms(bad) => bad.fmt(f),
            BadEvent::Phase(phase) => write!(f, "not in phase {}", phase.code()),
            BadEvent::Seat => f.write_str("the seat is not as the event says"),
            BadEvent::Setup(bad) => bad.fmt(f),
            BadEvent::Choice(bad) => bad.fmt(f),
            BadEvent::Declaration => f.write_str("the game does not allow what was declared"),
        }
    }
}

impl std::error::Error for BadEvent {}

/// Why a table cannot be rebuilt from its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// The number of the event, counted from 1.
    pub number: u64,
    /// What is wrong with it.
    pub why: BadEvent,
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.number, self.why)
    }
}

impl std::error::Error for BadLog {}
