//! The SQL, written once. This folder is compiled for each database; `super` is the file of that database, with its
//! `Store`.

mod challenges;
mod chat;
mod dump;
mod meta;
mod passkeys;
mod people;
mod ratings;
mod reviews;
mod seeks;
mod sessions;
mod tables;
mod tokens;
mod unread;

use super::{BEGIN, BEGIN_SNAPSHOT, Driver, Store};
use crate::store::{Missing, StoreError};

impl Store {
    /// Whether the database answers at all.
    pub(super) async fn answers(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.read).await?;
        Ok(())
    }
}

/// Reads a word that stands for one of several things.
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
