//! The SQL, written once. This folder is compiled for each database; `super` is the file of that database, with its
//! `Store`. Everything that writes does so in a transaction of the [`WritePool`].

mod challenges;
mod chat;
mod dump;
mod meta;
mod passkeys;
mod people;
mod ratings;
mod read_pool;
mod reviews;
mod seeks;
mod sessions;
mod tables;
mod tokens;
mod unread;
mod write_pool;

use sqlx::Database;
use sqlx::query::Query;

use super::{Driver, INSTANCE, Store};
use crate::people::Secret;
use crate::store::{Missing, StoreError};

pub(super) use read_pool::ReadPool;
pub(super) use write_pool::WritePool;

type Connection = <Driver as Database>::Connection;

impl Store {
    /// Checks that the database responds and, if the last write failed, that it can write again.
    pub(super) async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.read).await?;
        if self.write.is_failing() {
            let probe = async {
                let mut transaction = self.write.begin().await?;
                let [insert, delete] = [
                    "INSERT INTO meta (key, value) VALUES ('probe', '')",
                    "DELETE FROM meta WHERE key = 'probe'",
                ];
                sqlx::query(insert).execute(&mut *transaction).await?;
                sqlx::query(delete).execute(&mut *transaction).await?;
                self.write.commit(transaction).await
            };
            self.write.in_time(probe).await?;
        }
        Ok(())
    }

    /// Claims the database for this process: from now on, no process that claimed it before can write.
    pub(super) async fn take_over(&self) -> Result<(), StoreError> {
        let id = Secret::random("");
        let sql = "INSERT INTO meta (key, value) VALUES ('instance', $1) \
                   ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        self.execute(sqlx::query(sql).bind(id.reveal())).await?;
        self.write.set_instance(id.reveal().to_owned());
        Ok(())
    }

    /// Checks that no other process has claimed the database since this one did.
    pub(super) async fn still_ours(&self) -> Result<(), StoreError> {
        let newest: Option<String> = sqlx::query_scalar(INSTANCE).fetch_optional(&self.read).await?;
        match self.write.instance() {
            Some(ours) if newest.as_deref() != Some(ours) => Err(StoreError::TakenOver),
            _ => Ok(()),
        }
    }

    /// Runs one statement that writes, in a transaction.
    async fn execute<'q>(
        &self,
        query: Query<'q, Driver, <Driver as Database>::Arguments<'q>>,
    ) -> Result<<Driver as Database>::QueryResult, StoreError> {
        let writing = async {
            let mut transaction = self.write.begin().await?;
            let done = query.execute(&mut *transaction).await?;
            self.write.commit(transaction).await?;
            Ok(done)
        };
        self.write.in_time(writing).await
    }
}

/// Reads the name of one of several values.
fn word<T: Copy>(
    what: &'static str,
    text: &str,
    all: &[T],
    written: fn(T) -> &'static str,
) -> Result<T, StoreError> {
    let found = all.iter().copied().find(|one| written(*one) == text);
    found.ok_or_else(|| StoreError::Unreadable { what, text: text.to_owned() })
}

/// Turns "nothing was changed" into an error.
fn changed(rows: u64, what: Missing) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Missing(what)) } else { Ok(()) }
}
