use async_trait::async_trait;

use super::Store;
use crate::store::{MetaStore, StoreError};

#[async_trait]
impl MetaStore for Store {
    async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let row: Option<(String,)> = sqlx::query_as("SELECT value FROM meta WHERE key = $1")
            .bind(key)
            .fetch_optional(&self.read)
            .await?;
        Ok(row.map(|(value,)| value))
    }

    async fn set_meta(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.execute(
            sqlx::query(
                "INSERT INTO meta (key, value) VALUES ($1, $2) \
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            )
            .bind(key)
            .bind(value),
        )
        .await?;
        Ok(())
    }

    async fn meta_or(&self, key: &str, value: &str) -> Result<String, StoreError> {
        self.execute(
            sqlx::query("INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(key)
                .bind(value),
        )
        .await?;
        Ok(self.meta(key).await?.ok_or(sqlx::Error::RowNotFound)?)
    }

    async fn meta_keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT key FROM meta WHERE substr(key, 1, $1) = $2 ORDER BY key";
        let length = i32::try_from(prefix.chars().count()).unwrap_or(i32::MAX);
        Ok(sqlx::query_scalar(sql).bind(length).bind(prefix).fetch_all(&self.read).await?)
    }

    async fn remove_meta(&self, key: &str) -> Result<bool, StoreError> {
        let done = self.execute(sqlx::query("DELETE FROM meta WHERE key = $1").bind(key)).await?;
        Ok(done.rows_affected() > 0)
    }
}
