use async_trait::async_trait;

use super::{Store, word};
use crate::id::{PersonId, TableId};
use crate::store::{AddedLine, ChatLine, ChatStore, NewChatLine, Room, StoreError};

#[derive(sqlx::FromRow)]
struct Row {
    table_id: TableId,
    seq: i64,
    room: String,
    person_id: PersonId,
    body: String,
    at_ms: i64,
    request: Option<String>,
}

impl TryFrom<Row> for ChatLine {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<ChatLine, StoreError> {
        let Row { table_id, seq, room, person_id, body, at_ms, request } = row;
        let room = word("a room", &room, &Room::ALL, Room::as_str)?;
        Ok(ChatLine { seq, line: NewChatLine { table_id, room, person_id, body, at_ms, request } })
    }
}

/// How often a line is retried whose number another line took.
const TRIES: usize = 8;

impl Store {
    async fn add_line(&self, line: &NewChatLine) -> Result<AddedLine, StoreError> {
        let mut tries = 0;
        loop {
            let mut transaction = self.write.begin().await?;
            let before: Option<Row> = sqlx::query_as(
                "SELECT table_id, seq, room, person_id, body, at_ms, request FROM chat \
                 WHERE table_id = $1 AND person_id = $2 AND request = $3",
            )
            .bind(&line.table_id)
            .bind(&line.person_id)
            .bind(&line.request)
            .fetch_optional(&mut *transaction)
            .await?;
            if let Some(row) = before {
                return Ok(AddedLine { line: row.try_into()?, is_new: false });
            }
            let added: Result<(i64,), sqlx::Error> = sqlx::query_as(
                "INSERT INTO chat (table_id, seq, room, person_id, body, at_ms, request) \
                 VALUES ($1, (SELECT COALESCE(MAX(seq), 0) + 1 FROM chat WHERE table_id = $1), $2, $3, $4, $5, $6) \
                 RETURNING seq",
            )
            .bind(&line.table_id)
            .bind(line.room.as_str())
            .bind(&line.person_id)
            .bind(&line.body)
            .bind(line.at_ms)
            .bind(&line.request)
            .fetch_one(&mut *transaction)
            .await;
            tries += 1;
            match added {
                Ok((seq,)) => {
                    self.write.commit(transaction).await?;
                    return Ok(AddedLine { line: ChatLine { seq, line: line.clone() }, is_new: true });
                }
                Err(error) if StoreError::is_unique_violation(&error) && tries < TRIES => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

#[async_trait]
impl ChatStore for Store {
    async fn add_chat(&self, line: &NewChatLine) -> Result<AddedLine, StoreError> {
        self.write.in_time(self.add_line(line)).await
    }

    async fn chat(&self, table: &TableId, room: Room, limit: i64) -> Result<Vec<ChatLine>, StoreError> {
        let mut rows: Vec<Row> = sqlx::query_as(
            "SELECT table_id, seq, room, person_id, body, at_ms, request FROM chat WHERE table_id = $1 AND room = $2 \
             ORDER BY seq DESC LIMIT $3",
        )
        .bind(table)
        .bind(room.as_str())
        .bind(limit)
        .fetch_all(&self.read)
        .await?;
        rows.reverse();
        rows.into_iter().map(ChatLine::try_from).collect()
    }

    async fn chat_of(&self, person: &PersonId) -> Result<Vec<ChatLine>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT table_id, seq, room, person_id, body, at_ms, request FROM chat WHERE person_id = $1 \
             ORDER BY at_ms, table_id, seq",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        rows.into_iter().map(ChatLine::try_from).collect()
    }
}
