use std::path::PathBuf;
use std::time::Duration;

use catalog::{Chosen, Exact, Thought};
use crossterm::event::{KeyEvent, MouseEvent};
use play::Forfeit;

use crate::online::ServerEvent;

/// An input event.
#[derive(Clone, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse did something.
    Mouse(MouseEvent),
    /// Text was pasted.
    Paste(String),
    /// The window was resized to so many columns and rows.
    Resize(u16, u16),
    /// The time since the client was started.
    Tick(Duration),
    /// The result of a background task.
    Answer(Answer),
}

/// The result of a background task. The ticket identifies the request.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The decision of a computer player, or its error and how it forfeits the game.
    Chosen {
        /// The request number.
        ticket: u64,
        /// The decision.
        result: Result<Chosen, (String, Forfeit)>,
    },
    /// The setup chosen by a computer player.
    SetUp {
        /// The request number.
        ticket: u64,
        /// The setup.
        result: Result<String, String>,
    },
    /// An intermediate search report.
    Thought {
        /// The request number.
        ticket: u64,
        /// The report.
        thought: Thought,
    },
    /// The end of a search.
    Done {
        /// The request number.
        ticket: u64,
        /// The last report; `None` if there was nothing to decide.
        thought: Option<Thought>,
    },
    /// Exact values.
    Exact {
        /// The request number.
        ticket: u64,
        /// `None` if there is no tablebase or it isn't ready.
        exact: Option<Exact>,
    },
    /// An unused file name.
    Free {
        /// The preferred name.
        wanted: String,
        /// The unused name.
        name: String,
    },
    /// A path was completed.
    Completed {
        /// What was typed.
        typed: String,
        /// The same, as far as it can be completed.
        text: String,
    },
    /// A record was not written, as there is such a file already.
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The result of saving a record.
    Saved {
        /// The file.
        path: PathBuf,
        /// The error, if any.
        result: Result<(), String>,
    },
    /// The result of loading a record.
    Loaded {
        /// The file.
        path: PathBuf,
        /// Its text, or the error.
        result: Result<String, LoadError>,
    },
    /// An event from a server.
    ServerEvent(ServerEvent),
}

/// Why a file was not loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// It is too large for a file of records.
    TooLarge,
    /// The operating system's error.
    Broken(String),
}
