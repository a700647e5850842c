use table::{Event, Table};

use super::summary;
use crate::store::{Finished, Page, Storage, StoreError, TableRow};

/// Where the store keeps the format of all summaries.
const FORMAT: &str = "summaries";
/// The format now. It changes when older summaries cannot be read any more.
const NEWEST: &str = "2";

/// Rewrites summaries of an earlier version from the events of their tables. Before version 0.2 they held the result of
/// a game as a sentence.
pub(super) async fn upgrade(store: &dyn Storage) -> Result<(), StoreError> {
    if store.meta(FORMAT).await?.as_deref() == Some(NEWEST) {
        return Ok(());
    }
    for row in store.tables_going().await? {
        upgrade_one(store, &row).await?;
    }
    let which = Finished { with_private: true, ..Finished::default() };
    let mut offset = 0;
    loop {
        let rows = store.finished_tables(&which, Page::new(offset, Page::LONGEST)).await?;
        if rows.is_empty() {
            break;
        }
        offset += rows.len() as i64;
        for row in &rows {
            upgrade_one(store, row).await?;
        }
    }
    store.set_meta(FORMAT, NEWEST).await
}

async fn upgrade_one(store: &dyn Storage, row: &TableRow) -> Result<(), StoreError> {
    if summary::listed(row, None).is_some() {
        return Ok(());
    }
    let Some((row, stored)) = store.load_table(&row.id).await? else { return Ok(()) };
    let events: Result<Vec<Event>, _> = stored.iter().map(|event| Event::from_json(&event.body)).collect();
    match events.ok().and_then(|events| Table::rebuild(&events).ok()) {
        Some(table) => store.rewrite_table(&row.id, &summary::written(&row, &table), &[]).await,
        // One damaged table does not keep the others from being listed.
        None => {
            tracing::error!(table = %row.id, "the events of a table cannot be read");
            Ok(())
        }
    }
}
