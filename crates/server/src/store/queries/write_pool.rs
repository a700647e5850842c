use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::{Pool, Transaction};

use super::super::{BEGIN, Driver, INSTANCE};
use crate::store::{StoreError, in_time};

/// The connections that write. They offer transactions only: a statement with `RETURNING` and no transaction succeeds even
/// if its commit fails, as on a full disk.
pub(in super::super) struct WritePool {
    pool: Pool<Driver>,
    /// Whether the last write failed because the database cannot write at all.
    is_failing: AtomicBool,
    /// The id under which this process has claimed the database, if it has.
    instance: OnceLock<String>,
}

impl WritePool {
    pub(in super::super) fn new(pool: Pool<Driver>) -> WritePool {
        WritePool { pool, is_failing: AtomicBool::new(false), instance: OnceLock::new() }
    }

    /// Begins a transaction that will write. Fails if another process has claimed the database since this one did.
    pub(super) async fn begin(&self) -> Result<Transaction<'static, Driver>, StoreError> {
        let mut transaction = self.note(self.pool.begin_with(BEGIN).await)?;
        if let Some(instance) = self.instance.get() {
            let newest: Option<String> =
                self.note(sqlx::query_scalar(INSTANCE).fetch_optional(&mut *transaction).await)?;
            if newest.as_ref() != Some(instance) {
                return Err(StoreError::TakenOver);
            }
        }
        Ok(transaction)
    }

    /// Commits a transaction. Nothing is written unless this succeeds; an error can also mean that nobody knows.
    pub(super) async fn commit(&self, transaction: Transaction<'static, Driver>) -> Result<(), StoreError> {
        self.note(transaction.commit().await)?;
        self.is_failing.store(false, Ordering::Relaxed);
        Ok(())
    }

    /// Waits for something to be written, but not for too long. Remembers whether the database cannot write at all.
    pub(super) async fn in_time<T>(
        &self,
        writing: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let written = in_time(writing).await;
        if written.as_ref().is_err_and(StoreError::is_away) {
            self.is_failing.store(true, Ordering::Relaxed);
        }
        written
    }

    /// Remembers an error that says that the database cannot write at all.
    pub(super) fn note<T>(&self, result: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        if let Err(error) = &result
            && StoreError::is_unavailable(error)
        {
            self.is_failing.store(true, Ordering::Relaxed);
        }
        result.map_err(StoreError::Database)
    }

    pub(in super::super) fn is_failing(&self) -> bool {
        self.is_failing.load(Ordering::Relaxed)
    }

    /// Remembers the id under which this process has claimed the database; it does so once.
    pub(super) fn set_instance(&self, id: String) {
        let _ = self.instance.set(id);
    }

    pub(super) fn instance(&self) -> Option<&str> {
        self.instance.get().map(String::as_str)
    }

    /// The connections themselves, for what cannot be done in a transaction.
    pub(in super::super) fn without_transaction(&self) -> &Pool<Driver> {
        &self.pool
    }
}
