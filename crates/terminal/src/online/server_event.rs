use std::path::PathBuf;

use wire::{ChallengeView, SeekView, TableSummary, ToClient};
use words::{Words, text};

use super::RequestError;

/// What comes from a server.
#[derive(Clone, Debug)]
pub enum ServerEvent {
    /// The server was reached. `known` says whether it knows who we are.
    Entered {
        /// Whether nobody has to sign in.
        known: bool,
    },
    /// What there is in the lobby.
    LobbyLists(Box<LobbyLists>),
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
    Done(Done),
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
    Failed(RequestError),
    /// The server cannot be talked to any more.
    Lost(RequestError),
}

/// What was done, where nothing else shows it at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// A game is listed in the lobby.
    Listed,
    /// It is not listed any more.
    Unlisted,
    /// Somebody is asked for a game.
    Challenged {
        /// Who.
        name: String,
    },
    /// A challenge is declined or taken back.
    ChallengeGone,
}

impl Done {
    /// In a sentence.
    pub(crate) fn told(&self, words: &Words) -> String {
        match self {
            Done::Listed => text!(words, "term-lobby-listed"),
            Done::Unlisted => text!(words, "term-lobby-unlisted"),
            Done::Challenged { name } => text!(words, "term-lobby-challenged", name = name),
            Done::ChallengeGone => text!(words, "term-lobby-challenge-gone"),
        }
    }
}

/// What there is in the lobby.
#[derive(Clone, Debug, Default)]
pub struct LobbyLists {
    /// The own games, those where it is our turn first.
    pub mine: Vec<TableSummary>,
    /// Who asks us for a game, and whom we ask.
    pub challenges: Vec<ChallengeView>,
    /// Who looks for a game.
    pub seeks: Vec<SeekView>,
    /// Games that anybody may watch.
    pub live: Vec<TableSummary>,
}
