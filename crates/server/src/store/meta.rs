use async_trait::async_trait;

use super::StoreError;

/// A few values about the server as a whole, by name.
#[async_trait]
pub trait MetaStore {
    /// The value of this name.
    async fn meta(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Keeps a value, in place of an earlier one.
    async fn set_meta(&self, key: &str, value: &str) -> Result<(), StoreError>;

    /// Keeps a value if there is none, and says which there is now. Of several servers that start at once, all are told
    /// the same.
    async fn meta_or(&self, key: &str, value: &str) -> Result<String, StoreError>;

    /// Forgets a value. Says whether there was one.
    async fn remove_meta(&self, key: &str) -> Result<bool, StoreError>;
}
