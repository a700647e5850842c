use async_trait::async_trait;

use super::StoreError;
use crate::id::{ChallengeId, PersonId};

/// One person asking another for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Which challenge.
    pub id: ChallengeId,
    /// Who asks.
    pub from: PersonId,
    /// Who is asked.
    pub to: PersonId,
    /// What they would play, as JSON.
    pub options: String,
    /// When.
    pub created_at: i64,
}

/// Challenges that were neither accepted nor declined.
#[async_trait]
pub trait ChallengeStore {
    /// Keeps a new challenge.
    async fn create_challenge(&self, challenge: &Challenge) -> Result<(), StoreError>;

    /// A challenge.
    async fn challenge(&self, id: &ChallengeId) -> Result<Option<Challenge>, StoreError>;

    /// The challenges from and to a person, the oldest first.
    async fn challenges_of(&self, person: &PersonId) -> Result<Vec<Challenge>, StoreError>;

    /// Removes a challenge. Says whether there was one: of several who answer it at once, one is told so.
    async fn remove_challenge(&self, id: &ChallengeId) -> Result<bool, StoreError>;
}
