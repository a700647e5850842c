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

use super::{BEGIN, BEGIN_SNAPSHOT, Store};
use crate::store::StoreError;

impl Store {
    /// Whether the database answers at all.
    pub(super) async fn answers(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.read).await?;
        Ok(())
    }
}

/// Turns "nothing was changed" into an error.
fn changed(rows: u64, what: &'static str) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Missing(what)) } else { Ok(()) }
}
