use async_trait::async_trait;

use super::{Store, word};
use crate::id::TableId;
use crate::store::{Review, ReviewProgress, ReviewStore, StoreError};

type Row = (TableId, String, String, i64);

fn review((table_id, state, body, updated_at): Row) -> Result<Review, StoreError> {
    let state = word("a state of a review", &state, &ReviewProgress::ALL, ReviewProgress::as_str)?;
    Ok(Review { table_id, state, body, updated_at })
}

#[async_trait]
impl ReviewStore for Store {
    async fn put_review(&self, review: &Review) -> Result<(), StoreError> {
        self.execute(
            sqlx::query(
                "INSERT INTO reviews (table_id, state, body, updated_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id) DO UPDATE SET state = excluded.state, body = excluded.body, \
             updated_at = excluded.updated_at",
            )
            .bind(&review.table_id)
            .bind(review.state.as_str())
            .bind(&review.body)
            .bind(review.updated_at),
        )
        .await?;
        Ok(())
    }

    async fn review(&self, table: &TableId) -> Result<Option<Review>, StoreError> {
        let row: Option<Row> =
            sqlx::query_as("SELECT table_id, state, body, updated_at FROM reviews WHERE table_id = $1")
                .bind(table)
                .fetch_optional(&self.read)
                .await?;
        row.map(review).transpose()
    }

    async fn unfinished_reviews(&self) -> Result<Vec<Review>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT table_id, state, body, updated_at FROM reviews WHERE state IN ('waiting', 'running') \
             ORDER BY updated_at, table_id",
        )
        .fetch_all(&self.read)
        .await?;
        rows.into_iter().map(review).collect()
    }
}
