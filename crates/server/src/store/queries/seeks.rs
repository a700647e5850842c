use async_trait::async_trait;

use super::Store;
use crate::id::{PersonId, SeekId};
use crate::store::{Seek, SeekStore, StoreError};

#[async_trait]
impl SeekStore for Store {
    async fn create_seek(&self, seek: &Seek) -> Result<(), StoreError> {
        self.execute(
            sqlx::query("INSERT INTO seeks (id, person_id, options, created_at) VALUES ($1, $2, $3, $4)")
                .bind(&seek.id)
                .bind(&seek.person_id)
                .bind(&seek.options)
                .bind(seek.created_at),
        )
        .await?;
        Ok(())
    }

    async fn seeks(&self) -> Result<Vec<Seek>, StoreError> {
        let rows: Vec<(SeekId, PersonId, String, i64)> =
            sqlx::query_as("SELECT id, person_id, options, created_at FROM seeks ORDER BY created_at, id")
                .fetch_all(&self.read)
                .await?;
        let seek = |(id, person_id, options, created_at)| Seek { id, person_id, options, created_at };
        Ok(rows.into_iter().map(seek).collect())
    }

    async fn remove_old_seeks(&self, before: i64) -> Result<u64, StoreError> {
        let done = self.execute(sqlx::query("DELETE FROM seeks WHERE created_at < $1").bind(before)).await?;
        Ok(done.rows_affected())
    }

    async fn remove_seek(&self, id: &SeekId) -> Result<bool, StoreError> {
        let done = self.execute(sqlx::query("DELETE FROM seeks WHERE id = $1").bind(id)).await?;
        Ok(done.rows_affected() > 0)
    }

    async fn remove_seeks_of(&self, person: &PersonId) -> Result<u64, StoreError> {
        let done = self.execute(sqlx::query("DELETE FROM seeks WHERE person_id = $1").bind(person)).await?;
        Ok(done.rows_affected())
    }
}
