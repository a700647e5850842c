use super::handle::Request;
use super::service::Tables;
use crate::id::TableId;
use crate::store::{Page, Storage, StoreError, TableStage};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// How long a table waits for players before it is removed with its invitations.
const OPEN_DAYS: i64 = 14;

/// How long a game without a clock may rest before it is aborted. Clocks end games by themselves.
const IDLE_DAYS: i64 = 180;

/// Removes tables that were never used, and aborts abandoned games. Returns how many of each.
pub(super) async fn end_stale(tables: &Tables) -> Result<[usize; 2], StoreError> {
    let (store, now) = (&*tables.context().store, tables.context().date());
    let mut counts = [0; 2];
    let kinds = [(TableStage::Open, OPEN_DAYS), (TableStage::Playing, IDLE_DAYS)];
    for (count, (stage, days)) in counts.iter_mut().zip(kinds) {
        for id in stale(store, stage, now - days * DAY_MS).await? {
            *count += usize::from(end_if_stale(tables, &id).await);
        }
    }
    let [never_begun, idle] = counts;
    if counts != [0, 0] {
        tracing::info!(never_begun, idle, "ended stale tables");
    }
    Ok(counts)
}

async fn end_if_stale(tables: &Tables, id: &TableId) -> bool {
    let ended = tables.ask(id, |reply| Request::EndStale { reply }).await;
    tables.registry().evict(id);
    ended.unwrap_or_else(|error| {
        tracing::warn!(table = %id, %error, "a stale table could not be ended");
        false
    })
}

/// The stale tables. All of them are found before the first one changes.
async fn stale(store: &dyn Storage, state: TableStage, before: i64) -> Result<Vec<TableId>, StoreError> {
    let mut found = Vec::new();
    let mut page = Page::new(0, Page::LONGEST);
    loop {
        let ids = store.stale_tables(state, before, page).await?;
        let is_last = (ids.len() as i64) < page.limit;
        found.extend(ids);
        if is_last {
            return Ok(found);
        }
        page.offset += page.limit;
    }
}
