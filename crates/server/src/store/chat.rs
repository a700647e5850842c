use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::StoreError;
use crate::id::{PersonId, TableId};

/// Who hears what is said at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum ChatRoom {
    /// Those who play.
    Players,
    /// Those who watch.
    Spectators,
}

impl ChatRoom {
    /// As it is kept.
    pub fn as_str(self) -> &'static str {
        match self {
            ChatRoom::Players => "players",
            ChatRoom::Spectators => "spectators",
        }
    }

    pub(crate) fn read(text: &str) -> Result<ChatRoom, StoreError> {
        match text {
            "players" => Ok(ChatRoom::Players),
            "spectators" => Ok(ChatRoom::Spectators),
            _ => Err(StoreError::Unreadable { what: "a room", text: text.to_owned() }),
        }
    }
}

/// Something to say at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChatLine {
    /// Where.
    pub table_id: TableId,
    /// To whom.
    pub room: ChatRoom,
    /// Who says it.
    pub person_id: PersonId,
    /// What.
    pub body: String,
    /// When.
    pub at_ms: i64,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at this table, from 1, over both rooms.
    pub seq: i64,
    /// What was said.
    pub line: NewChatLine,
}

/// What is said at tables.
#[async_trait]
pub trait ChatStore {
    /// Keeps a line and says its number.
    async fn add_chat(&self, line: &NewChatLine) -> Result<i64, StoreError>;

    /// The newest lines in a room, in the order they were said.
    async fn chat(&self, table: &TableId, room: ChatRoom, limit: i64) -> Result<Vec<ChatLine>, StoreError>;

    /// All that a person ever said, the oldest first.
    async fn chat_of(&self, person: &PersonId) -> Result<Vec<ChatLine>, StoreError>;
}
