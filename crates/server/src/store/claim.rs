use std::fs::{File, TryLockError};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use sqlx::{Connection, PgConnection};

use super::{StoreError, sqlite_file};

/// The right to serve a database, as long as this lives. Two servers on one database would each know only half of what
/// happens at its tables.
pub struct Claim {
    _held: Held,
}

enum Held {
    File { _locked: File },
    Connection { _locked: PgConnection },
}

/// How long to wait for a server that is just stopping.
const PATIENCE: Duration = Duration::from_secs(15);
const LOOK_EVERY: Duration = Duration::from_millis(200);
/// Any number, as long as it is always the same and nobody else's.
const NUMBER: i64 = 0x686f_6c6f_636f_7572;

/// Waits until no other server serves the database at this address, but not for long.
pub async fn claim(address: &str) -> Result<Claim, StoreError> {
    let began = Instant::now();
    let mut is_told = false;
    loop {
        if let Some(held) = attempt(address).await? {
            return Ok(Claim { _held: held });
        }
        if began.elapsed() > PATIENCE {
            return Err(StoreError::InUse);
        }
        if !is_told {
            tracing::warn!("another server uses this database; waiting for it to stop");
            is_told = true;
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

async fn attempt(address: &str) -> Result<Option<Held>, StoreError> {
    let Some(path) = sqlite_file(address) else {
        let mut connection = PgConnection::connect(address).await?;
        let is_free: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)")
            .bind(NUMBER)
            .fetch_one(&mut connection)
            .await?;
        return Ok(is_free.then_some(Held::Connection { _locked: connection }));
    };
    // A file of its own: the database has locks of another kind on itself.
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let path = PathBuf::from(name);
    let failed = |error| StoreError::File { path: path.clone(), error };
    let file = File::options().create(true).write(true).truncate(false).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Held::File { _locked: file })),
        Err(TryLockError::WouldBlock) => Ok(None),
        // Where files cannot be locked, as on some networks, nobody is kept from serving.
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, path = %path.display(), "cannot see whether another server uses this database");
            Ok(Some(Held::File { _locked: file }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_server_has_a_database_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("holocourt.db").display());
        let first = claim(&address).await.unwrap();
        assert!(attempt(&address).await.unwrap().is_none());
        drop(first);
        assert!(attempt(&address).await.unwrap().is_some());
    }
}
