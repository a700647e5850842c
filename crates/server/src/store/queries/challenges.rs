use async_trait::async_trait;

use super::Store;
use crate::id::{ChallengeId, PersonId};
use crate::store::{Challenge, ChallengeStore, StoreError};

type Row = (ChallengeId, PersonId, PersonId, String, i64);

fn challenge((id, from, to, options, created_at): Row) -> Challenge {
    Challenge { id, from, to, options, created_at }
}

#[async_trait]
impl ChallengeStore for Store {
    async fn create_challenge(&self, challenge: &Challenge) -> Result<(), StoreError> {
        self.execute(sqlx::query(
            "INSERT INTO challenges (id, from_id, to_id, options, created_at) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(&challenge.id)
        .bind(&challenge.from)
        .bind(&challenge.to)
        .bind(&challenge.options)
        .bind(challenge.created_at)).await?;
        Ok(())
    }

    async fn challenge(&self, id: &ChallengeId) -> Result<Option<Challenge>, StoreError> {
        let row: Option<Row> =
            sqlx::query_as("SELECT id, from_id, to_id, options, created_at FROM challenges WHERE id = $1")
                .bind(id)
                .fetch_optional(&self.read)
                .await?;
        Ok(row.map(challenge))
    }

    async fn challenges_of(&self, person: &PersonId) -> Result<Vec<Challenge>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT id, from_id, to_id, options, created_at FROM challenges WHERE from_id = $1 OR to_id = $1 \
             ORDER BY created_at, id",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(challenge).collect())
    }

    async fn remove_challenge(&self, id: &ChallengeId) -> Result<bool, StoreError> {
        let done = self.execute(sqlx::query("DELETE FROM challenges WHERE id = $1").bind(id)).await?;
        Ok(done.rows_affected() > 0)
    }
}
