use async_trait::async_trait;

use super::{Person, StoreError};
use crate::id::{PersonId, SessionId, TokenId};

/// A token with which a program may act for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The id, which is not the secret.
    pub id: TokenId,
    /// The owner.
    pub person_id: PersonId,
    /// The person's name for it.
    pub name: String,
    /// Its scopes, separated by spaces.
    pub scopes: String,
    /// When it was made.
    pub created_at: i64,
    /// When it was last used, to within some minutes.
    pub used_at: Option<i64>,
}

/// API tokens. Their secrets are known here only as hashes.
#[async_trait]
pub trait TokenStore {
    /// Stores a new token under the hash of its secret. The session in which it was asked for must not have ended.
    async fn create_token(
        &self,
        token: &Token,
        token_hash: &str,
        session: &SessionId,
    ) -> Result<(), StoreError>;

    /// The token with this hash, and its owner.
    async fn token_by_hash(&self, token_hash: &str) -> Result<Option<(Token, Person)>, StoreError>;

    /// All tokens of a person, the newest first.
    async fn tokens_of(&self, person: &PersonId) -> Result<Vec<Token>, StoreError>;

    /// Stores when a token was last used.
    async fn touch_token(&self, id: &TokenId, now: i64) -> Result<(), StoreError>;

    /// Removes a token of a person. Returns whether there was one.
    async fn remove_token(&self, person: &PersonId, id: &TokenId) -> Result<bool, StoreError>;
}
