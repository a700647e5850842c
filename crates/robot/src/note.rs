use std::fmt;

/// Something that whoever runs a robot may want to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// It is connected.
    Connected {
        /// Under which name.
        name: String,
    },
    /// The connection is broken, and it tries again.
    Broken {
        /// Why.
        why: String,
    },
    /// It takes a challenge.
    Accepted {
        /// Whose.
        from: String,
        /// For which game.
        game: String,
    },
    /// It does not take a challenge.
    Declined {
        /// Whose.
        from: String,
        /// Why not.
        why: String,
    },
    /// A game has begun, or goes on.
    Plays {
        /// At which table.
        table: String,
        /// Which game.
        game: String,
        /// Against whom.
        opponent: String,
    },
    /// A game is over.
    Over {
        /// At which table.
        table: String,
        /// How it ended: `1-0`, …; `None` where the table was closed.
        result: Option<String>,
    },
    /// Something went wrong at a table, and the game goes on without it.
    Trouble {
        /// At which table.
        table: String,
        /// What.
        why: String,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Connected { name } => write!(f, "Playing as {name}. Waiting for challenges."),
            Note::Broken { why } => write!(f, "The connection broke: {why}. Trying again."),
            Note::Accepted { from, game } => write!(f, "Accepted the challenge of {from}: {game}."),
            Note::Declined { from, why } => write!(f, "Declined the challenge of {from}: {why}."),
            Note::Plays { table, game, opponent } => write!(f, "{table}: playing {game} against {opponent}."),
            Note::Over { table, result: Some(result) } => write!(f, "{table}: the game is over: {result}."),
            Note::Over { table, result: None } => write!(f, "{table}: the table is closed."),
            Note::Trouble { table, why } => write!(f, "{table}: {why}."),
        }
    }
}
