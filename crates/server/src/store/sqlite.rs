//! SQLite: one file in the data folder.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::future::BoxFuture;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::{
    ANSWER_TIMEOUT, APPLIED, MIGRATIONS, Storage, StoreError, lacks_migration, make_folder, restrict_to_owner,
};

/// One source for both databases, with the types of this one.
#[path = "queries/mod.rs"]
mod queries;

use queries::{ReadPool, WritePool};

type Store = Sqlite;
type Driver = sqlx::Sqlite;

/// Takes the write lock at once: a transaction that reads first and then writes could be refused.
const BEGIN: &str = "BEGIN IMMEDIATE";

/// Reads which process has claimed the database.
const INSTANCE: &str = "SELECT value FROM meta WHERE key = 'instance'";

/// A transaction that sees one snapshot from its first read on.
const BEGIN_SNAPSHOT: &str = "BEGIN";

const READERS: u32 = 4;

/// How long a write waits for another process to finish: a little less than anybody waits for the answer.
const BUSY_TIMEOUT: Duration = Duration::from_secs(4);

/// A SQLite database. SQLite allows one writer, so there is one connection for writing: writers queue in this process
/// instead of polling for a lock. Readers see the state before the write in progress and never wait.
pub struct Sqlite {
    read: ReadPool,
    write: WritePool,
}

impl Sqlite {
    /// Opens a database file, which is created if it does not exist.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        if let Some(folder) = path.parent() {
            make_folder(folder)?;
        }
        let is_new = !path.exists();
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns when the data is on disk.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT)
            .pragma("cache_size", "-16384")
            .pragma("temp_store", "memory")
            .optimize_on_close(true, 400);
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(ANSWER_TIMEOUT)
            // On a full disk SQLite rolls back by itself, and sqlx would still wait for the end of the transaction.
            .before_acquire(|connection, _| is_free(connection))
            .connect_with(options.clone())
            .await?;
        if is_new {
            restrict_to_owner(path).map_err(|error| StoreError::File { path: path.to_owned(), error })?;
        }
        MIGRATIONS.run(&write).await?;
        let read = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(ANSWER_TIMEOUT)
            // A request may give up before its snapshot has begun.
            .before_acquire(|connection, _| is_free(connection))
            .connect_with(options.pragma("query_only", "on"))
            .await?;
        Ok(Sqlite { read: ReadPool::new(read), write: WritePool::new(write) })
    }
}

/// Whether a connection is in no transaction. Another one is replaced.
fn is_free(connection: &SqliteConnection) -> BoxFuture<'static, Result<bool, sqlx::Error>> {
    let is_free = !connection.is_in_transaction();
    Box::pin(async move { Ok(is_free) })
}

/// Whether an existing database file has to be upgraded.
pub(super) async fn is_outdated(path: &Path) -> Result<bool, StoreError> {
    let mut connection = SqliteConnectOptions::new().filename(path).connect().await?;
    let known = "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
    let is_known: i64 = sqlx::query_scalar(known).fetch_one(&mut connection).await?;
    let applied = match is_known {
        0 => Vec::new(),
        _ => sqlx::query_scalar(APPLIED).fetch_all(&mut connection).await?,
    };
    connection.close().await?;
    Ok(lacks_migration(&applied))
}

#[async_trait]
impl Storage for Sqlite {
    fn name(&self) -> &'static str {
        "SQLite"
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.check().await
    }

    fn is_away(&self) -> bool {
        self.write.is_failing()
    }

    async fn claim(&self) -> Result<(), StoreError> {
        self.take_over().await
    }

    async fn check_claim(&self) -> Result<(), StoreError> {
        self.still_ours().await
    }

    async fn copy_file(&self, to: &Path) -> Result<bool, StoreError> {
        if to.exists() {
            return Err(StoreError::Exists(to.to_owned()));
        }
        // Nobody else may read the copy, not even while it is written, so the file is created first.
        let failed = |error| StoreError::File { path: to.to_owned(), error };
        File::create_new(to).map_err(failed)?;
        restrict_to_owner(to).map_err(failed)?;
        // On the connection that writes, because the others may not create a file.
        let copied = sqlx::query("VACUUM INTO $1")
            .bind(to.to_string_lossy())
            .execute(self.write.without_transaction())
            .await;
        if copied.is_err() {
            // Half a copy is useless and would be in the way of the next one.
            let _ = std::fs::remove_file(to);
        }
        copied?;
        Ok(true)
    }

    async fn close(&self) {
        self.read.close().await;
        // Moves the write-ahead log into the database file. If that fails, the next start does it.
        let _ =
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(self.write.without_transaction()).await;
        self.write.without_transaction().close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::MetaStore;

    #[tokio::test]
    async fn writing_resumes_when_the_disk_has_room_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("holocourt.db")).await.unwrap();
        let fill = async |value: String| -> Result<(), sqlx::Error> {
            let mut all = store.write.without_transaction().begin_with(BEGIN).await?;
            let insert = sqlx::query("INSERT OR REPLACE INTO meta (key, value) VALUES ('size', $1)");
            insert.bind(value).execute(&mut *all).await?;
            all.commit().await
        };
        // No more pages than now. The limit belongs to the connection; the next one has none.
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count")
            .fetch_one(store.write.without_transaction())
            .await
            .unwrap();
        let limit = format!("PRAGMA max_page_count = {pages}");
        sqlx::query(&limit).execute(store.write.without_transaction()).await.unwrap();
        let full = fill("x".repeat(1 << 20)).await.unwrap_err();
        assert!(full.to_string().contains("full"), "{full}");
        fill("little".to_owned()).await.unwrap();
        assert_eq!(store.meta("size").await.unwrap().as_deref(), Some("little"));
    }
}
