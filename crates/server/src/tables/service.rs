use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rules::Side;
use table::fair_dice::Secret;
use table::{Awaits, Command, Event, HostCommand, Refusal, Table, Time, Viewer};
use tokio::sync::MappedMutexGuard;
use tokio::sync::MutexGuard;

use super::error::TableError;
use super::hub::Hub;
use super::live::{Inner, Live};
use super::rate_games::ended_game;
use super::summary::{self, may_see};
use crate::clock::Clock;
use crate::engines::Engines;
use crate::id::{PersonId, TableId};
use crate::store::{NewEvent, Storage, TableChange, Writer};

/// The tables that are alive. Cheap to clone.
#[derive(Clone)]
pub struct Tables {
    pub(super) shared: Arc<Shared>,
}

pub(super) struct Shared {
    pub(super) store: Arc<dyn Storage>,
    pub(super) writer: Writer,
    pub(super) clock: Clock,
    pub(super) engines: Engines,
    pub(super) hub: Hub,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
    /// Held while a game is counted: a rating is read, changed and written, and two games may end at once.
    pub(super) rating: tokio::sync::Mutex<()>,
    /// Whether those who run the server have stopped all clocks.
    pub(super) is_paused: AtomicBool,
}

pub(super) type Guard<'a> = MappedMutexGuard<'a, Inner>;

impl Tables {
    /// No tables in memory yet.
    pub fn new(store: Arc<dyn Storage>, writer: Writer, clock: Clock, engines: Engines, hub: Hub) -> Tables {
        let live = Mutex::new(HashMap::new());
        let is_paused = AtomicBool::new(false);
        let rating = tokio::sync::Mutex::new(());
        Tables { shared: Arc::new(Shared { store, writer, clock, engines, hub, live, rating, is_paused }) }
    }

    /// Who is here.
    pub fn hub(&self) -> &Hub {
        &self.shared.hub
    }

    /// The time now.
    pub(super) fn now(&self) -> Time {
        Time(self.shared.clock.now().max(0) as u64)
    }

    /// A table, in memory or not.
    pub(super) fn live(&self, id: &TableId) -> Arc<Live> {
        let mut live = self.shared.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.entry(id.clone()).or_insert_with(Live::empty).clone()
    }

    pub(super) fn put(&self, id: &TableId, inner: Inner) -> Arc<Live> {
        let table = Live::of(inner);
        let mut live = self.shared.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.insert(id.clone(), table.clone());
        table
    }

    /// Lets go of tables that nobody needs now. Somebody may hold one without its lock, and then it stays.
    pub fn tidy(&self) {
        let mut live = self.shared.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.retain(|_, table| {
            let is_idle = match table.inner.try_lock() {
                Ok(inner) => inner.as_ref().is_none_or(Inner::is_idle),
                Err(_) => false,
            };
            // Others get a table only through this map, which is locked.
            !(is_idle && Arc::strong_count(table) == 1)
        });
        metrics::gauge!("holocourt_tables_in_memory").set(live.len() as f64);
    }

    /// Forgets a table that is gone from the store.
    pub(super) fn let_go(&self, id: &TableId) {
        self.shared.live.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Every table in memory.
    pub(super) fn in_memory(&self) -> Vec<(TableId, Arc<Live>)> {
        let live = self.shared.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.iter().map(|(id, live)| (id.clone(), live.clone())).collect()
    }

    /// Takes the lock of a table, and reads it from the store if it is not in memory.
    pub(super) async fn lock<'a>(&self, id: &TableId, live: &'a Live) -> Result<Guard<'a>, TableError> {
        let mut inner = live.inner.lock().await;
        if inner.is_none() {
            *inner = Some(self.read(id).await?);
        }
        MutexGuard::try_map(inner, Option::as_mut).map_err(|_| TableError::NotFound)
    }

    async fn read(&self, id: &TableId) -> Result<Inner, TableError> {
        let (row, stored) = self.shared.store.load_table(id).await?.ok_or(TableError::NotFound)?;
        let damaged = |why: String| {
            tracing::error!(table = %id, why, "a table cannot be read");
            TableError::Damaged(why)
        };
        let events: Result<Vec<Event>, _> =
            stored.iter().map(|event| Event::from_json(&event.body)).collect();
        let events = events.map_err(|error| damaged(error.to_string()))?;
        let table = Table::rebuild(&events).map_err(|bad| damaged(bad.to_string()))?;
        Ok(Inner::new(table, row))
    }

    /// Does what a person wants at a table. Says the number of the last event.
    pub async fn command(
        &self,
        id: &TableId,
        person: &PersonId,
        command: Command,
    ) -> Result<u64, TableError> {
        let (tables, id, person) = (self.clone(), id.clone(), person.clone());
        run_to_completion(async move { tables.command_now(&id, &person, command).await }).await
    }

    async fn command_now(
        &self,
        id: &TableId,
        person: &PersonId,
        command: Command,
    ) -> Result<u64, TableError> {
        let live = self.live(id);
        let mut inner = self.lock(id, &live).await?;
        let viewer = inner.seated(person)?;
        self.decide(&mut inner, command, viewer).await?;
        Ok(inner.table.number())
    }

    /// Does what somebody at the table wants. If the flag has fallen before, that counts first.
    pub(super) async fn decide(
        &self,
        inner: &mut Inner,
        command: Command,
        viewer: Viewer,
    ) -> Result<(), TableError> {
        let now = self.now();
        match inner.table.decide(command, viewer, now) {
            Ok(events) => self.carry_out(inner, events, now).await,
            Err(refusal @ Refusal::TimeUp { .. }) => {
                let events = inner.table.decide_host(HostCommand::Tick, now)?;
                self.carry_out(inner, events, now).await?;
                Err(refusal.into())
            }
            Err(refusal) => Err(refusal.into()),
        }
    }

    /// Lets the house do something.
    pub(super) async fn decide_host(&self, inner: &mut Inner, order: HostCommand) -> Result<(), TableError> {
        let now = self.now();
        let events = inner.table.decide_host(order, now)?;
        self.carry_out(inner, events, now).await
    }

    /// Applies events and what the house has to add to them, writes them, and then tells everybody.
    pub(super) async fn carry_out(
        &self,
        inner: &mut Inner,
        events: Vec<Event>,
        now: Time,
    ) -> Result<(), TableError> {
        if events.is_empty() {
            return Ok(());
        }
        let before = inner.table.number();
        let game_before = ended_game(&inner.table);
        if let Err(error) = self.apply(inner, events, now).await {
            // What is in memory may not be what is written: it is read again before anybody sees it.
            self.read_again(inner).await;
            return Err(error);
        }
        // A table that was open to everybody may have become private by somebody sitting down.
        let Inner { watchers, row, .. } = inner;
        watchers.retain(|subscriber| may_see(row, Some(subscriber.person())));
        // Whoever hears of the end may ask at once what it has done to a rating.
        self.rate(inner, game_before).await;
        self.tell(inner, before, now);
        self.follow_up(inner, before, now);
        Ok(())
    }

    /// Takes a table from the store once more, with those who watch it and those who do not listen.
    pub(super) async fn read_again(&self, inner: &mut Inner) {
        match self.read(&inner.row.id).await {
            Ok(mut again) => {
                again.watchers = std::mem::take(&mut inner.watchers);
                again.muted = std::mem::take(&mut inner.muted);
                *inner = again;
                let (number, now) = (inner.table.number(), self.now());
                self.follow_up(inner, number, now);
            }
            Err(error) => tracing::error!(table = %inner.row.id, %error, "a table cannot be read again"),
        }
    }

    async fn apply(&self, inner: &mut Inner, events: Vec<Event>, now: Time) -> Result<(), TableError> {
        let damaged = |error: &dyn std::fmt::Display| TableError::Damaged(error.to_string());
        let mut bodies = Vec::with_capacity(events.len());
        let mut queue = events;
        loop {
            for event in queue {
                inner.table.apply(&event).map_err(|bad| damaged(&bad))?;
                bodies.push(written(&event)?);
            }
            match self.house(&inner.table) {
                Some(order) => queue = inner.table.decide_host(order, now)?,
                None => break,
            }
        }
        summary::update(&mut inner.row, &inner.table, now.0);
        let change = TableChange::append(inner.row.clone(), bodies);
        inner.row.events = change.row.events;
        Ok(self.shared.writer.write(change).await?)
    }

    /// What the house has to do before anybody else can do anything, at once and in the same breath. The next game of a
    /// match has to wait a little, so that the players see how the last one ended.
    pub(super) fn house(&self, table: &Table) -> Option<HostCommand> {
        match table.awaits() {
            Awaits::Secret => Some(HostCommand::Seal { secret: Secret::new(rand::random()) }),
            Awaits::Begin if table.score().games == 0 => Some(begin()),
            _ if self.shared.is_paused.load(Ordering::Relaxed) && table.next_deadline().is_some() => {
                Some(HostCommand::Pause)
            }
            Awaits::Dice { weight } => {
                Some(HostCommand::Roll { number: rand::random_range(0..weight.max(1)) })
            }
            _ => None,
        }
    }
}

/// Does something to a table to its end, even if whoever asked hangs up half-way: what is applied must be written, and
/// what is written must be told.
pub(super) async fn run_to_completion<T: Send + 'static>(
    work: impl Future<Output = Result<T, TableError>> + Send + 'static,
) -> Result<T, TableError> {
    tokio::spawn(work).await.unwrap_or_else(|error| Err(TableError::Damaged(error.to_string())))
}

/// An event as it is kept.
pub(super) fn written(event: &Event) -> Result<NewEvent, TableError> {
    let body = event.to_json().map_err(|error| TableError::Damaged(error.to_string()))?;
    Ok(NewEvent { at_ms: event.at.0 as i64, body })
}

/// Begins a game, with what the house adds on behalf of the players.
pub(super) fn begin() -> HostCommand {
    let salt = || format!("{:016x}", rand::random::<u64>());
    HostCommand::Begin {
        lot: if rand::random() { Side::South } else { Side::North },
        salts: [salt(), salt()],
    }
}
