use async_trait::async_trait;

use super::{Person, StoreError};
use crate::id::{PersonId, SessionId};

/// A browser in which a person is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The id, which is not the secret.
    pub id: SessionId,
    /// The owner.
    pub person_id: PersonId,
    /// When it began.
    pub created_at: i64,
    /// When it was last used, to within some minutes.
    pub seen_at: i64,
    /// The user agent.
    pub user_agent: String,
}

/// Sessions. Their secrets are known here only as hashes.
#[async_trait]
pub trait SessionStore {
    /// Stores a new session under the hash of its secret. If it begins with a password, the person must still have that one,
    /// whose hash this is: otherwise they would be [missing](super::Missing::Person).
    async fn create_session(
        &self,
        session: &Session,
        token_hash: &str,
        password: Option<&str>,
    ) -> Result<(), StoreError>;

    /// The session with this hash, and its owner.
    async fn session_by_hash(&self, token_hash: &str) -> Result<Option<(Session, Person)>, StoreError>;

    /// All sessions of a person, the most recently used first.
    async fn sessions_of(&self, person: &PersonId) -> Result<Vec<Session>, StoreError>;

    /// Stores when a session was last used.
    async fn touch_session(&self, id: &SessionId, now: i64) -> Result<(), StoreError>;

    /// Ends a session of a person. Returns whether there was one.
    async fn end_session(&self, person: &PersonId, id: &SessionId) -> Result<bool, StoreError>;

    /// Ends all sessions of a person but this one. Returns how many.
    async fn end_sessions(&self, person: &PersonId, except: Option<&SessionId>) -> Result<u64, StoreError>;

    /// Ends all sessions that were last used before this time. Returns how many.
    async fn end_idle_sessions(&self, not_seen_since: i64) -> Result<u64, StoreError>;
}
