use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{ChallengeView, ChatView, Param, PersonView, SeekView, TableView, Update};

/// What the server may tell a page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ToClient {
    /// The first message of every socket.
    Welcome {
        /// Who this is.
        me: PersonView,
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// The version of the server. A page of another version had better be loaded again.
        version: String,
    },
    /// The whole of a table, as this person may see it.
    Table {
        /// Which table.
        table: String,
        /// The server's clock.
        now: u64,
        /// How many watch.
        spectators: u32,
        /// What there is to see.
        view: Box<TableView>,
        /// What was said, in the rooms that this person hears.
        chat: Vec<ChatView>,
    },
    /// Something happened at a table. Updates are numbered without gaps.
    Update {
        /// Which table.
        table: String,
        /// The server's clock.
        now: u64,
        /// What happened, and what is different now.
        update: Box<Update>,
    },
    /// Something was said at a table.
    Said {
        /// Which table.
        table: String,
        /// What.
        line: ChatView,
    },
    /// How many watch a table.
    Spectators {
        /// Which table.
        table: String,
        /// How many.
        count: u32,
    },
    /// A computer at a table has to wait for its turn to think.
    Waiting {
        /// Which table.
        table: String,
        /// How many requests wait before it.
        before: u32,
    },
    /// Who looks for a game.
    Seeks {
        /// All open seeks.
        seeks: Vec<SeekView>,
    },
    /// Somebody asks this person for a game.
    Challenged {
        /// For what.
        challenge: ChallengeView,
    },
    /// A challenge of this person's was declined or taken back.
    ChallengeGone {
        /// Which.
        challenge: String,
    },
    /// A game was found for this person, by a seek, a challenge or an invitation.
    Paired {
        /// At this table.
        table: String,
    },
    /// It is this person's turn at a table that the page may not be watching.
    YourTurn {
        /// Which table.
        table: String,
    },
    /// It was done; for a command at a table, with the number of the last event.
    Done {
        /// The sender's id.
        id: String,
        /// The number of the last event at the table.
        number: u64,
    },
    /// It was not done, and nothing has changed.
    Refused {
        /// The sender's id, where there was one.
        id: Option<String>,
        /// The code in kebab case, for programs.
        code: String,
        /// What the sentence is about, by name.
        #[serde(default)]
        params: BTreeMap<String, Param>,
        /// A sentence in English.
        message: String,
    },
    /// The server is about to stop. A new one will answer soon.
    #[serde(rename_all = "camelCase")]
    Goodbye {
        /// How long to wait before connecting again, in milliseconds.
        reconnect_ms: u32,
    },
    /// The answer to a ping.
    Pong {
        /// What came with it.
        n: u32,
        /// The server's clock.
        now: u64,
    },
}
