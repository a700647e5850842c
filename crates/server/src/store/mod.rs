//! Storage: one trait, [`Storage`], and two databases behind it.
//!
//! The files here are nouns with what can be asked about each; `queries` has the SQL, written once. It is compiled
//! twice, for SQLite and for PostgreSQL, as both understand `$1`, `RETURNING` and `ON CONFLICT`. What differs between
//! the two is in [`sqlite`] and [`postgres`].
//!
//! The store knows no rules: events and summaries are texts that it keeps and gives back.

mod challenges;
mod chat;
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

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

pub use challenges::{Challenge, ChallengeStore};
pub use chat::{ChatLine, ChatStore, NewChatLine};
pub use dump::DumpStore;
pub use error::{Missing, StoreError};
pub use instance_lock::InstanceLock;
pub use meta::MetaStore;
pub use passkeys::{Passkey, PasskeyStore};
pub use people::{DELETED_NAME, NewPerson, PeopleStore, Person};
pub use ratings::{Rating, RatingChange, RatingKey, RatingPoint, RatingPool, RatingStore};
pub use reviews::{Review, ReviewStore};
pub use seeks::{Seek, SeekStore};
pub use sessions::{Session, SessionStore};
pub use tables::{Finished, NewEvent, StoredEvent, TableChange, TableRow, TableStore};
pub use tokens::{Token, TokenStore};
pub use unread::{Unread, UnreadStore};
pub use wire::{PersonKind, ReviewProgress, Room, TableStage};
pub use writer::Writer;

/// Everything that is kept. `Arc<dyn Storage>` is what the rest of the server holds; the methods of the parts can be
/// called on it without importing the parts.
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
    /// What the database is called, for people: `SQLite` or `PostgreSQL`.
    fn name(&self) -> &'static str;

    /// Asks the database for an answer, any answer.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Writes a copy of the database to a file that does not yet exist, while it is in use. Says `false` where the
    /// database is no file that could be copied.
    async fn copy_file(&self, to: &Path) -> Result<bool, StoreError>;

    /// Lets go of the database, after what is under way has ended.
    async fn close(&self);
}

/// A part of a long list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Page {
    /// How many to leave out.
    pub offset: i64,
    /// How many to list at most.
    pub limit: i64,
}

impl Page {
    /// The most that one page lists.
    pub const LONGEST: i64 = 100;

    /// A page within bounds, whatever is asked for.
    pub fn new(offset: i64, limit: i64) -> Page {
        Page { offset: offset.clamp(0, 1_000_000), limit: limit.clamp(1, Page::LONGEST) }
    }
}

impl Default for Page {
    fn default() -> Page {
        Page::new(0, 50)
    }
}

/// Opens the database at this address: `sqlite:PATH`, `postgres://…` or `postgresql://…`. What is not there yet is
/// made, and the tables of an older version are brought up to date.
pub async fn open(address: &str) -> Result<Arc<dyn Storage>, StoreError> {
    let scheme = address.split_once(':').map_or("", |(scheme, _)| scheme);
    if ["postgres", "postgresql"].contains(&scheme) {
        Ok(Arc::new(postgres::Postgres::open(address).await?))
    } else if let Some(path) = sqlite_file(address) {
        Ok(Arc::new(sqlite::Sqlite::open(path).await?))
    } else {
        Err(StoreError::UnknownDatabase)
    }
}

/// Opens the database at this address as [`open`] does, but makes no file: who looks for data in the wrong place is told
/// so, instead of finding nobody and nothing.
pub async fn open_existing(address: &str) -> Result<Arc<dyn Storage>, StoreError> {
    match sqlite_file(address) {
        Some(path) if !path.exists() => Err(StoreError::NoDatabase { path: path.to_owned() }),
        _ => open(address).await,
    }
}

/// The file of a SQLite database, if it is one.
fn sqlite_file(address: &str) -> Option<&Path> {
    let path = address.strip_prefix("sqlite:")?;
    Some(Path::new(path.strip_prefix("//").unwrap_or(path)))
}

/// Lets nobody but its owner read a file: what is kept here is the business of those it is about.
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
