use table::{Event, Table};

use super::summary;
use crate::store::{FinishedGame, Page, Storage, StoreError, StoredEvent, TableRow};

/// Where the store keeps the format of all summaries.
const FORMAT: &str = "summaries";
/// The format now. It changes when older summaries cannot be read any more, or something is missing in them.
const NEWEST: &str = "3";

/// Rewrites summaries of an earlier version from the events of their tables. Before version 0.2 they held the result of
/// a game as a sentence, and only the newest game of a table was listed.
pub(super) async fn upgrade(store: &dyn Storage) -> Result<(), StoreError> {
    if store.meta(FORMAT).await?.as_deref() == Some(NEWEST) {
        return Ok(());
    }
    for row in store.tables_going().await? {
        upgrade_one(store, &row).await?;
    }
    let mut offset = 0;
    loop {
        let rows = store.tables_over(Page::new(offset, Page::LONGEST)).await?;
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
    let Some((row, stored)) = store.load_table(&row.id).await? else { return Ok(()) };
    let Some((table, games)) = replay(&row, &stored) else {
        // One damaged table does not keep the others from being listed.
        tracing::error!(table = %row.id, "the events of a table cannot be read");
        return Ok(());
    };
    if summary::listed(&row, None).is_none() {
        store.rewrite_table(&row.id, &summary::written(&row, &table), &[]).await?;
    }
    store.add_finished_games(&games).await
}

/// The table, and every game that has ended there.
fn replay(row: &TableRow, stored: &[StoredEvent]) -> Option<(Table, Vec<FinishedGame>)> {
    let mut events = stored.iter().map(|stored| Some((Event::from_json(&stored.body).ok()?, stored.at_ms)));
    let mut table = Table::rebuild([&events.next()??.0]).ok()?;
    let mut games: Vec<FinishedGame> = Vec::new();
    for event in events {
        let (event, at) = event?;
        table.apply(&event).ok()?;
        let number = i64::from(table.game_number());
        let is_new = games.last().is_none_or(|last| last.number != number);
        if is_new && table.finish().is_some() {
            games.push(summary::finished(row, &table, at));
        }
    }
    Some((table, games))
}
