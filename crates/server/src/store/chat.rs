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
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at this table, from 1, over both rooms.
    pub seq: i64,
    /// The line.
    pub line: NewChatLine,
}

/// Chat at tables.
#[async_trait]
pub trait ChatStore {
    /// Stores a line and returns its number.
    async fn add_chat(&self, line: &NewChatLine) -> Result<i64, StoreError>;

    /// The newest lines in a room, the oldest first.
    async fn chat(&self, table: &TableId, room: Room, limit: i64) -> Result<Vec<ChatLine>, StoreError>;

    /// All lines of a person, the oldest first.
    async fn chat_of(&self, person: &PersonId) -> Result<Vec<ChatLine>, StoreError>;
}
