use std::path::PathBuf;

use wire::{ChallengeView, SeekView, TableSummary, ToClient};
use words::{Words, text};

use super::RequestError;

/// An event from a server.
#[derive(Clone, Debug)]
pub enum ServerEvent {
    /// The server was reached. `known` says whether the stored session is valid.
    Entered {
        /// Whether no sign-in is needed.
        known: bool,
    },
    /// The lists of the lobby.
    LobbyLists(Box<LobbyLists>),
    /// A message over the socket.
    Heard(Box<ToClient>),
    /// Whether the connection is up.
    Whole(bool),
    /// A table was created.
    Made {
        /// The table id.
        table: String,
        /// The invitations to its seats.
        invitations: [Option<String>; 2],
    },
    /// The person has a seat at this table.
    Seated {
        /// The table id.
        table: String,
    },
    /// A request was carried out; its consequences follow as messages.
    Done(Done),
    /// The record of a game, to save to a file.
    Record {
        /// The file.
        path: PathBuf,
        /// The record.
        text: String,
        /// Whether to replace an existing file.
        replace: bool,
    },
    /// The person is signed out.
    SignedOut,
    /// A request failed.
    Failed(RequestError),
    /// The connection cannot be restored.
    Lost(RequestError),
}

/// A request that was carried out without a visible result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// A game is listed in the lobby.
    Listed,
    /// It is not listed any more.
    Unlisted,
    /// A player was challenged.
    Challenged {
        /// The name of the player.
        name: String,
    },
    /// A challenge was declined or withdrawn.
    ChallengeGone,
}

impl Done {
    /// Formats this as a sentence.
    pub(crate) fn text(&self, words: &Words) -> String {
        match self {
            Done::Listed => text!(words, "term-lobby-listed"),
            Done::Unlisted => text!(words, "term-lobby-unlisted"),
            Done::Challenged { name } => text!(words, "term-lobby-challenged", name = name),
            Done::ChallengeGone => text!(words, "term-lobby-challenge-gone"),
        }
    }
}

/// The lists of the lobby.
#[derive(Clone, Debug, Default)]
pub struct LobbyLists {
    /// The person's games, those waiting for their move first.
    pub mine: Vec<TableSummary>,
    /// Challenges, received and sent.
    pub challenges: Vec<ChallengeView>,
    /// Open seeks.
    pub seeks: Vec<SeekView>,
    /// Public games in progress.
    pub live: Vec<TableSummary>,
}
