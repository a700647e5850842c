use async_trait::async_trait;

use super::StoreError;
use crate::id::{PersonId, SeekId};

/// A person's search for an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Which seek.
    pub id: SeekId,
    /// The owner.
    pub person_id: PersonId,
    /// The terms, as JSON.
    pub options: String,
    /// When it was made.
    pub created_at: i64,
}

/// Seeks.
#[async_trait]
pub trait SeekStore {
    /// Stores a new seek.
    async fn create_seek(&self, seek: &Seek) -> Result<(), StoreError>;

    /// All seeks, the oldest first.
    async fn seeks(&self) -> Result<Vec<Seek>, StoreError>;

    /// Removes those that were made before this time. Returns how many.
    async fn remove_old_seeks(&self, before: i64) -> Result<u64, StoreError>;

    /// Removes a seek. Returns whether there was one, so that only one of several players who take it gets the game.
    async fn remove_seek(&self, id: &SeekId) -> Result<bool, StoreError>;

    /// Removes all seeks of a person. Returns how many.
    async fn remove_seeks_of(&self, person: &PersonId) -> Result<u64, StoreError>;
}
