use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::store::sqlite::Sqlite;
use crate::store::{DumpStore, Storage, StoreError, dump};

/// The result of a backup or a restore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The whole database file.
    Database,
    /// This many rows, as lines of JSON.
    Rows(u64),
}

/// Writes a backup to a new file, while the server may be running: a SQLite database to a file that ends in `.db`, any
/// database to lines of JSON.
pub async fn backup(store: &dyn Storage, to: &Path) -> Result<Copied, StoreError> {
    let wants_database = to.extension().is_some_and(|ending| ending == "db");
    if wants_database && store.copy_file(to).await? {
        return Ok(Copied::Database);
    }
    dump::to_file(store, to).await.map(Copied::Rows)
}

/// The first bytes of every SQLite database.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// Restores a backup of either kind into an empty database of either kind.
pub async fn restore(store: &dyn Storage, from: &Path) -> Result<Copied, StoreError> {
    let failed = |error| StoreError::File { path: from.to_owned(), error };
    let mut start = Vec::new();
    File::open(from).and_then(|file| file.take(16).read_to_end(&mut start)).map_err(failed)?;
    if start != SQLITE {
        return dump::from_file(store, from).await.map(Copied::Rows);
    }
    // A copy of the backup is upgraded and read as lines; the file itself stays unchanged.
    let folder = tempfile::tempdir().map_err(failed)?;
    let copy = folder.path().join("backup.db");
    std::fs::copy(from, &copy).map_err(failed)?;
    let source = Sqlite::open(&copy).await?;
    let (sender, lines) = tokio::sync::mpsc::channel(256);
    let (dumped, restored) = tokio::join!(source.dump(sender), store.restore(lines));
    source.close().await;
    // An error while reading also ends the writing, so it is reported first.
    dumped?;
    restored.map(Copied::Rows)
}
