use async_trait::async_trait;
use wire::Room;

use super::StoreError;
use crate::id::{PersonId, TableId};

/// Something to say at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChatLine {
    /// Where.
    pub table_id: TableId,
    /// To whom.
    pub room: Room,
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
    async fn chat(&self, table: &TableId, room: Room, limit: i64) -> Result<Vec<ChatLine>, StoreError>;

    /// All that a person ever said, the oldest first.
    async fn chat_of(&self, person: &PersonId) -> Result<Vec<ChatLine>, StoreError>;
}
