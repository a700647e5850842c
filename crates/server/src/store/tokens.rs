use async_trait::async_trait;

use super::{Person, StoreError};
use crate::id::{PersonId, TokenId};

/// A token with which a program may act for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Which one; not the secret.
    pub id: TokenId,
    /// Whose.
    pub person_id: PersonId,
    /// What the person calls it.
    pub name: String,
    /// What it may be used for, names with spaces between them.
    pub scopes: String,
    /// When it was made.
    pub created_at: i64,
    /// When it was last used, to within some minutes.
    pub used_at: Option<i64>,
}

/// API tokens. Their secrets are known here only as hashes.
#[async_trait]
pub trait TokenStore {
    /// Keeps a new token under the hash of its secret.
    async fn create_token(&self, token: &Token, token_hash: &str) -> Result<(), StoreError>;

    /// The token with this hash, and whose it is.
    async fn token_by_hash(&self, token_hash: &str) -> Result<Option<(Token, Person)>, StoreError>;

    /// All tokens of a person, the newest first.
    async fn tokens_of(&self, person: &PersonId) -> Result<Vec<Token>, StoreError>;

    /// Keeps when a token was last used.
    async fn touch_token(&self, id: &TokenId, now: i64) -> Result<(), StoreError>;

    /// Removes a token of a person. Says whether there was one.
    async fn remove_token(&self, person: &PersonId, id: &TokenId) -> Result<bool, StoreError>;

    /// Removes all tokens of a person. Says how many.
    async fn remove_tokens(&self, person: &PersonId) -> Result<u64, StoreError>;
}
