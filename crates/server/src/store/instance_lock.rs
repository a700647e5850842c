use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::{Connection, PgConnection};

use super::{ANSWER_TIMEOUT, DatabaseUrl, StoreError};

/// Makes sure that only one server uses a database, until it is dropped. Two servers on one database would each know only
/// half of what happens at its tables.
///
/// A lock can be lost: a connection breaks, a file is deleted. [`check`](InstanceLock::check) notices and locks again. A
/// server that started in between has [claimed](super::Storage::claim) the database, so nothing is written twice.
pub struct InstanceLock {
    url: String,
    held: Held,
}

enum Held {
    File { path: PathBuf, locked: File },
    Connection { locked: PgConnection },
}

/// How long to wait for a server that is shutting down.
const TIMEOUT: Duration = Duration::from_secs(15);
const RETRY: Duration = Duration::from_millis(200);
/// How long the database may take to answer over the connection that holds the lock.
/// The key of the advisory lock: any constant that nothing else uses.
const KEY: i64 = 0x686f_6c6f_636f_7572;

impl InstanceLock {
    /// Locks the database at this URL, which need not exist yet. Waits a few seconds for another server to stop.
    pub async fn acquire(url: &str) -> Result<InstanceLock, StoreError> {
        let started = Instant::now();
        let mut warned = false;
        loop {
            if let Some(lock) = InstanceLock::try_acquire(url).await? {
                return Ok(lock);
            }
            if started.elapsed() > TIMEOUT {
                return Err(StoreError::InUse);
            }
            if !warned {
                tracing::warn!("another server uses this database; waiting for it to stop");
                warned = true;
            }
            tokio::time::sleep(RETRY).await;
        }
    }

    /// Locks the database at this URL, unless another process has locked it.
    pub async fn try_acquire(url: &str) -> Result<Option<InstanceLock>, StoreError> {
        Ok(try_lock(url).await?.map(|held| InstanceLock { url: url.to_owned(), held }))
    }

    /// Checks that the lock is still held, and locks again if not. [`StoreError::InUse`] says that another server was
    /// quicker; other errors say that nobody knows.
    pub async fn check(&mut self) -> Result<(), StoreError> {
        if self.is_held().await {
            return Ok(());
        }
        tracing::warn!("the lock on the database was lost; locking again");
        self.held = try_lock(&self.url).await?.ok_or(StoreError::InUse)?;
        Ok(())
    }

    async fn is_held(&mut self) -> bool {
        match &mut self.held {
            Held::File { path, locked } => is_same_file(path, locked),
            Held::Connection { locked } => {
                matches!(tokio::time::timeout(ANSWER_TIMEOUT, locked.ping()).await, Ok(Ok(())))
            }
        }
    }
}

/// Whether this path still names this open file.
fn is_same_file(path: &Path, file: &File) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let id = |data: std::fs::Metadata| (data.dev(), data.ino());
        let (named, open) = (path.metadata().map(id), file.metadata().map(id));
        matches!((named, open), (Ok(named), Ok(open)) if named == open)
    }
    // Elsewhere, an open file cannot be replaced.
    #[cfg(not(unix))]
    {
        let _ = file;
        path.exists()
    }
}

async fn try_lock(url: &str) -> Result<Option<Held>, StoreError> {
    let DatabaseUrl::Sqlite(path) = DatabaseUrl::parse(url)? else {
        let mut connection = PgConnection::connect(url).await?;
        let is_free: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)")
            .bind(KEY)
            .fetch_one(&mut connection)
            .await?;
        return Ok(is_free.then_some(Held::Connection { locked: connection }));
    };
    if let Some(folder) = path.parent() {
        super::make_folder(folder)?;
    }
    // A separate file: SQLite has its own locks on the database.
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let path = PathBuf::from(name);
    let failed = |error| StoreError::File { path: path.clone(), error };
    let file = File::options().create(true).write(true).truncate(false).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Held::File { path, locked: file })),
        Err(TryLockError::WouldBlock) => Ok(None),
        // Some network file systems have no locks. Serve anyway.
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, path = %path.display(), "cannot tell whether another server uses this database");
            Ok(Some(Held::File { path, locked: file }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(folder: &Path) -> String {
        format!("sqlite:{}", folder.join("holocourt.db").display())
    }

    #[tokio::test]
    async fn one_server_uses_a_database_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let url = url(folder.path());
        let mut first = InstanceLock::acquire(&url).await.unwrap();
        assert!(try_lock(&url).await.unwrap().is_none());
        first.check().await.unwrap();
        drop(first);
        assert!(try_lock(&url).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn a_deleted_lock_file_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let url = url(folder.path());
        let file = folder.path().join("holocourt.db.lock");
        let mut first = InstanceLock::acquire(&url).await.unwrap();
        std::fs::remove_file(&file).unwrap();
        first.check().await.unwrap();
        assert!(try_lock(&url).await.unwrap().is_none(), "it is locked again");

        std::fs::remove_file(&file).unwrap();
        let _second = InstanceLock::acquire(&url).await.unwrap();
        assert!(matches!(first.check().await, Err(StoreError::InUse)));
    }
}
