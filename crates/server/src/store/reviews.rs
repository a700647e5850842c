use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::StoreError;
use crate::id::TableId;

/// How far the review of a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum ReviewState {
    /// In the queue.
    Waiting,
    /// Under way.
    Running,
    /// Finished.
    Done,
    /// Given up.
    Failed,
}

impl ReviewState {
    /// As it is kept.
    pub fn as_str(self) -> &'static str {
        match self {
            ReviewState::Waiting => "waiting",
            ReviewState::Running => "running",
            ReviewState::Done => "done",
            ReviewState::Failed => "failed",
        }
    }

    pub(crate) fn read(text: &str) -> Result<ReviewState, StoreError> {
        match text {
            "waiting" => Ok(ReviewState::Waiting),
            "running" => Ok(ReviewState::Running),
            "done" => Ok(ReviewState::Done),
            "failed" => Ok(ReviewState::Failed),
            _ => Err(StoreError::Unreadable { what: "a state of a review", text: text.to_owned() }),
        }
    }
}

/// What the computer says about a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Which game.
    pub table_id: TableId,
    /// How far it has come.
    pub state: ReviewState,
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
