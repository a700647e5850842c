use async_trait::async_trait;

use super::StoreError;
use crate::id::PersonId;

/// A passkey with which a person signs in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The credential's own id, in base64url.
    pub id: String,
    /// The owner.
    pub person_id: PersonId,
    /// The person's name for it.
    pub name: String,
    /// The public key and its counters, as JSON.
    pub credential: String,
    /// When it was made.
    pub created_at: i64,
    /// When it was last used.
    pub used_at: Option<i64>,
}

/// Passkeys.
#[async_trait]
pub trait PasskeyStore {
    /// Stores a new passkey.
    async fn create_passkey(&self, passkey: &Passkey) -> Result<(), StoreError>;

    /// The passkey with this id.
    async fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError>;

    /// All passkeys of a person, the newest first.
    async fn passkeys_of(&self, person: &PersonId) -> Result<Vec<Passkey>, StoreError>;

    /// Stores when a passkey was used, and its counters.
    async fn use_passkey(&self, id: &str, credential: &str, now: i64) -> Result<(), StoreError>;

    /// Removes a passkey of a person. Returns whether there was one.
    async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<bool, StoreError>;
}
