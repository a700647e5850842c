use async_trait::async_trait;
use wire::ReviewProgress;

use super::StoreError;
use crate::id::TableId;

/// What the computer says about a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Which game.
    pub table_id: TableId,
    /// How far it has come.
    pub state: ReviewProgress,
    /// What was found so far, as JSON.
    pub body: String,
    /// When it last changed.
    pub updated_at: i64,
}

/// Reviews.
#[async_trait]
pub trait ReviewStore {
    /// Keeps a review, in place of an earlier one.
    async fn put_review(&self, review: &Review) -> Result<(), StoreError>;

    /// The review of a game.
    async fn review(&self, table: &TableId) -> Result<Option<Review>, StoreError>;

    /// Reviews that are not finished, the oldest first: what a server takes up again when it starts.
    async fn unfinished_reviews(&self) -> Result<Vec<Review>, StoreError>;
}
