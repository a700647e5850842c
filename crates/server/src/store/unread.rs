use async_trait::async_trait;

use super::{Page, StoreError};
use crate::id::{PersonId, TableId};

/// A table with events that a person has not seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Which table.
    pub table_id: TableId,
    /// The newest event that the person has seen, 0 for none.
    pub seen: i64,
    /// The newest event.
    pub events: i64,
    /// When it happened.
    pub updated_at: i64,
}

/// Unseen events of tables.
#[async_trait]
pub trait UnreadStore {
    /// Stores that a person has seen a table up to this event. Never goes back.
    async fn mark_seen(&self, person: &PersonId, table: &TableId, seq: i64) -> Result<(), StoreError>;

    /// The tables of a person with unseen events, the newest first.
    async fn unread(&self, person: &PersonId, page: Page) -> Result<Vec<Unread>, StoreError>;
}
