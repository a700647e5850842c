use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Command, Room};

/// What a page may tell the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToServer {
    /// To watch a table, or to go on watching it after a break. The answer is all that was missed, or the whole table.
    Watch {
        /// Which table.
        table: String,
        /// The number of the last event that was heard, after a break.
        #[serde(default)]
        since: Option<u64>,
    },
    /// Not to watch a table any more.
    Unwatch {
        /// Which table.
        table: String,
    },
    /// To do something at a table. Answered by `done` or `refused` with the same id.
    Do {
        /// Made up by the sender.
        id: String,
        /// Which table.
        table: String,
        /// What.
        command: Command,
    },
    /// To say something at a table. Answered by `done` or `refused` with the same id.
    Say {
        /// Made up by the sender.
        id: String,
        /// Which table.
        table: String,
        /// To whom.
        room: Room,
        /// What.
        text: String,
    },
    /// Not to hear what is said at a table, or to hear it again.
    Mute {
        /// Which table.
        table: String,
        /// Whether not to hear it.
        on: bool,
    },
    /// To note what was seen of a table, so that it does not count as unread.
    Seen {
        /// Which table.
        table: String,
        /// The number of the newest event that was seen.
        number: u64,
    },
    /// To hear of seeks in the lobby, or not to any more.
    Lobby {
        /// Whether to hear of them.
        on: bool,
    },
    /// To be answered.
    Ping {
        /// Comes back.
        n: u32,
    },
}
