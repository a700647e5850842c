use async_trait::async_trait;

use super::StoreError;
use crate::id::{PersonId, SeekId};

/// Somebody looking for somebody to play with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Which seek.
    pub id: SeekId,
    /// Whose.
    pub person_id: PersonId,
    /// What they would like to play, as JSON.
    pub options: String,
    /// When they began to look.
    pub created_at: i64,
}

/// Seeks.
#[async_trait]
pub trait SeekStore {
    /// Keeps a new seek.
    async fn create_seek(&self, seek: &Seek) -> Result<(), StoreError>;

    /// All seeks, the oldest first.
    async fn seeks(&self) -> Result<Vec<Seek>, StoreError>;

    /// Removes those that were made before this time. Says how many.
    async fn remove_old_seeks(&self, before: i64) -> Result<u64, StoreError>;

    /// Removes a seek. Says whether there was one: of several who take it at once, one is told so.
    async fn remove_seek(&self, id: &SeekId) -> Result<bool, StoreError>;

    /// Removes all seeks of a person. Says how many.
    async fn remove_seeks_of(&self, person: &PersonId) -> Result<u64, StoreError>;
}
