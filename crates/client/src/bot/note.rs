use std::fmt;

/// Something that the operator of a bot may want to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The bot is connected.
    Connected {
        /// Its name.
        name: String,
    },
    /// The connection was lost; the bot tries again.
    Broken {
        /// Why.
        why: String,
    },
    /// The bot accepts a challenge.
    Accepted {
        /// The challenger.
        from: String,
        /// The game.
        game: String,
    },
    /// The bot declines a challenge.
    Declined {
        /// The challenger.
        from: String,
        /// Why.
        why: String,
    },
    /// A game has begun or goes on.
    Plays {
        /// The table.
        table: String,
        /// The game.
        game: String,
        /// The opponent.
        opponent: String,
    },
    /// A game is over.
    Over {
        /// The table.
        table: String,
        /// The result, such as `1-0`; `None` if the table was closed.
        result: Option<String>,
    },
    /// Something went wrong at a table; the other games are not affected.
    Trouble {
        /// The table.
        table: String,
        /// What.
        why: String,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Connected { name } => write!(f, "Playing as {name}. Waiting for challenges."),
            Note::Broken { why } => write!(f, "Connection lost: {why}. Trying again."),
            Note::Accepted { from, game } => write!(f, "Accepted {from}'s challenge to {game}."),
            Note::Declined { from, why } => write!(f, "Declined {from}'s challenge: {why}."),
            Note::Plays { table, game, opponent } => write!(f, "{table}: playing {game} against {opponent}."),
            Note::Over { table, result: Some(result) } => write!(f, "{table}: game over: {result}."),
            Note::Over { table, result: None } => write!(f, "{table}: the table was closed."),
            Note::Trouble { table, why } => write!(f, "{table}: {why}."),
        }
    }
}
