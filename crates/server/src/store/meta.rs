use async_trait::async_trait;

use super::StoreError;

/// A few values about the server as a whole, by name.
#[async_trait]
pub trait MetaStore {
    /// The value of this name.
    async fn meta(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Stores a value, replacing an earlier one.
    async fn set_meta(&self, key: &str, value: &str) -> Result<(), StoreError>;

    /// Stores a value if there is none, and returns the one that is there now: the same to all servers that start at
    /// once.
    async fn meta_or(&self, key: &str, value: &str) -> Result<String, StoreError>;

    /// The names that begin with this, in order.
    async fn meta_keys(&self, prefix: &str) -> Result<Vec<String>, StoreError>;

    /// Removes a value. Returns whether there was one.
    async fn remove_meta(&self, key: &str) -> Result<bool, StoreError>;
}
