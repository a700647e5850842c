use std::collections::HashSet;
use std::future::ready;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use tokio::time::MissedTickBehavior;

use super::departures;
use super::error::TableError;
use super::handle::Request;
use super::service::Tables;
use super::stale_tables;
use super::summary_upgrade;
use crate::id::{PersonId, TableId};
use crate::operations::admin::CLOCKS_PAUSED;
use crate::store::{PersonKind, REVOKED, StoreError, TableStage};

/// Where the server writes that it is alive.
const ALIVE: &str = "alive_at";
/// How often it writes that. After a crash, players may gain so much time and never lose any.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How often unused tables are evicted, and connections of banned people ended.
const SWEEP: Duration = Duration::from_secs(60);
/// How many tables are resumed at the same time.
const TOGETHER: usize = 256;
/// How often stale tables are ended.
const STALE: Duration = Duration::from_secs(60 * 60);

/// Resumes every game that is being played: the time while the server was down is not charged, timers are set, and
/// computers think on. Returns how many there are.
pub(super) async fn resume(tables: &Tables) -> Result<usize, StoreError> {
    let context = tables.context();
    summary_upgrade::upgrade(&*context.store).await?;
    context.set_paused(context.store.meta(CLOCKS_PAUSED).await?.is_some());
    let alive = context.store.meta(ALIVE).await?;
    let alive_at: Option<u64> = alive.and_then(|text| text.parse().ok());
    if let Some(alive_at) = alive_at {
        context.clock.go_on_from(i64::try_from(alive_at).unwrap_or(i64::MAX));
    }
    let resumed = stream::iter(playing(tables).await?)
        .map(|id| resume_one(tables, id, alive_at))
        // Tables that change at the same time are stored in one transaction.
        .buffer_unordered(TOGETHER)
        .filter(|is_resumed| ready(*is_resumed));
    let count = resumed.count().await;
    write_alive(tables).await?;
    Ok(count)
}

async fn resume_one(tables: &Tables, id: TableId, alive_at: Option<u64>) -> bool {
    let resumed = tables.ask(&id, |reply| Request::Resume { alive_at, reply }).await;
    if let Err(error) = &resumed {
        // One damaged table does not keep the others from being played.
        tracing::error!(table = %id, %error, "a table cannot be resumed");
    }
    // A game that waits for nothing but its players needs no memory until they come.
    tables.registry().evict(&id);
    resumed.is_ok()
}

async fn playing(tables: &Tables) -> Result<Vec<TableId>, StoreError> {
    let rows = tables.context().store.tables_going().await?.into_iter();
    Ok(rows.filter(|row| row.state == TableStage::Playing).map(|row| row.id).collect())
}

/// Stops or starts all clocks when the operator has asked for it.
async fn follow_pause(tables: &Tables) -> Result<(), StoreError> {
    let is_paused = tables.context().store.meta(CLOCKS_PAUSED).await?.is_some();
    if !tables.context().set_paused(is_paused) {
        return Ok(());
    }
    tracing::info!(is_paused, "all clocks");
    // Running clocks are in memory, as they have timers; stopped ones need not be.
    let ids = if is_paused { tables.registry().in_memory() } else { playing(tables).await? };
    let follow = |id: TableId| async move {
        if let Err(error) = tables.ask(&id, |reply| Request::FollowPause { reply }).await {
            tracing::debug!(table = %id, %error, "a table does not follow the pause");
        }
    };
    // As when they are resumed.
    stream::iter(ids).for_each_concurrent(TOGETHER, follow).await;
    Ok(())
}

/// Ends all connections of people whose rights were revoked by a command, which changes the database alone. Those who may
/// still sign in connect again.
async fn disconnect_revoked(tables: &Tables) -> Result<(), StoreError> {
    let store = &tables.context().store;
    for key in store.meta_keys(REVOKED).await? {
        // Removed first: another command may write it again while the connections end.
        store.remove_meta(&key).await?;
        if let Ok(person) = key[REVOKED.len()..].parse() {
            tables.hub().disconnect(&person);
        }
    }
    Ok(())
}

/// Ends the connections of people who were banned or deleted since they connected, and the games of the latter:
/// those commands change the database alone.
pub(super) async fn disconnect_banned(tables: &Tables) -> Result<(), TableError> {
    let connected = Vec::from_iter(tables.hub().people());
    let people = tables.context().store.people_by_ids(&connected).await?;
    let may_stay: HashSet<&PersonId> = people
        .iter()
        .filter(|person| person.kind != PersonKind::Deleted && person.banned_at.is_none())
        .map(|person| &person.id)
        .collect();
    for person in connected.iter().filter(|person| !may_stay.contains(person)) {
        tables.hub().disconnect(person);
    }
    departures::leave_for_deleted(tables).await
}

async fn write_alive(tables: &Tables) -> Result<(), StoreError> {
    let now = tables.context().now().0.to_string();
    tables.context().store.set_meta(ALIVE, &now).await
}

/// Says that the server is alive, and ends connections of revoked rights.
async fn beat(tables: &Tables) {
    if let Err(error) = disconnect_revoked(tables).await {
        tracing::warn!(%error, "cannot read whose rights were revoked");
    }
    if let Err(error) = write_alive(tables).await {
        tracing::warn!(%error, "cannot write that the server is alive");
    }
}

async fn look_for_pause(tables: &Tables) {
    if let Err(error) = follow_pause(tables).await {
        tracing::warn!(%error, "cannot read whether the clocks are stopped");
    }
}

async fn sweep(tables: &Tables) {
    tables.registry().evict_unused();
    if let Err(error) = disconnect_banned(tables).await {
        tracing::warn!(%error, "cannot disconnect banned people");
    }
}

async fn end_stale(tables: &Tables) {
    if let Err(error) = stale_tables::end_stale(tables).await {
        tracing::warn!(%error, "cannot end stale tables");
    }
}

/// Does the regular work until the server stops. What takes long does not delay the rest.
pub(super) async fn run(tables: Tables, stop: crate::ShutdownSignal) {
    let tables = &tables;
    tokio::join!(
        every(HEARTBEAT, stop.clone(), || beat(tables)),
        every(HEARTBEAT, stop.clone(), || look_for_pause(tables)),
        every(SWEEP, stop.clone(), || sweep(tables)),
        every(STALE, stop, || end_stale(tables)),
    );
    let _ = write_alive(tables).await;
}

/// Does something at once and then periodically, until the server stops.
async fn every<F: Future<Output = ()>>(
    period: Duration,
    mut stop: crate::ShutdownSignal,
    work: impl Fn() -> F,
) {
    let mut ticks = tokio::time::interval(period);
    // After work that took long, there is nothing to make up for.
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.stopped() => return,
            _ = ticks.tick() => work().await,
        }
    }
}
