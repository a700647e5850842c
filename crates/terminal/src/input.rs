use std::path::PathBuf;
use std::time::Duration;

use catalog::{Chosen, Exact, Thought};
use crossterm::event::{KeyEvent, MouseEvent};
use play::Forfeit;

use crate::online::ServerEvent;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse did something.
    Mouse(MouseEvent),
    /// Text was pasted.
    Paste(String),
    /// The window has so many columns and rows now.
    Resize(u16, u16),
    /// So much time has passed since the client was opened.
    Tick(Duration),
    /// Something that was asked for in the background is there.
    Answer(Answer),
}

/// What came of work in the background. A ticket tells which request it answers.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A computer player decided, or failed: in words, and what it loses the game for.
    Chosen {
        /// Which request it answers.
        ticket: u64,
        /// What it decided.
        result: Result<Chosen, (String, Forfeit)>,
    },
    /// A computer player chose its arrangement.
    SetUp {
        /// Which request it answers.
        ticket: u64,
        /// What it chose.
        result: Result<String, String>,
    },
    /// A search has come further.
    Thought {
        /// Which request it answers.
        ticket: u64,
        /// What it found so far.
        thought: Thought,
    },
    /// A search is at its end.
    Done {
        /// Which request it answers.
        ticket: u64,
        /// What it found; nothing where there is nothing to decide.
        thought: Option<Thought>,
    },
    /// What a table knows.
    Exact {
        /// Which request it answers.
        ticket: u64,
        /// Nothing, where there is no table or while it is being made.
        exact: Option<Exact>,
    },
    /// A name that no file has yet.
    Free {
        /// The name that was wanted.
        wanted: String,
        /// The one to take.
        name: String,
    },
    /// A record was not written, as there is such a file already.
    Exists {
        /// Where to.
        path: PathBuf,
    },
    /// A record was written.
    Saved {
        /// Where to.
        path: PathBuf,
        /// What went wrong.
        result: Result<(), String>,
    },
    /// A record was read.
    Loaded {
        /// Where from.
        path: PathBuf,
        /// Its text, or what went wrong.
        result: Result<String, LoadError>,
    },
    /// Something came from a server.
    ServerEvent(ServerEvent),
}

/// Why a file was not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// It is larger than any file of records.
    TooLarge,
    /// The system says this.
    Broken(String),
}
