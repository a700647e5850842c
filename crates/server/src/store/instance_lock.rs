use std::fs::{File, TryLockError};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use sqlx::{Connection, PgConnection};

use super::{StoreError, sqlite_file};

/// Makes sure that only one server uses a database, until it is dropped. Two servers on one database would each know only
/// half of what happens at its tables.
pub struct InstanceLock {
    _held: Held,
}

enum Held {
    File { _locked: File },
    Connection { _locked: PgConnection },
}

/// How long to wait for a server that is shutting down.
const TIMEOUT: Duration = Duration::from_secs(15);
const RETRY: Duration = Duration::from_millis(200);
/// The key of the advisory lock: any constant that nothing else uses.
const KEY: i64 = 0x686f_6c6f_636f_7572;

impl InstanceLock {
    /// Locks the database at this address. Waits a few seconds for another server to let go of it.
    pub async fn acquire(address: &str) -> Result<InstanceLock, StoreError> {
        let started = Instant::now();
        let mut warned = false;
        loop {
            if let Some(held) = try_lock(address).await? {
                return Ok(InstanceLock { _held: held });
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
}

async fn try_lock(address: &str) -> Result<Option<Held>, StoreError> {
    let Some(path) = sqlite_file(address) else {
        let mut connection = PgConnection::connect(address).await?;
        let is_free: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)")
            .bind(KEY)
            .fetch_one(&mut connection)
            .await?;
        return Ok(is_free.then_some(Held::Connection { _locked: connection }));
    };
    // A separate file: SQLite has its own locks on the database.
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let path = PathBuf::from(name);
    let failed = |error| StoreError::File { path: path.clone(), error };
    let file = File::options().create(true).write(true).truncate(false).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Held::File { _locked: file })),
        Err(TryLockError::WouldBlock) => Ok(None),
        // Some network file systems have no locks. Serve all the same.
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, path = %path.display(), "cannot tell whether another server uses this database");
            Ok(Some(Held::File { _locked: file }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_server_uses_a_database_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("holocourt.db").display());
        let first = InstanceLock::acquire(&address).await.unwrap();
        assert!(try_lock(&address).await.unwrap().is_none());
        drop(first);
        assert!(try_lock(&address).await.unwrap().is_some());
    }
}
