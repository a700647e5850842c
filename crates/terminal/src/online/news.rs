use std::path::PathBuf;

use wire::{ChallengeView, SeekView, TableSummary, ToClient};

/// What comes from a server.
#[derive(Clone, Debug)]
pub enum News {
    /// The server was reached. `known` says whether it knows who we are.
    Entered {
        /// Whether nobody has to sign in.
        known: bool,
    },
    /// What there is in the lobby.
    Lists(Box<Lists>),
    /// A message.
    Heard(Box<ToClient>),
    /// Whether the connection is whole.
    Whole(bool),
    /// A table was made.
    Made {
        /// Which.
        table: String,
        /// The invitations to its seats.
        invitations: [Option<String>; 2],
    },
    /// There is a seat for us at this table.
    Seated {
        /// Which.
        table: String,
    },
    /// It was done; what comes of it will be heard.
    Done(String),
    /// The record of a game, for this file.
    Record {
        /// The file.
        path: PathBuf,
        /// The record.
        text: String,
        /// Whether the file is replaced if it is there already.
        replace: bool,
    },
    /// We are nobody to the server any more.
    SignedOut,
    /// It was not done.
    Failed(String),
    /// The server cannot be talked to any more.
    Lost(String),
}

/// What there is in the lobby.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    /// The own games, those where it is our turn first.
    pub mine: Vec<TableSummary>,
    /// Who asks us for a game, and whom we ask.
    pub challenges: Vec<ChallengeView>,
    /// Who looks for a game.
    pub seeks: Vec<SeekView>,
    /// Games that anybody may watch.
    pub live: Vec<TableSummary>,
}
