use table::{Event, Table};

use super::service::Tables;
use super::summary;
use crate::store::{Finished, Page, StoreError, TableRow};

/// Which form the summaries of all tables have at least.
const SUMMARIES: &str = "summaries";
/// The form they have now. It changes when older summaries cannot be read any more.
const NOW: &str = "2";

impl Tables {
    /// Writes the summaries anew that an earlier version left behind, from the events of their tables. Before version
    /// 0.2 the result of a game was a sentence there.
    pub(super) async fn renew_summaries(&self) -> Result<(), StoreError> {
        let store = &self.shared.store;
        if store.meta(SUMMARIES).await?.as_deref() == Some(NOW) {
            return Ok(());
        }
        for row in store.tables_going().await? {
            self.renew(&row).await?;
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
                self.renew(row).await?;
            }
        }
        store.set_meta(SUMMARIES, NOW).await
    }

    async fn renew(&self, row: &TableRow) -> Result<(), StoreError> {
        if summary::listed(row, None).is_some() {
            return Ok(());
        }
        let Some((row, stored)) = self.shared.store.load_table(&row.id).await? else { return Ok(()) };
        let events: Result<Vec<Event>, _> =
            stored.iter().map(|event| Event::from_json(&event.body)).collect();
        let table = events.ok().and_then(|events| Table::rebuild(&events).ok());
        match table {
            Some(table) => {
                self.shared.store.rewrite_table(&row.id, &summary::written(&row, &table), &[]).await?;
            }
            // One table that cannot be read keeps no other from being listed.
            None => tracing::error!(table = %row.id, "the events of a table cannot be read"),
        }
        Ok(())
    }
}
