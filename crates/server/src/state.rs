use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::task::JoinHandle;

use crate::analysis::Study;
use crate::clock::Clock;
use crate::config::Config;
use crate::engines::Engines;
use crate::id::PersonId;
use crate::lobby::Lobby;
use crate::people::People;
use crate::security::RateLimits;
use crate::stopping::Stopping;
use crate::store::{Storage, StoreError, Writer};
use crate::tables::{Hub, Tables};
use crate::visits::Visits;

/// The most streams, and the most sockets, that one person may have open: as many as the games that a page may watch.
pub const MOST_VISITS: usize = 64;

/// Everything that a request may need. Cheap to clone.
#[derive(Clone)]
pub struct AppState {
    inner: Arc<Inner>,
}

/// A service of the server is a field here, made in [`AppState::start`], with an accessor of its name below.
struct Inner {
    config: Config,
    clock: Clock,
    stopping: Stopping,
    store: Arc<dyn Storage>,
    writer: Writer,
    writing: Mutex<Option<JoinHandle<()>>>,
    people: People,
    rate_limits: RateLimits,
    engines: Engines,
    tables: Tables,
    lobby: Lobby,
    study: Study,
    streams: Visits<PersonId>,
    sockets: Visits<PersonId>,
}

impl AppState {
    /// Starts the services on a database that is open. Must be called inside of a tokio runtime.
    pub async fn start(
        config: Config,
        store: Arc<dyn Storage>,
        clock: Clock,
    ) -> Result<AppState, StoreError> {
        let (writer, writing) = Writer::start(store.clone());
        let people = People::new(&config, store.clone(), clock.clone());
        let rate_limits = RateLimits::new(&config.limits);
        let engines = Engines::start(config.engine_cores);
        let tables =
            Tables::new(store.clone(), writer.clone(), clock.clone(), engines.clone(), Hub::default());
        let lobby = Lobby::new(store.clone(), tables.clone(), clock.clone());
        let stopping = Stopping::new();
        let study =
            Study::new(store.clone(), tables.clone(), engines.clone(), clock.clone(), stopping.clone());
        let inner = Inner {
            config,
            clock,
            stopping,
            store,
            writer,
            writing: Mutex::new(Some(writing)),
            people,
            rate_limits,
            engines,
            tables,
            lobby,
            study,
            streams: Visits::new(MOST_VISITS),
            sockets: Visits::new(MOST_VISITS),
        };
        let state = AppState { inner: Arc::new(inner) };
        let count = state.tables().take_up().await?;
        let reviews = state.study().take_up().await?;
        tracing::info!(tables = count, reviews, "the tables are taken up again");
        let (tables, stop) = (state.tables().clone(), state.stopping().subscribe());
        tokio::spawn(async move { tables.keep_house(stop).await });
        Ok(state)
    }

    /// How the server runs.
    pub fn config(&self) -> &Config {
        &self.inner.config
    }

    /// What time it is.
    pub fn clock(&self) -> &Clock {
        &self.inner.clock
    }

    /// The time now, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.inner.clock.now()
    }

    /// The signal that the server stops.
    pub fn stopping(&self) -> &Stopping {
        &self.inner.stopping
    }

    /// The database.
    pub fn store(&self) -> &Arc<dyn Storage> {
        &self.inner.store
    }

    /// What writes changes of tables, many at once.
    pub fn writer(&self) -> &Writer {
        &self.inner.writer
    }

    /// Accounts, sessions, tokens and passkeys.
    pub fn people(&self) -> &People {
        &self.inner.people
    }

    /// How often somebody may do something.
    pub fn rate_limits(&self) -> &RateLimits {
        &self.inner.rate_limits
    }

    /// Where computers think.
    pub fn engines(&self) -> &Engines {
        &self.inner.engines
    }

    /// The tables that are alive.
    pub fn tables(&self) -> &Tables {
        &self.inner.tables
    }

    /// Who looks for a game.
    pub fn lobby(&self) -> &Lobby {
        &self.inner.lobby
    }

    /// Where positions and games are studied.
    pub fn study(&self) -> &Study {
        &self.inner.study
    }

    /// The streams of programs.
    pub fn streams(&self) -> &Visits<PersonId> {
        &self.inner.streams
    }

    /// The sockets of pages.
    pub fn sockets(&self) -> &Visits<PersonId> {
        &self.inner.sockets
    }

    /// Tells everybody to stop, waits for them no longer than the configuration says, writes what waits to be written
    /// and closes the database.
    pub async fn shut_down(&self) {
        self.inner.stopping.announce();
        if tokio::time::timeout(self.inner.config.drain, self.inner.stopping.all_left()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.inner.engines.close();
        self.inner.writer.stop().await;
        let writing = self.inner.writing.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writing) = writing
            && let Err(error) = writing.await
        {
            tracing::error!(%error, "the writer did not end well");
        }
        self.inner.store.close().await;
    }
}

impl fmt::Debug for AppState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AppState").field("config", &self.inner.config).finish_non_exhaustive()
    }
}
