use async_trait::async_trait;
use wire::ReviewProgress;

use super::StoreError;
use crate::id::TableId;

/// The computer's review of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Which game.
    pub table_id: TableId,
    /// Its progress.
    pub state: ReviewProgress,
    /// The result so far, as JSON.
    pub body: String,
    /// When it last changed.
    pub updated_at: i64,
}

/// Reviews.
#[async_trait]
pub trait ReviewStore {
    /// Stores a review, replacing an earlier one.
    async fn put_review(&self, review: &Review) -> Result<(), StoreError>;

    /// The review of a game.
    async fn review(&self, table: &TableId) -> Result<Option<Review>, StoreError>;

    /// Reviews that are not finished, the oldest first. A server resumes them when it starts.
    async fn unfinished_reviews(&self) -> Result<Vec<Review>, StoreError>;
}
