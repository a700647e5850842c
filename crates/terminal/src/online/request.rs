use std::path::PathBuf;

use wire::{NewTable, SeatChoice, SeekRequest, Terms, ToServer};

/// A request to a server.
pub enum Request {
    /// Connect to a server, with the stored session if there is one.
    Enter {
        /// The address.
        server: String,
    },
    /// Play as a guest.
    Guest {
        /// Whether to store the session.
        keep: bool,
    },
    /// Sign in, or create an account.
    SignIn {
        /// The name.
        name: String,
        /// The password.
        password: String,
        /// Whether to create the account.
        is_new: bool,
        /// Whether to store the session.
        keep: bool,
    },
    /// Sign out.
    SignOut,
    /// Get the lists of the lobby.
    LobbyLists,
    /// Create a seek.
    Seek(Box<SeekRequest>),
    /// Withdraw a seek.
    Unseek(String),
    /// Accept a seek.
    TakeSeek(String),
    /// Create a table.
    Create(Box<NewTable>),
    /// Accept an invitation.
    Join(String),
    /// Challenge a player.
    Challenge {
        /// The name of the player.
        name: String,
        /// The terms of the game.
        terms: Box<Terms>,
        /// The wanted seat.
        seat: SeatChoice,
    },
    /// Accept a challenge.
    Accept(String),
    /// Decline a challenge, or withdraw one's own.
    Decline(String),
    /// Send a message over the socket.
    Tell(Box<ToServer>),
    /// Get the record of a game and save it to a file.
    Record {
        /// The table id.
        table: String,
        /// The file.
        path: PathBuf,
        /// Whether to replace an existing file.
        replace: bool,
    },
    /// Disconnect.
    Leave,
}
