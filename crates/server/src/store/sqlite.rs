//! SQLite: one file in the data folder.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::{Storage, StoreError, for_owner_alone};

/// One source for both databases, with the types of this one.
#[path = "queries/mod.rs"]
mod queries;

type Store = Sqlite;

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
        let write = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        if is_new {
            for_owner_alone(path).map_err(|error| StoreError::File { path: path.to_owned(), error })?;
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
        // On the connection that writes, because those that read are not allowed to make a file.
        sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy()).execute(&self.write).await?;
        for_owner_alone(to).map_err(|error| StoreError::File { path: to.to_owned(), error })?;
        Ok(true)
    }

    async fn close(&self) {
        self.read.close().await;
        // Brings the whole content into the one file. If that fails, the next start does it.
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.write).await;
        self.write.close().await;
    }
}
