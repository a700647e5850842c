use async_trait::async_trait;

use super::Store;
use crate::id::{PersonId, TableId};
use crate::store::{Page, StoreError, Unread, UnreadStore};

#[derive(sqlx::FromRow)]
struct Row {
    id: TableId,
    seen: i64,
    events: i64,
    updated_at: i64,
}

#[async_trait]
impl UnreadStore for Store {
    async fn mark_seen(&self, person: &PersonId, table: &TableId, seq: i64) -> Result<(), StoreError> {
        self.execute(sqlx::query(
            "INSERT INTO seen (person_id, table_id, seq) VALUES ($1, $2, $3) \
             ON CONFLICT (person_id, table_id) DO UPDATE SET seq = excluded.seq WHERE excluded.seq > seen.seq",
        )
        .bind(person)
        .bind(table)
        .bind(seq)).await?;
        Ok(())
    }

    async fn unread(&self, person: &PersonId, page: Page) -> Result<Vec<Unread>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT tables.id, COALESCE(seen.seq, 0) AS seen, tables.events, tables.updated_at FROM tables \
             LEFT JOIN seen ON seen.table_id = tables.id AND seen.person_id = $1 \
             WHERE (tables.seat1 = $1 OR tables.seat2 = $1) AND tables.events > COALESCE(seen.seq, 0) \
             ORDER BY tables.updated_at DESC, tables.id LIMIT $2 OFFSET $3",
        )
        .bind(person)
        .bind(page.limit)
        .bind(page.offset)
        .fetch_all(&self.read)
        .await?;
        let unread = |Row { id, seen, events, updated_at }| Unread { table_id: id, seen, events, updated_at };
        Ok(rows.into_iter().map(unread).collect())
    }
}
