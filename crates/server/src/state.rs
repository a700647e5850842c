use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::task::JoinHandle;

use crate::analysis::Study;
use crate::clock::Clock;
use crate::config::Config;
use crate::connection_limit::ConnectionLimit;
use crate::engines::Engines;
use crate::id::PersonId;
use crate::lobby::Lobby;
use crate::people::People;
use crate::ratings;
use crate::security::{RateLimits, RecentAccounts};
use crate::shutdown::Shutdown;
use crate::store::{Storage, StoreError, Writer};
use crate::tables::{Hub, Tables};

/// How many bot streams, and how many sockets, one person may have open: as many as the tables a page may watch.
pub const MAX_CONNECTIONS_PER_PERSON: usize = 64;

/// Everything that a request may need. Cheap to clone.
#[derive(Clone)]
pub struct AppState {
    inner: Arc<Inner>,
}

/// A service of the server is a field here, made in [`AppState::start`], with an accessor of its name below.
struct Inner {
    config: Config,
    clock: Clock,
    shutdown: Shutdown,
    store: Arc<dyn Storage>,
    writer: Writer,
    writing: Mutex<Option<JoinHandle<()>>>,
    people: People,
    rate_limits: RateLimits,
    recent_accounts: RecentAccounts,
    engines: Engines,
    tables: Tables,
    lobby: Lobby,
    study: Study,
    streams: ConnectionLimit<PersonId>,
    sockets: ConnectionLimit<PersonId>,
}

impl AppState {
    /// Starts the services on an open database. Must be called inside a tokio runtime.
    pub async fn start(
        config: Config,
        store: Arc<dyn Storage>,
        clock: Clock,
    ) -> Result<AppState, StoreError> {
        let (writer, writing) = Writer::start(store.clone());
        let people = People::new(&config, store.clone(), clock.clone());
        let rate_limits = RateLimits::new(&config.limits);
        let engines = Engines::start(config.engine_cores);
        ratings::merge(&*store, config.ratings_per).await?;
        let tables = Tables::new(
            store.clone(),
            writer.clone(),
            clock.clone(),
            engines.clone(),
            Hub::default(),
            config.ratings_per,
        );
        let lobby = Lobby::new(store.clone(), tables.clone(), clock.clone());
        let shutdown = Shutdown::new();
        let study =
            Study::new(store.clone(), tables.clone(), engines.clone(), clock.clone(), shutdown.clone());
        let inner = Inner {
            config,
            clock,
            shutdown,
            store,
            writer,
            writing: Mutex::new(Some(writing)),
            people,
            rate_limits,
            recent_accounts: RecentAccounts::new(),
            engines,
            tables,
            lobby,
            study,
            streams: ConnectionLimit::new(MAX_CONNECTIONS_PER_PERSON),
            sockets: ConnectionLimit::new(MAX_CONNECTIONS_PER_PERSON),
        };
        let state = AppState { inner: Arc::new(inner) };
        let count = state.tables().resume().await?;
        let reviews = state.study().take_up().await?;
        tracing::info!(tables = count, reviews, "games and reviews are resumed");
        let (tables, stop) = (state.tables().clone(), state.shutdown().subscribe());
        tokio::spawn(async move { tables.keep_house(stop).await });
        tokio::spawn(state.lobby().clone().withdraw_ghosts(state.shutdown().subscribe()));
        Ok(state)
    }

    /// How the server runs.
    pub fn config(&self) -> &Config {
        &self.inner.config
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.inner.clock
    }

    /// The time now, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.inner.clock.now()
    }

    /// The shutdown of the server.
    pub fn shutdown(&self) -> &Shutdown {
        &self.inner.shutdown
    }

    /// The database.
    pub fn store(&self) -> &Arc<dyn Storage> {
        &self.inner.store
    }

    /// Writes changes of tables in batches.
    pub fn writer(&self) -> &Writer {
        &self.inner.writer
    }

    /// Accounts, sessions, tokens and passkeys.
    pub fn people(&self) -> &People {
        &self.inner.people
    }

    /// The rate limits.
    pub fn rate_limits(&self) -> &RateLimits {
        &self.inner.rate_limits
    }

    /// Which accounts were in use at which addresses lately.
    pub fn recent_accounts(&self) -> &RecentAccounts {
        &self.inner.recent_accounts
    }

    /// The engines of computer players and analysis.
    pub fn engines(&self) -> &Engines {
        &self.inner.engines
    }

    /// The live tables.
    pub fn tables(&self) -> &Tables {
        &self.inner.tables
    }

    /// The lobby.
    pub fn lobby(&self) -> &Lobby {
        &self.inner.lobby
    }

    /// Analysis and reviews.
    pub fn study(&self) -> &Study {
        &self.inner.study
    }

    /// The open streams of bots.
    pub fn streams(&self) -> &ConnectionLimit<PersonId> {
        &self.inner.streams
    }

    /// The open sockets of pages.
    pub fn sockets(&self) -> &ConnectionLimit<PersonId> {
        &self.inner.sockets
    }

    /// Shuts the services down: waits for connections, no longer than the configuration says, flushes pending writes and
    /// closes the database.
    pub async fn stop(&self) {
        self.inner.shutdown.begin();
        if tokio::time::timeout(self.inner.config.drain, self.inner.shutdown.drained()).await.is_err() {
            tracing::warn!("some connections did not close in time");
        }
        self.inner.engines.close();
        self.inner.writer.stop().await;
        let writing = self.inner.writing.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writing) = writing
            && let Err(error) = writing.await
        {
            tracing::error!(%error, "the writer failed");
        }
        self.inner.store.close().await;
    }
}

impl fmt::Debug for AppState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AppState").field("config", &self.inner.config).finish_non_exhaustive()
    }
}
