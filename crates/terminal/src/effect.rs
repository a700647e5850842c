use std::path::PathBuf;

use catalog::{AnyGame, AnyHistory};
use play::SearchLimits;
use play::player::PlayerName;
use rules::Side;
use search::Stop;

use crate::online::Request;

/// A side effect requested by `update`.
pub enum Effect {
    /// Quit the client.
    Quit,
    /// Suspend the client until the shell resumes it.
    Suspend,
    /// Run a task in the background.
    Task(Box<Task>),
}

impl From<Task> for Effect {
    fn from(work: Task) -> Effect {
        Effect::Task(Box::new(work))
    }
}

/// A computer player of one game and seat. The worker keeps its state as long as these stay the same.
#[derive(Clone)]
pub struct Opponent {
    /// The session, numbered since the client was started.
    pub session: u64,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The player.
    pub name: PlayerName,
    /// The seat.
    pub side: Side,
    /// The seed of its random choices.
    pub seed: u64,
}

/// A task that takes time or accesses files.
pub enum Task {
    /// Ask a computer player for a move.
    Choose {
        /// The request number.
        ticket: u64,
        /// The player.
        opponent: Opponent,
        /// The game so far.
        history: Box<dyn AnyHistory>,
        /// The search limits.
        limits: SearchLimits,
        /// Stops the search early.
        stop: Stop,
    },
    /// Ask a computer player for a setup.
    SetUp {
        /// The request number.
        ticket: u64,
        /// The player.
        opponent: Opponent,
        /// The setups to choose from.
        open: Vec<String>,
    },
    /// Analyse a position.
    Analyse {
        /// The request number.
        ticket: u64,
        /// The game.
        game: &'static dyn AnyGame,
        /// The game so far.
        history: Box<dyn AnyHistory>,
        /// The number of lines.
        lines: usize,
        /// The search limits; unlimited if empty.
        limits: SearchLimits,
        /// Stops the search.
        stop: Stop,
    },
    /// Probe the game's tablebase.
    Exact {
        /// The request number.
        ticket: u64,
        /// The game.
        game: &'static dyn AnyGame,
        /// The game so far.
        history: Box<dyn AnyHistory>,
    },
    /// Find an unused file name.
    FindName {
        /// The preferred name.
        wanted: String,
    },
    /// Complete the path of a file.
    CompletePath {
        /// What was typed.
        typed: String,
    },
    /// Save a record.
    Save {
        /// The file.
        path: PathBuf,
        /// The text.
        text: String,
        /// Whether to replace an existing file.
        replace: bool,
    },
    /// Load a record.
    Load {
        /// The file.
        path: PathBuf,
    },
    /// Send a request to a server.
    Ask(Request),
}
