//! Storage: one trait, [`Storage`], and two databases behind it.
//!
//! Each file here is a noun with its trait; `queries` has the SQL, written once. It is compiled twice, for SQLite and
//! for PostgreSQL, as both understand `$1`, `RETURNING` and `ON CONFLICT`. What differs between the two is in
//! [`sqlite`] and [`postgres`].
//!
//! The store knows no rules: events and summaries are opaque texts.

mod challenges;
mod chat;
mod database_url;
pub mod dump;
mod error;
mod instance_lock;
mod meta;
mod passkeys;
mod people;
pub mod postgres;
mod ratings;
mod reviews;
mod seeks;
mod sessions;
pub mod sqlite;
mod tables;
mod tokens;
mod unread;
pub mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use sqlx::migrate::Migrator;

pub use challenges::{Challenge, ChallengeStore};
pub use chat::{AddedLine, ChatLine, ChatStore, NewChatLine};
pub use database_url::DatabaseUrl;
pub use dump::DumpStore;
pub use error::{Missing, StoreError};
pub use instance_lock::InstanceLock;
pub use meta::MetaStore;
pub use passkeys::{Passkey, PasskeyStore};
pub use people::{DELETED_NAME, NewPerson, PeopleStore, Person, REVOKED};
pub use ratings::{Rating, RatingChange, RatingKey, RatingPoint, RatingPool, RatingStore};
pub use reviews::{Review, ReviewStore};
pub use seeks::{Seek, SeekStore};
pub use sessions::{Session, SessionStore};
pub use tables::{
    Accepted, Finished, FinishedGame, NewEvent, StoredEvent, TableChange, TableRow, TableStore,
};
pub use tokens::{Token, TokenStore};
pub use unread::{Unread, UnreadStore};
pub use wire::{PersonKind, ReviewProgress, Room, TableStage};
pub use writer::Writer;

/// How long the database may take to answer before it counts as away.
pub(crate) const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);

/// Waits for an answer of the database, but no longer than [`ANSWER_TIMEOUT`].
pub(crate) async fn in_time<T>(asked: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    tokio::time::timeout(ANSWER_TIMEOUT, asked).await.unwrap_or(Err(StoreError::NoAnswer))
}

/// Everything that is stored. The rest of the server holds an `Arc<dyn Storage>`, on which the methods of the parts can
/// be called without importing the parts.
#[async_trait]
pub trait Storage:
    PeopleStore
    + SessionStore
    + TokenStore
    + PasskeyStore
    + TableStore
    + ChatStore
    + UnreadStore
    + SeekStore
    + ChallengeStore
    + RatingStore
    + ReviewStore
    + MetaStore
    + DumpStore
    + Send
    + Sync
{
    /// The name of the database for people: `SQLite` or `PostgreSQL`.
    fn name(&self) -> &'static str;

    /// Checks that the database responds.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Whether the last write failed because the database cannot be reached or cannot write anything.
    fn is_away(&self) -> bool;

    /// Claims the database for this process. From then on, processes that claimed it before cannot write any more:
    /// [`StoreError::TakenOver`].
    async fn claim(&self) -> Result<(), StoreError>;

    /// Checks that no other process has claimed the database since this one did.
    async fn check_claim(&self) -> Result<(), StoreError>;

    /// Writes a copy of the database to a new file while it is in use. Returns `false` if the database is not a file.
    async fn copy_file(&self, to: &Path) -> Result<bool, StoreError>;

    /// Closes the database after queries in progress have ended.
    async fn close(&self);
}

/// A part of a long list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Page {
    /// How many to skip.
    pub offset: i64,
    /// How many to list at most.
    pub limit: i64,
}

impl Page {
    /// The most that one page lists.
    pub const LONGEST: i64 = 100;

    /// A page within bounds, whatever the arguments.
    pub fn new(offset: i64, limit: i64) -> Page {
        Page { offset: offset.clamp(0, 1_000_000), limit: limit.clamp(1, Page::LONGEST) }
    }
}

impl Default for Page {
    fn default() -> Page {
        Page::new(0, 50)
    }
}

/// Opens the database at this URL, which [`DatabaseUrl`] describes. Creates what is missing and upgrades an older
/// version.
pub async fn open(url: &str) -> Result<Arc<dyn Storage>, StoreError> {
    Ok(match DatabaseUrl::parse(url)? {
        DatabaseUrl::Sqlite(path) => Arc::new(sqlite::Sqlite::open(path).await?),
        DatabaseUrl::Postgres(url) => Arc::new(postgres::Postgres::open(url).await?),
    })
}

/// Opens the database at this URL as [`open`] does, but creates no file: commands that look for data in the wrong place
/// get an error instead of an empty database. Nor does it upgrade a database that a server uses.
pub async fn open_existing(url: &str) -> Result<Arc<dyn Storage>, StoreError> {
    let is_outdated = match DatabaseUrl::parse(url)? {
        DatabaseUrl::Sqlite(path) if !path.exists() => {
            return Err(StoreError::NoDatabase { path: path.to_owned() });
        }
        DatabaseUrl::Sqlite(path) => sqlite::is_outdated(path).await?,
        DatabaseUrl::Postgres(url) => postgres::is_outdated(url).await?,
    };
    // No server can start while the database is upgraded.
    let _lock = match is_outdated {
        true => Some(InstanceLock::try_acquire(url).await?.ok_or(StoreError::OutdatedInUse)?),
        false => None,
    };
    open(url).await
}

/// Whether a migration is missing among those that a database has seen.
fn lacks_migration(applied: &[i64]) -> bool {
    MIGRATIONS.iter().any(|migration| !applied.contains(&migration.version))
}

/// Reads which migrations a database has seen.
const APPLIED: &str = "SELECT version FROM _sqlx_migrations WHERE success";

/// The tables, for SQLite. Databases remember the checksum of the text, so it can never change. New files can be added.
static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// Makes a folder for its owner alone, if it is not there.
fn make_folder(folder: &Path) -> Result<(), StoreError> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let made = builder.recursive(true).create(folder);
    made.map_err(|error| StoreError::File { path: folder.to_owned(), error })
}

/// Makes a file readable by its owner alone.
fn restrict_to_owner(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600))?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}
