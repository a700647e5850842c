use async_trait::async_trait;
use wire::Room;

use super::StoreError;
use crate::id::{PersonId, TableId};

/// A new chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChatLine {
    /// Where.
    pub table_id: TableId,
    /// The chat room.
    pub room: Room,
    /// The author.
    pub person_id: PersonId,
    /// What.
    pub body: String,
    /// When.
    pub at_ms: i64,
    /// The author's id for the line, by which it is recognised when it is sent again.
    pub request: Option<String>,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at this table, from 1, over both rooms.
    pub seq: i64,
    /// The line.
    pub line: NewChatLine,
}

/// A line that is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddedLine {
    /// The line.
    pub line: ChatLine,
    /// Whether it was stored just now; otherwise it is the line that its author sent with the same id before.
    pub is_new: bool,
}

/// Chat at tables.
#[async_trait]
pub trait ChatStore {
    /// Stores a line, unless its author has sent one with the same id to this table before.
    async fn add_chat(&self, line: &NewChatLine) -> Result<AddedLine, StoreError>;

    /// The newest lines in a room, the oldest first.
    async fn chat(&self, table: &TableId, room: Room, limit: i64) -> Result<Vec<ChatLine>, StoreError>;

    /// All lines of a person, the oldest first.
    async fn chat_of(&self, person: &PersonId) -> Result<Vec<ChatLine>, StoreError>;
}
