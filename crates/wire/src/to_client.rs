use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{ChallengeView, ChatView, Param, PersonView, SeekView, TableView, Update};

/// A message from the server to a page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToClient {
    /// The first message of every socket.
    Welcome {
        /// The person who is connected.
        me: PersonView,
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// The version of the server. A page of another version should reload.
        version: String,
    },
    /// A snapshot of a table, as this person may see it.
    Table {
        /// The table id.
        table: String,
        /// The server's clock.
        now: u64,
        /// The number of spectators.
        spectators: u32,
        /// The view of the table.
        view: Box<TableView>,
        /// The chat, in the rooms that this person can read.
        chat: Vec<ChatView>,
    },
    /// An event at a table. Updates are numbered without gaps.
    Update {
        /// The table id.
        table: String,
        /// The server's clock.
        now: u64,
        /// The events, and the new state.
        update: Box<Update>,
    },
    /// A chat message.
    Said {
        /// The table id.
        table: String,
        /// The message.
        line: ChatView,
    },
    /// The number of spectators has changed.
    Spectators {
        /// The table id.
        table: String,
        /// The number of spectators.
        count: u32,
    },
    /// A computer at a table is queued for computing time.
    Waiting {
        /// The table id.
        table: String,
        /// The number of requests before it in the queue.
        before: u32,
    },
    /// The seeks in the lobby have changed.
    Seeks {
        /// All open seeks.
        seeks: Vec<SeekView>,
    },
    /// Someone challenges this person.
    Challenged {
        /// The challenge.
        challenge: ChallengeView,
    },
    /// A challenge to or by this person was declined or withdrawn.
    ChallengeGone {
        /// The id of the challenge.
        challenge: String,
    },
    /// This person's game was paired, by a seek, a challenge or an invitation.
    Paired {
        /// The table id.
        table: String,
    },
    /// It is this person's turn at a table that the page may not be watching.
    YourTurn {
        /// The table id.
        table: String,
    },
    /// A request was carried out; for a command, with the number of the last event at the table.
    Done {
        /// The id of the request.
        id: String,
        /// The number of the last event at the table.
        number: u64,
    },
    /// A request was refused, and nothing has changed.
    Refused {
        /// The id of the request, if it had one.
        id: Option<String>,
        /// The code in kebab case, for programs.
        code: String,
        /// The parameters by name.
        #[serde(default)]
        params: BTreeMap<String, Param>,
        /// The sentence in English.
        message: String,
    },
    /// The server is shutting down. A new one will be available soon.
    #[serde(rename_all = "camelCase")]
    Goodbye {
        /// How long to wait before reconnecting, in milliseconds.
        reconnect_ms: u32,
    },
    /// The response to a ping.
    Pong {
        /// The number in the ping.
        n: u32,
        /// The server's clock.
        now: u64,
    },
}
