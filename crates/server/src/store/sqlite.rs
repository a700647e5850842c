//! SQLite: one file in the data folder.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, SqlitePool};

use super::{Storage, StoreError, restrict_to_owner};

/// One source for both databases, with the types of this one.
#[path = "queries/mod.rs"]
mod queries;

type Store = Sqlite;
type Driver = sqlx::Sqlite;

/// Takes the right to write at once: a transaction that first reads and then wants to write could be refused.
const BEGIN: &str = "BEGIN IMMEDIATE";

/// A transaction that sees one moment from its first read on.
const BEGIN_SNAPSHOT: &str = "BEGIN";

const READERS: u32 = 4;

/// A SQLite database. It has one connection for writing, as SQLite has one writer: those who write wait in line in this
/// process instead of trying again and again for a lock. Readers see the state before the write that is under way and
/// never wait.
pub struct Sqlite {
    read: SqlitePool,
    write: SqlitePool,
}

impl Sqlite {
    /// Opens a database file, which is made if it is not there.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        if let Some(folder) = path.parent() {
            make_folder(folder).map_err(|error| StoreError::File { path: folder.to_owned(), error })?;
        }
        let is_new = !path.exists();
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns when it is on disk, not when it is on its way there.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .pragma("cache_size", "-16384")
            .pragma("temp_store", "memory")
            .optimize_on_close(true, 400);
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            // A full disk makes SQLite roll back by itself, and the connection would wait for the end of a transaction that
            // is no more. Another one takes its place.
            .before_acquire(|connection, _| {
                let is_free = !connection.is_in_transaction();
                Box::pin(async move { Ok(is_free) })
            })
            .connect_with(options.clone())
            .await?;
        if is_new {
            restrict_to_owner(path).map_err(|error| StoreError::File { path: path.to_owned(), error })?;
        }
        sqlx::migrate!("migrations/sqlite").run(&write).await?;
        let read = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.pragma("query_only", "on"))
            .await?;
        Ok(Sqlite { read, write })
    }
}

/// Makes a folder for its owner alone, if it is not there.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

#[async_trait]
impl Storage for Sqlite {
    fn name(&self) -> &'static str {
        "SQLite"
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.answers().await
    }

    async fn copy_file(&self, to: &Path) -> Result<bool, StoreError> {
        if to.exists() {
            return Err(StoreError::Exists(to.to_owned()));
        }
        // Nobody else may read the copy, not even while it is written; so the file is made before its content.
        let failed = |error| StoreError::File { path: to.to_owned(), error };
        File::create_new(to).map_err(failed)?;
        restrict_to_owner(to).map_err(failed)?;
        // On the connection that writes, because those that read are not allowed to make a file.
        let copied = sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy()).execute(&self.write).await;
        if copied.is_err() {
            // Half a copy is none, and would be in the way of the next one.
            let _ = std::fs::remove_file(to);
        }
        copied?;
        Ok(true)
    }

    async fn close(&self) {
        self.read.close().await;
        // Brings the whole content into the one file. If that fails, the next start does it.
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.write).await;
        self.write.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::MetaStore;

    #[tokio::test]
    async fn a_full_disk_is_forgotten_when_there_is_room_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("holocourt.db")).await.unwrap();
        let fill = async |value: String| -> Result<(), sqlx::Error> {
            let mut all = store.write.begin_with(BEGIN).await?;
            let insert = sqlx::query("INSERT OR REPLACE INTO meta (key, value) VALUES ('size', $1)");
            insert.bind(value).execute(&mut *all).await?;
            all.commit().await
        };
        // As many pages as there are now. The limit is the connection's own, and the next one has none.
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&store.write).await.unwrap();
        let limit = format!("PRAGMA max_page_count = {pages}");
        sqlx::query(&limit).execute(&store.write).await.unwrap();
        let full = fill("x".repeat(1 << 20)).await.unwrap_err();
        assert!(full.to_string().contains("full"), "{full}");
        fill("little".to_owned()).await.unwrap();
        assert_eq!(store.meta("size").await.unwrap().as_deref(), Some("little"));
    }
}
