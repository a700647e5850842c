use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::time::Duration;

use table::{HostCommand, Time};

use super::error::TableError;
use super::service::Tables;
use crate::id::{PersonId, TableId};
use crate::operations::admin::CLOCKS_PAUSED;
use crate::store::{Finished, Page, PersonKind, StoreError, TableStage};

/// Where the server writes now and then that it is alive.
const ALIVE: &str = "alive_at";
/// How often it writes that. After a crash, players may gain so much time and never lose any.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How often tables that nobody needs are let go, and people are sent away who may not be here any more.
const TIDY: Duration = Duration::from_secs(60);
/// How often tables that nobody uses are ended.
const STALE: Duration = Duration::from_secs(60 * 60);

impl Tables {
    /// Takes up every table that is not over: time during which the server did not run is not charged, timers are set,
    /// and computers think on.
    pub async fn take_up(&self) -> Result<usize, StoreError> {
        self.renew_summaries().await?;
        let is_paused = self.shared.store.meta(CLOCKS_PAUSED).await?.is_some();
        self.shared.is_paused.store(is_paused, Ordering::Relaxed);
        let alive = self.shared.store.meta(ALIVE).await?;
        let alive: Option<u64> = alive.and_then(|text| text.parse().ok());
        let rows = self.shared.store.tables_going().await?;
        let mut count = 0;
        for row in rows.iter().filter(|row| row.state == TableStage::Playing) {
            match self.take_up_one(&row.id, alive).await {
                Ok(()) => count += 1,
                // One table that cannot be read keeps nobody else from playing.
                Err(error) => tracing::error!(table = %row.id, %error, "a table cannot be taken up"),
            }
        }
        self.rate_again().await?;
        self.write_alive().await?;
        Ok(count)
    }

    async fn take_up_one(&self, id: &TableId, alive: Option<u64>) -> Result<(), TableError> {
        let live = self.live(id);
        let mut inner = self.lock(id, &live).await?;
        let now = self.now();
        if inner.table.next_deadline().is_some() {
            // The clocks stood still from when the server was last known to run.
            let last = inner.row.updated_at.max(0) as u64;
            let stopped = Time(alive.unwrap_or(now.0).clamp(last, now.0.max(last)));
            let mut events = inner.table.decide_host(HostCommand::Pause, stopped)?;
            events.extend(events.clone().into_iter().map(|mut event| {
                event.at = now;
                event.change = table::Change::Resumed;
                event
            }));
            self.carry_out(&mut inner, events, now).await?;
        } else {
            let number = inner.table.number();
            self.follow_up(&mut inner, number, now);
        }
        Ok(())
    }

    /// Counts rated games that had ended when the server went down before it could count them.
    async fn rate_again(&self) -> Result<(), StoreError> {
        let which = Finished { rated: Some(true), with_private: true, ..Finished::default() };
        for row in self.shared.store.finished_tables(&which, Page::new(0, Page::LONGEST)).await? {
            let live = self.live(&row.id);
            if let Ok(inner) = self.lock(&row.id, &live).await {
                self.rate(&inner, None).await;
            }
        }
        Ok(())
    }

    /// Stops or starts all clocks, when those who run the server want it. Tables whose clocks run are all in memory, as
    /// each has a timer.
    async fn look_at_pause(&self) {
        let wanted = match self.shared.store.meta(CLOCKS_PAUSED).await {
            Ok(value) => value.is_some(),
            Err(error) => return tracing::warn!(%error, "cannot see whether the clocks are to be stopped"),
        };
        if self.shared.is_paused.swap(wanted, Ordering::Relaxed) == wanted {
            return;
        }
        tracing::info!(paused = wanted, "all clocks");
        for (id, live) in self.in_memory() {
            let Ok(mut inner) = self.lock(&id, &live).await else { continue };
            let order = match wanted {
                true if inner.table.next_deadline().is_some() => HostCommand::Pause,
                false => HostCommand::Resume,
                _ => continue,
            };
            // Clocks that are so already are fine.
            let _ = self.decide_host(&mut inner, order).await;
        }
    }

    /// Ends the connections of those who were banned or deleted since they came, and the games of the latter. Whoever
    /// does that by command line changes the database alone.
    pub async fn send_away(&self) -> Result<(), StoreError> {
        let here = self.shared.hub.people();
        let people = self.shared.store.people_by_ids(&here).await?;
        let may_stay: HashSet<&PersonId> = people
            .iter()
            .filter(|person| person.kind != PersonKind::Deleted && person.banned_at.is_none())
            .map(|person| &person.id)
            .collect();
        for person in here.iter().filter(|person| !may_stay.contains(person)) {
            self.shared.hub.send_away(person);
        }
        self.leave_for_deleted().await
    }

    async fn write_alive(&self) -> Result<(), StoreError> {
        self.shared.store.set_meta(ALIVE, &self.now().0.to_string()).await
    }

    /// Goes on until the server stops: says that it is alive, and lets go of what nobody needs.
    pub async fn keep_house(&self, mut stop: crate::ShutdownSignal) {
        let mut alive = tokio::time::interval(HEARTBEAT);
        let mut tidy = tokio::time::interval(TIDY);
        let mut stale = tokio::time::interval(STALE);
        loop {
            tokio::select! {
                () = stop.stopped() => break,
                _ = alive.tick() => {
                    self.look_at_pause().await;
                    if let Err(error) = self.write_alive().await {
                        tracing::warn!(%error, "cannot write that the server is alive");
                    }
                }
                _ = tidy.tick() => {
                    self.tidy();
                    if let Err(error) = self.send_away().await {
                        tracing::warn!(%error, "cannot see who may not be here any more");
                    }
                }
                _ = stale.tick() => {
                    if let Err(error) = self.end_stale().await {
                        tracing::warn!(%error, "cannot end the tables that nobody uses");
                    }
                }
            }
        }
        let _ = self.write_alive().await;
    }
}
