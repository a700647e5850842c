use std::path::PathBuf;

use catalog::{AnyGame, AnyHistory};
use play::SearchLimits;
use play::player::PlayerName;
use rules::Side;
use search::Stop;

use crate::online::Request;

/// What is to be done because of an input.
pub enum Effect {
    /// The client closes.
    Quit,
    /// The client steps back behind the shell, until it is called again.
    Suspend,
    /// Something is to be done in the background.
    Task(Box<Task>),
}

impl From<Task> for Effect {
    fn from(work: Task) -> Effect {
        Effect::Task(Box::new(work))
    }
}

/// A computer player: which it is, in which game and on which seat. It keeps what it remembers as long as all of that
/// stays the same.
#[derive(Clone)]
pub struct Opponent {
    /// Which game of all that were played since the client was opened.
    pub session: u64,
    /// What is played.
    pub game: &'static dyn AnyGame,
    /// Who plays.
    pub name: PlayerName,
    /// On which seat.
    pub side: Side,
    /// What its luck follows from.
    pub seed: u64,
}

/// Work that takes time, or files.
pub enum Task {
    /// A computer player decides.
    Choose {
        /// Goes back with the answer.
        ticket: u64,
        /// Who decides.
        opponent: Opponent,
        /// What was played so far.
        history: Box<dyn AnyHistory>,
        /// How long it may think.
        pace: SearchLimits,
        /// Stops it before that.
        stop: Stop,
    },
    /// A computer player chooses its arrangement.
    SetUp {
        /// Goes back with the answer.
        ticket: u64,
        /// Who chooses.
        opponent: Opponent,
    },
    /// The position is searched.
    Analyse {
        /// Goes back with the answers.
        ticket: u64,
        /// What is played.
        game: &'static dyn AnyGame,
        /// What was played so far.
        history: Box<dyn AnyHistory>,
        /// How many lines are wanted.
        lines: usize,
        /// How long to search; without it until it is stopped.
        pace: SearchLimits,
        /// Stops it.
        stop: Stop,
    },
    /// The game's table is asked.
    Exact {
        /// Goes back with the answer.
        ticket: u64,
        /// What is played.
        game: &'static dyn AnyGame,
        /// What was played so far.
        history: Box<dyn AnyHistory>,
    },
    /// A name is looked for that no file has yet.
    FindName {
        /// The name that is wanted, if it is free.
        wanted: String,
    },
    /// A record is written.
    Save {
        /// Where to.
        path: PathBuf,
        /// What to write.
        text: String,
        /// Whether a file that is there already is replaced.
        replace: bool,
    },
    /// A record is read.
    Load {
        /// Where from.
        path: PathBuf,
    },
    /// A server is asked for something.
    Ask(Request),
}
