use async_trait::async_trait;

use super::StoreError;
use crate::id::{ChallengeId, PersonId};

/// A person's challenge to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Which challenge.
    pub id: ChallengeId,
    /// The challenger.
    pub from: PersonId,
    /// The challenged player.
    pub to: PersonId,
    /// The terms, as JSON.
    pub options: String,
    /// When.
    pub created_at: i64,
}

/// Open challenges.
#[async_trait]
pub trait ChallengeStore {
    /// Stores a new challenge.
    async fn create_challenge(&self, challenge: &Challenge) -> Result<(), StoreError>;

    /// A challenge.
    async fn challenge(&self, id: &ChallengeId) -> Result<Option<Challenge>, StoreError>;

    /// The challenges from and to a person, the oldest first.
    async fn challenges_of(&self, person: &PersonId) -> Result<Vec<Challenge>, StoreError>;

    /// Removes a challenge. Returns whether there was one, so that only one of several concurrent answers counts.
    async fn remove_challenge(&self, id: &ChallengeId) -> Result<bool, StoreError>;
}
