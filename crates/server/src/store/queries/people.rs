use async_trait::async_trait;
use sqlx::QueryBuilder;

use super::{Connection, Store, changed, word};
use crate::id::{PersonId, SessionId};
use crate::store::{
    DELETED_NAME, Missing, NewPerson, Page, PeopleStore, Person, PersonKind, REVOKED, StoreError,
};

/// The columns of a person, named so that they can be selected beside other columns.
macro_rules! person_columns {
    () => {
        "people.id AS p_id, people.kind AS p_kind, people.name AS p_name, people.is_bot AS p_is_bot, \
         people.created_at AS p_created_at, people.seen_at AS p_seen_at, people.banned_at AS p_banned_at, \
         people.ban_reason AS p_ban_reason, people.settings AS p_settings"
    };
}
pub(super) use person_columns;

#[derive(sqlx::FromRow)]
pub(super) struct PersonRow {
    p_id: PersonId,
    p_kind: String,
    p_name: String,
    p_is_bot: bool,
    p_created_at: i64,
    p_seen_at: i64,
    p_banned_at: Option<i64>,
    p_ban_reason: Option<String>,
    p_settings: String,
}

impl TryFrom<PersonRow> for Person {
    type Error = StoreError;

    fn try_from(row: PersonRow) -> Result<Person, StoreError> {
        Ok(Person {
            id: row.p_id,
            kind: word("a kind of person", &row.p_kind, &PersonKind::ALL, PersonKind::as_str)?,
            name: row.p_name,
            is_bot: row.p_is_bot,
            created_at: row.p_created_at,
            seen_at: row.p_seen_at,
            banned_at: row.p_banned_at,
            ban_reason: row.p_ban_reason,
            settings: row.p_settings,
        })
    }
}

fn people(rows: Vec<PersonRow>) -> Result<Vec<Person>, StoreError> {
    rows.into_iter().map(Person::try_from).collect()
}

/// Names that differ only in case are the same.
fn key(name: &str) -> String {
    name.to_lowercase()
}

/// Names the cause if another person has the name.
fn taken(name: &str) -> impl FnOnce(StoreError) -> StoreError {
    move |error| match error {
        StoreError::Database(error) if StoreError::is_unique_violation(&error) => {
            StoreError::NameTaken(name.to_owned())
        }
        error => error,
    }
}

impl Store {
    /// Tells a running server that the rights of a person were revoked, in the transaction that does so.
    async fn revoke(connection: &mut Connection, person: &PersonId) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO meta (key, value) VALUES ($1, '') ON CONFLICT DO NOTHING")
            .bind(format!("{REVOKED}{person}"))
            .execute(connection)
            .await?;
        Ok(())
    }
}

#[async_trait]
impl PeopleStore for Store {
    async fn create_person(&self, new: &NewPerson) -> Result<Person, StoreError> {
        const SQL: &str = concat!(
            "INSERT INTO people (id, kind, name, name_key, password, is_bot, created_at, seen_at, settings) ",
            "VALUES ($1, $2, $3, $4, $5, FALSE, $6, $6, '{}') RETURNING ",
            person_columns!()
        );
        let writing = async {
            let mut transaction = self.write.begin().await?;
            let row: PersonRow = sqlx::query_as(SQL)
                .bind(&new.id)
                .bind(new.kind.as_str())
                .bind(&new.name)
                .bind(key(&new.name))
                .bind(&new.password)
                .bind(new.now)
                .fetch_one(&mut *transaction)
                .await?;
            self.write.commit(transaction).await?;
            row.try_into()
        };
        self.write.in_time(writing).await.map_err(taken(&new.name))
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        const SQL: &str = concat!("SELECT ", person_columns!(), " FROM people WHERE id = $1");
        let row: Option<PersonRow> = sqlx::query_as(SQL).bind(id).fetch_optional(&self.read).await?;
        row.map(Person::try_from).transpose()
    }

    async fn people_by_ids(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        let mut found = Vec::with_capacity(ids.len());
        for ids in ids.chunks(500) {
            let mut query =
                QueryBuilder::new(concat!("SELECT ", person_columns!(), " FROM people WHERE id IN ("));
            let mut list = query.separated(", ");
            for id in ids {
                list.push_bind(id);
            }
            query.push(")");
            found.extend(people(query.build_query_as().persistent(false).fetch_all(&self.read).await?)?);
        }
        Ok(found)
    }

    async fn person_by_name(&self, name: &str) -> Result<Option<Person>, StoreError> {
        const SQL: &str = concat!("SELECT ", person_columns!(), " FROM people WHERE name_key = $1");
        // PostgreSQL accepts no text with a zero byte, and no name has one.
        if name.contains('\0') {
            return Ok(None);
        }
        let row: Option<PersonRow> = sqlx::query_as(SQL).bind(key(name)).fetch_optional(&self.read).await?;
        row.map(Person::try_from).transpose()
    }

    async fn password(&self, id: &PersonId) -> Result<Option<String>, StoreError> {
        let row: Option<(Option<String>,)> = sqlx::query_as("SELECT password FROM people WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.read)
            .await?;
        Ok(row.and_then(|(password,)| password))
    }

    async fn upgrade_guest(
        &self,
        id: &PersonId,
        name: &str,
        password: Option<&str>,
    ) -> Result<Person, StoreError> {
        const SQL: &str = concat!(
            "UPDATE people SET kind = 'account', name = $2, name_key = $3, password = $4 ",
            "WHERE id = $1 AND kind = 'guest' RETURNING ",
            person_columns!()
        );
        let writing = async {
            let mut transaction = self.write.begin().await?;
            let row: Option<PersonRow> = sqlx::query_as(SQL)
                .bind(id)
                .bind(name)
                .bind(key(name))
                .bind(password)
                .fetch_optional(&mut *transaction)
                .await?;
            self.write.commit(transaction).await?;
            row.ok_or(StoreError::Missing(Missing::Guest))?.try_into()
        };
        self.write.in_time(writing).await.map_err(taken(name))
    }

    async fn rename_person(&self, id: &PersonId, name: &str) -> Result<(), StoreError> {
        let done = self
            .execute(
                sqlx::query("UPDATE people SET name = $2, name_key = $3 WHERE id = $1 AND kind <> 'deleted'")
                    .bind(id)
                    .bind(name)
                    .bind(key(name)),
            )
            .await
            .map_err(taken(name))?;
        changed(done.rows_affected(), Missing::Person)
    }

    async fn set_password(
        &self,
        id: &PersonId,
        password: &str,
        keep: Option<&SessionId>,
    ) -> Result<(), StoreError> {
        let writing = async {
            let mut transaction = self.write.begin().await?;
            let done = sqlx::query("UPDATE people SET password = $2 WHERE id = $1 AND kind = 'account'")
                .bind(id)
                .bind(password)
                .execute(&mut *transaction)
                .await?;
            changed(done.rows_affected(), Missing::Person)?;
            // A request that is creating a session or a token holds a lock on the person or the session. This statement
            // waits for it, and so removes what it creates.
            sqlx::query("DELETE FROM sessions WHERE person_id = $1 AND ($2 IS NULL OR id <> $2)")
                .bind(id)
                .bind(keep)
                .execute(&mut *transaction)
                .await?;
            sqlx::query("DELETE FROM tokens WHERE person_id = $1")
                .bind(id)
                .execute(&mut *transaction)
                .await?;
            if keep.is_none() {
                Store::revoke(&mut transaction, id).await?;
            }
            self.write.commit(transaction).await
        };
        self.write.in_time(writing).await
    }

    async fn set_settings(&self, id: &PersonId, settings: &str) -> Result<(), StoreError> {
        let done = self
            .execute(
                sqlx::query("UPDATE people SET settings = $2 WHERE id = $1 AND kind <> 'deleted'")
                    .bind(id)
                    .bind(settings),
            )
            .await?;
        changed(done.rows_affected(), Missing::Person)
    }

    async fn set_bot(&self, id: &PersonId, is_bot: bool) -> Result<(), StoreError> {
        let done = self
            .execute(
                sqlx::query("UPDATE people SET is_bot = $2 WHERE id = $1 AND kind = 'account'")
                    .bind(id)
                    .bind(is_bot),
            )
            .await?;
        changed(done.rows_affected(), Missing::Person)
    }

    async fn set_banned(&self, id: &PersonId, banned: Option<(i64, &str)>) -> Result<(), StoreError> {
        let writing = async {
            let mut transaction = self.write.begin().await?;
            let done = sqlx::query("UPDATE people SET banned_at = $2, ban_reason = $3 WHERE id = $1")
                .bind(id)
                .bind(banned.map(|(at, _)| at))
                .bind(banned.map(|(_, reason)| reason))
                .execute(&mut *transaction)
                .await?;
            changed(done.rows_affected(), Missing::Person)?;
            if banned.is_some() {
                for sql in
                    ["DELETE FROM sessions WHERE person_id = $1", "DELETE FROM seeks WHERE person_id = $1"]
                {
                    sqlx::query(sql).bind(id).execute(&mut *transaction).await?;
                }
                Store::revoke(&mut transaction, id).await?;
            }
            self.write.commit(transaction).await
        };
        self.write.in_time(writing).await
    }

    async fn touch_person(&self, id: &PersonId, now: i64) -> Result<(), StoreError> {
        self.execute(
            sqlx::query("UPDATE people SET seen_at = $2 WHERE id = $1 AND seen_at < $2").bind(id).bind(now),
        )
        .await?;
        Ok(())
    }

    async fn forget_person(&self, id: &PersonId) -> Result<(), StoreError> {
        let writing = async {
            let mut transaction = self.write.begin().await?;
            // A ban stays with the row, but nothing that identifies the person.
            let done = sqlx::query(
                "UPDATE people SET kind = 'deleted', name = $2, name_key = NULL, password = NULL, is_bot = FALSE, \
                 ban_reason = NULL, settings = '{}' WHERE id = $1 AND kind <> 'deleted'",
            )
            .bind(id)
            .bind(DELETED_NAME)
            .execute(&mut *transaction)
            .await?;
            changed(done.rows_affected(), Missing::Person)?;
            for sql in [
                "DELETE FROM sessions WHERE person_id = $1",
                "DELETE FROM tokens WHERE person_id = $1",
                "DELETE FROM passkeys WHERE person_id = $1",
                "DELETE FROM seeks WHERE person_id = $1",
                "DELETE FROM challenges WHERE from_id = $1 OR to_id = $1",
                "DELETE FROM seen WHERE person_id = $1",
                "DELETE FROM ratings WHERE pool = 'people' AND player = $1",
                "DELETE FROM rating_history WHERE pool = 'people' AND player = $1",
                "UPDATE chat SET body = '' WHERE person_id = $1",
                "UPDATE tables SET opened_by = NULL WHERE opened_by = $1",
            ] {
                sqlx::query(sql).bind(id).execute(&mut *transaction).await?;
            }
            Store::revoke(&mut transaction, id).await?;
            self.write.commit(transaction).await
        };
        self.write.in_time(writing).await
    }

    async fn list_people(&self, prefix: &str, guests: bool, page: Page) -> Result<Vec<Person>, StoreError> {
        const SQL: &str = concat!(
            "SELECT ",
            person_columns!(),
            " FROM people WHERE substr(name_key, 1, $1) = $2 AND ($3 OR kind = 'account') ",
            "ORDER BY created_at DESC, id LIMIT $4 OFFSET $5"
        );
        let prefix = key(prefix);
        let rows: Vec<PersonRow> = sqlx::query_as(SQL)
            .bind(i32::try_from(prefix.chars().count()).unwrap_or(i32::MAX))
            .bind(prefix)
            .bind(guests)
            .bind(page.limit)
            .bind(page.offset)
            .fetch_all(&self.read)
            .await?;
        people(rows)
    }

    async fn remove_idle_guests(&self, not_seen_since: i64) -> Result<u64, StoreError> {
        let done = self
            .execute(
                sqlx::query(
                    "DELETE FROM people WHERE kind = 'guest' AND seen_at < $1 \
             AND NOT EXISTS (SELECT 1 FROM tables WHERE seat1 = people.id OR seat2 = people.id) \
             AND NOT EXISTS (SELECT 1 FROM chat WHERE person_id = people.id)",
                )
                .bind(not_seen_since),
            )
            .await?;
        Ok(done.rows_affected())
    }
}
