use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::actor::TableActor;
use super::context::Context;
use super::error::TableError;
use super::handle::{Reply, Request, TableHandle};
use super::stored_table::{Current, StoredTable};
use super::table_clock::TableClock;
use crate::id::TableId;

/// The tables in memory. There is never more than one actor for a table: the registry evicts one only while nobody
/// else holds its handle.
pub(super) struct Registry {
    context: Arc<Context>,
    tables: Mutex<HashMap<TableId, TableHandle>>,
}

impl Registry {
    pub(super) fn new(context: Arc<Context>) -> Registry {
        Registry { context, tables: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, TableHandle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks a table, which is loaded if need be.
    pub(super) async fn ask<T>(
        &self,
        id: &TableId,
        request: impl FnOnce(Reply<T>) -> Request,
    ) -> Result<T, TableError> {
        let answer = self.find(id).ask(request).await;
        if matches!(answer, Err(TableError::NotFound)) {
            self.evict(id);
        }
        answer
    }

    fn find(&self, id: &TableId) -> TableHandle {
        let mut tables = self.lock();
        match tables.get(id) {
            Some(handle) if !handle.is_closed() => handle.clone(),
            _ => {
                let handle = self.start(StoredTable::new(self.context.clone(), id.clone()));
                tables.insert(id.clone(), handle.clone());
                handle
            }
        }
    }

    /// Adds a table that was just opened.
    pub(super) fn insert(&self, current: Current) {
        let id = current.row().id.clone();
        let handle = self.start(StoredTable::loaded(self.context.clone(), current));
        self.lock().insert(id, handle);
    }

    fn start(&self, stored: StoredTable) -> TableHandle {
        let clock = TableClock::new(self.context.clone());
        let (handle, inbox) = TableHandle::new(clock.clone());
        tokio::spawn(TableActor::new(self.context.clone(), stored, inbox, clock).run());
        handle
    }

    /// The ids of all tables in memory.
    pub(super) fn in_memory(&self) -> Vec<TableId> {
        self.lock().keys().cloned().collect()
    }

    /// Evicts a table if nothing is going on there. Its actor ends.
    pub(super) fn evict(&self, id: &TableId) {
        let mut tables = self.lock();
        if tables.get(id).is_some_and(TableHandle::is_unused) {
            tables.remove(id);
        }
    }

    /// Evicts all tables where nothing is going on.
    pub(super) fn evict_unused(&self) {
        let mut tables = self.lock();
        tables.retain(|_, handle| !handle.is_unused() && !handle.is_closed());
        metrics::gauge!("holocourt_tables_in_memory").set(tables.len() as f64);
    }
}
