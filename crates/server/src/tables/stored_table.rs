use std::sync::Arc;

use table::{Event, Refusal, Table, Viewer};

use super::context::Context;
use super::draft::Decided;
use super::error::TableError;
use super::summary::{self, may_see};
use crate::id::{PersonId, TableId};
use crate::store::{TableChange, TableRow};

/// A table as it is in the store. It is loaded when it is first needed, and again after a write that may or may not have
/// happened: memory never differs from the store.
pub(super) struct StoredTable {
    context: Arc<Context>,
    id: TableId,
    current: Option<Current>,
}

/// A table and its row, both as of its newest event.
pub(super) struct Current {
    table: Table,
    row: TableRow,
}

impl StoredTable {
    /// A table that is not loaded yet, if there is one with this id.
    pub(super) fn new(context: Arc<Context>, id: TableId) -> StoredTable {
        StoredTable { context, id, current: None }
    }

    /// A table that was just stored.
    pub(super) fn loaded(context: Arc<Context>, current: Current) -> StoredTable {
        StoredTable { context, id: current.row.id.clone(), current: Some(current) }
    }

    pub(super) fn id(&self) -> &TableId {
        &self.id
    }

    /// The table, if it is loaded.
    pub(super) fn current(&self) -> Option<&Current> {
        self.current.as_ref()
    }

    /// The table, which is loaded if need be.
    pub(super) async fn load(&mut self) -> Result<&Current, TableError> {
        if self.current.is_none() {
            self.current = Some(self.read().await?);
        }
        self.current.as_ref().ok_or(TableError::NotFound)
    }

    async fn read(&self) -> Result<Current, TableError> {
        let loaded = self.context.store.load_table(&self.id).await?;
        let (row, stored) = loaded.ok_or(TableError::NotFound)?;
        let damaged = |why: String| {
            tracing::error!(table = %self.id, why, "a table cannot be loaded");
            TableError::Damaged(why)
        };
        let events: Result<Vec<Event>, _> =
            stored.iter().map(|event| Event::from_json(&event.body)).collect();
        let events = events.map_err(|error| damaged(error.to_string()))?;
        let table = Table::rebuild(&events).map_err(|bad| damaged(bad.to_string()))?;
        Ok(Current { table, row })
    }

    /// Stores what was decided, then puts it in place. After an error nobody knows what the store has, so the table has
    /// to be loaded again.
    pub(super) async fn commit(&mut self, decided: Decided) -> Result<(), TableError> {
        let Current { mut row, .. } = self.current.take().ok_or(TableError::NotFound)?;
        let Decided { table, events, ends_game, rated } = decided;
        summary::update(&mut row, &table, self.context.date());
        let finished = ends_game.then(|| summary::finished(&row, &table, self.context.date()));
        let change = TableChange { rated, finished, ..TableChange::append(row, events) };
        let row = change.row.clone();
        self.context.writer.write(change).await?;
        self.current = Some(Current { table, row });
        Ok(())
    }

    /// Drops the table from memory: it was changed or removed in the store.
    pub(super) fn unload(&mut self) {
        self.current = None;
    }
}

impl Current {
    pub(super) fn new(table: Table, row: TableRow) -> Current {
        Current { table, row }
    }

    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    pub(super) fn row(&self) -> &TableRow {
        &self.row
    }

    /// How a person is related to the table.
    pub(super) fn viewer(&self, person: &PersonId) -> Viewer {
        self.table.viewer(person.as_str())
    }

    /// The same, for somebody who may see the table.
    pub(super) fn visitor(&self, person: Option<&PersonId>) -> Result<Viewer, TableError> {
        if !may_see(&self.row, person) {
            return Err(TableError::NotFound);
        }
        Ok(person.map_or(Viewer::Spectator, |person| self.viewer(person)))
    }

    /// The same, for somebody who plays here.
    pub(super) fn player(&self, person: &PersonId) -> Result<Viewer, TableError> {
        match self.visitor(Some(person))? {
            Viewer::Spectator => Err(Refusal::NotSeated.into()),
            viewer => Ok(viewer),
        }
    }
}
