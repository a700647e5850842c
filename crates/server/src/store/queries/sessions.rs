use async_trait::async_trait;

use super::people::{PersonRow, person_columns};
use super::{Store, changed};
use crate::id::{PersonId, SessionId};
use crate::store::{Missing, Person, Session, SessionStore, StoreError};

#[derive(sqlx::FromRow)]
struct SessionRow {
    id: SessionId,
    person_id: PersonId,
    created_at: i64,
    seen_at: i64,
    user_agent: String,
}

impl From<SessionRow> for Session {
    fn from(row: SessionRow) -> Session {
        let SessionRow { id, person_id, created_at, seen_at, user_agent } = row;
        Session { id, person_id, created_at, seen_at, user_agent }
    }
}

#[derive(sqlx::FromRow)]
struct SessionOfPerson {
    #[sqlx(flatten)]
    session: SessionRow,
    #[sqlx(flatten)]
    person: PersonRow,
}

#[async_trait]
impl SessionStore for Store {
    async fn create_session(
        &self,
        session: &Session,
        token_hash: &str,
        password: Option<&str>,
    ) -> Result<(), StoreError> {
        let writing = async {
            let mut transaction = self.write.begin().await?;
            if let Some(password) = password {
                // Locks the row: the password does not change before the session is there to be ended with it.
                let sql = "UPDATE people SET password = password WHERE id = $1 AND password = $2";
                let same = sqlx::query(sql).bind(&session.person_id).bind(password);
                changed(same.execute(&mut *transaction).await?.rows_affected(), Missing::Person)?;
            }
            sqlx::query(
                "INSERT INTO sessions (id, person_id, token_hash, created_at, seen_at, user_agent) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&session.id)
            .bind(&session.person_id)
            .bind(token_hash)
            .bind(session.created_at)
            .bind(session.seen_at)
            .bind(&session.user_agent)
            .execute(&mut *transaction)
            .await?;
            self.write.commit(transaction).await
        };
        self.write.in_time(writing).await
    }

    async fn session_by_hash(&self, token_hash: &str) -> Result<Option<(Session, Person)>, StoreError> {
        const SQL: &str = concat!(
            "SELECT sessions.id, sessions.person_id, sessions.created_at, sessions.seen_at, \
             sessions.user_agent, ",
            person_columns!(),
            " FROM sessions JOIN people ON people.id = sessions.person_id WHERE sessions.token_hash = $1"
        );
        let row: Option<SessionOfPerson> =
            sqlx::query_as(SQL).bind(token_hash).fetch_optional(&self.read).await?;
        row.map(|row| Ok((row.session.into(), row.person.try_into()?))).transpose()
    }

    async fn sessions_of(&self, person: &PersonId) -> Result<Vec<Session>, StoreError> {
        let rows: Vec<SessionRow> = sqlx::query_as(
            "SELECT id, person_id, created_at, seen_at, user_agent FROM sessions WHERE person_id = $1 \
             ORDER BY seen_at DESC, id",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(Session::from).collect())
    }

    async fn touch_session(&self, id: &SessionId, now: i64) -> Result<(), StoreError> {
        self.execute(
            sqlx::query("UPDATE sessions SET seen_at = $2 WHERE id = $1 AND seen_at < $2").bind(id).bind(now),
        )
        .await?;
        Ok(())
    }

    async fn end_session(&self, person: &PersonId, id: &SessionId) -> Result<bool, StoreError> {
        let done = self
            .execute(
                sqlx::query("DELETE FROM sessions WHERE person_id = $1 AND id = $2").bind(person).bind(id),
            )
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn end_sessions(&self, person: &PersonId, except: Option<&SessionId>) -> Result<u64, StoreError> {
        let done = self
            .execute(
                sqlx::query("DELETE FROM sessions WHERE person_id = $1 AND ($2 IS NULL OR id <> $2)")
                    .bind(person)
                    .bind(except),
            )
            .await?;
        Ok(done.rows_affected())
    }

    async fn end_idle_sessions(&self, not_seen_since: i64) -> Result<u64, StoreError> {
        let done =
            self.execute(sqlx::query("DELETE FROM sessions WHERE seen_at < $1").bind(not_seen_since)).await?;
        Ok(done.rows_affected())
    }
}
