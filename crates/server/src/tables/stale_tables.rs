use table::{HostCommand, Phase};

use super::service::Tables;
use crate::id::TableId;
use crate::store::{Page, StoreError, TableStage};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A table to which nobody came for this long is removed, and its links lead nowhere.
const OPEN_DAYS: i64 = 14;

/// A game without a clock at which nothing has happened for this long is broken off. Clocks end games by themselves.
const IDLE_DAYS: i64 = 180;

impl Tables {
    /// Removes tables that nobody came to, and ends games that nobody goes on with. Says how many of each.
    pub async fn end_stale(&self) -> Result<[usize; 2], StoreError> {
        let now = self.shared.clock.now();
        let mut counts = [0; 2];
        for id in self.stale(TableStage::Open, now - OPEN_DAYS * DAY_MS).await? {
            counts[0] += usize::from(self.end_if_stale(&id).await);
        }
        for id in self.stale(TableStage::Playing, now - IDLE_DAYS * DAY_MS).await? {
            counts[1] += usize::from(self.end_if_stale(&id).await);
        }
        if counts != [0, 0] {
            tracing::info!(never_begun = counts[0], idle = counts[1], "ended tables that nobody uses");
        }
        Ok(counts)
    }

    /// All of them are found before the first one changes.
    async fn stale(&self, state: TableStage, before: i64) -> Result<Vec<TableId>, StoreError> {
        let mut found = Vec::new();
        let mut page = Page::new(0, Page::LONGEST);
        loop {
            let ids = self.shared.store.stale_tables(state, before, page).await?;
            let is_last = (ids.len() as i64) < page.limit;
            found.extend(ids);
            if is_last {
                return Ok(found);
            }
            page.offset += page.limit;
        }
    }

    async fn end_if_stale(&self, id: &TableId) -> bool {
        let live = self.live(id);
        // A table that cannot be read was reported when it was to be taken up.
        let Ok(mut inner) = self.lock(id, &live).await else { return false };
        let ended = match inner.table.phase() {
            Phase::Seats => self.remove(&mut inner).await,
            // Somebody's clock runs, or will.
            _ if inner.table.next_deadline().is_some() || inner.table.clocks().is_some() => return false,
            Phase::Ready | Phase::Setup | Phase::Playing => {
                self.decide_host(&mut inner, HostCommand::Close).await
            }
            Phase::Over | Phase::Closed => return false,
        };
        if let Err(error) = &ended {
            tracing::warn!(table = %id, %error, "a table that nobody uses was not ended");
        }
        ended.is_ok()
    }
}
