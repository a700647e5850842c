use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Command, Room};

/// A message from a page to the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToServer {
    /// Subscribes to a table, or resumes after a disconnection. The response is the missed updates, or a snapshot.
    Watch {
        /// The table id.
        table: String,
        /// The number of the last event received, when resuming.
        #[serde(default)]
        since: Option<u64>,
        /// The number of the last line of chat received, when resuming. Without it, missed lines are not sent.
        #[serde(default)]
        said: Option<u64>,
    },
    /// Unsubscribes from a table.
    Unwatch {
        /// The table id.
        table: String,
    },
    /// Sends a command to a table. The response is `done` or `refused` with the same id. A message with a game can be
    /// sent again, as after a lost connection: it is carried out once.
    Do {
        /// An id chosen by the sender, unique among all that this player sends.
        id: String,
        /// The table id.
        table: String,
        /// The number of the game that the command is about, as in the state of the table.
        #[serde(default)]
        game: Option<u32>,
        /// The command.
        command: Command,
    },
    /// Sends a chat message. The response is `done` or `refused` with the same id. The same message sent again is
    /// published once.
    Say {
        /// An id chosen by the sender, unique among all messages that this person sends to the table.
        id: String,
        /// The table id.
        table: String,
        /// The chat room.
        room: Room,
        /// The text.
        text: String,
    },
    /// Mutes or unmutes the chat of a table.
    Mute {
        /// The table id.
        table: String,
        /// Whether to mute it.
        on: bool,
    },
    /// Marks the events of a table as read.
    Seen {
        /// The table id.
        table: String,
        /// The number of the last event read.
        number: u64,
    },
    /// Subscribes to the seeks in the lobby, or unsubscribes.
    Lobby {
        /// Whether to subscribe.
        on: bool,
    },
    /// Asks for a pong.
    Ping {
        /// A number that the pong repeats.
        n: u32,
    },
}
