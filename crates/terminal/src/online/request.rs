use std::path::PathBuf;

use wire::{NewTable, SeatWish, SeekRequest, Terms, ToServer};

/// What is asked of a server.
pub enum Request {
    /// To go to a server. Whoever was there before, and stayed signed in, is known there again.
    Enter {
        /// Its address.
        server: String,
    },
    /// To play as a guest.
    Guest {
        /// Whether to stay known to the server after the client is closed.
        keep: bool,
    },
    /// To sign in to an account, or to make one.
    SignIn {
        /// The name.
        name: String,
        /// The password.
        password: String,
        /// Whether the account is to be made.
        is_new: bool,
        /// Whether to stay signed in after the client is closed.
        keep: bool,
    },
    /// To be nobody again.
    SignOut,
    /// To be told what there is in the lobby.
    LobbyLists,
    /// To look for a game with anybody.
    Seek(Box<SeekRequest>),
    /// Not to look for one any more.
    Unseek(String),
    /// To take up somebody's seek.
    TakeSeek(String),
    /// To make a table.
    Create(Box<NewTable>),
    /// To sit down where an invitation leads.
    Join(String),
    /// To ask somebody for a game.
    Challenge {
        /// OpponentKind.
        name: String,
        /// For which.
        terms: Box<Terms>,
        /// Where to sit.
        seat: SeatWish,
    },
    /// To accept somebody's challenge.
    Accept(String),
    /// To decline somebody's challenge, or to take back an own one.
    Decline(String),
    /// To send a message.
    Tell(Box<ToServer>),
    /// To be given the record of a game, for this file.
    Record {
        /// The table.
        table: String,
        /// The file.
        path: PathBuf,
        /// Whether it is replaced if it is there already.
        replace: bool,
    },
    /// To go away.
    Leave,
}
