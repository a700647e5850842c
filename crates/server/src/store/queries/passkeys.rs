use async_trait::async_trait;

use super::{Store, changed};
use crate::id::PersonId;
use crate::store::{Missing, Passkey, PasskeyStore, StoreError};

#[derive(sqlx::FromRow)]
struct PasskeyRow {
    id: String,
    person_id: PersonId,
    name: String,
    credential: String,
    created_at: i64,
    used_at: Option<i64>,
}

impl From<PasskeyRow> for Passkey {
    fn from(row: PasskeyRow) -> Passkey {
        let PasskeyRow { id, person_id, name, credential, created_at, used_at } = row;
        Passkey { id, person_id, name, credential, created_at, used_at }
    }
}

#[async_trait]
impl PasskeyStore for Store {
    async fn create_passkey(&self, passkey: &Passkey) -> Result<(), StoreError> {
        self.execute(
            sqlx::query(
                "INSERT INTO passkeys (id, person_id, name, credential, created_at, used_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&passkey.id)
            .bind(&passkey.person_id)
            .bind(&passkey.name)
            .bind(&passkey.credential)
            .bind(passkey.created_at)
            .bind(passkey.used_at),
        )
        .await?;
        Ok(())
    }

    async fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        let row: Option<PasskeyRow> = sqlx::query_as(
            "SELECT id, person_id, name, credential, created_at, used_at FROM passkeys WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.read)
        .await?;
        Ok(row.map(Passkey::from))
    }

    async fn passkeys_of(&self, person: &PersonId) -> Result<Vec<Passkey>, StoreError> {
        let rows: Vec<PasskeyRow> = sqlx::query_as(
            "SELECT id, person_id, name, credential, created_at, used_at FROM passkeys WHERE person_id = $1 \
             ORDER BY created_at DESC, id",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(Passkey::from).collect())
    }

    async fn use_passkey(&self, id: &str, credential: &str, now: i64) -> Result<(), StoreError> {
        let done = self
            .execute(
                sqlx::query("UPDATE passkeys SET credential = $2, used_at = $3 WHERE id = $1")
                    .bind(id)
                    .bind(credential)
                    .bind(now),
            )
            .await?;
        changed(done.rows_affected(), Missing::Passkey)
    }

    async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let done = self
            .execute(
                sqlx::query("DELETE FROM passkeys WHERE person_id = $1 AND id = $2").bind(person).bind(id),
            )
            .await?;
        Ok(done.rows_affected() > 0)
    }
}
