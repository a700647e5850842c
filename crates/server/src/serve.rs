use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::clock::Clock;
use crate::config::Config;
use crate::connections;
use crate::operations;
use crate::state::AppState;
use crate::store::{self, InstanceLock, Storage, StoreError};

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// An error of the database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Which address.
        address: SocketAddr,
        /// The error of the system.
        error: std::io::Error,
    },
}

/// Serves requests until SIGTERM or SIGINT. Nobody else may use the database: it is locked before it is opened or
/// upgraded, and an error is returned if another server takes it over.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    serve_with(config, Clock::system()).await
}

/// The same with another clock, as tests have it.
pub async fn serve_with(config: Config, clock: Clock) -> Result<(), ServeError> {
    let listener = bind(&config).await?;
    let mut lock = InstanceLock::acquire(&config.database).await?;
    let store = store::open(&config.database).await?;
    tracing::info!(database = store.name(), "opened the database");
    store.claim().await?;
    let state = AppState::start(config, store, clock).await?;
    let shutdown = state.shutdown().clone();
    let store = state.store().clone();
    let watch = tokio::spawn(async move {
        let lost = tokio::select! {
            () = shutdown_requested() => None,
            error = lock_lost(&mut lock, &*store) => Some(error),
        };
        match &lost {
            None => tracing::info!("stopping"),
            Some(error) => tracing::error!(%error, "stopping: another server uses the database"),
        }
        shutdown.begin();
        (lost, lock)
    });
    run(listener, state).await;
    tracing::info!("stopped");
    // The lock is released last, after the database is closed.
    match watch.await {
        Ok((Some(error), _lock)) => Err(error.into()),
        Ok((None, _lock)) => Ok(()),
        Err(error) => {
            tracing::error!(%error, "the watch of the lock failed");
            Ok(())
        }
    }
}

/// How often to check that the database is still ours.
const LOCK_CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// Waits until another server uses the database, which can happen after the lock was lost.
async fn lock_lost(lock: &mut InstanceLock, store: &dyn Storage) -> StoreError {
    loop {
        tokio::time::sleep(LOCK_CHECK_INTERVAL).await;
        for checked in [lock.check().await, store.check_claim().await] {
            match checked {
                Ok(()) => {}
                Err(error @ (StoreError::InUse | StoreError::TakenOver)) => return error,
                Err(error) => tracing::warn!(%error, "cannot check the lock on the database"),
            }
        }
    }
}

/// Listens on the configured address.
pub async fn bind(config: &Config) -> Result<TcpListener, ServeError> {
    let address = config.listen;
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })
}

const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// Serves requests on a listener until the state's [`Shutdown`](crate::Shutdown) begins. Then waits for requests in
/// progress, no longer than the configuration says, and closes the database.
pub async fn run(listener: TcpListener, state: AppState) {
    if let Ok(address) = listener.local_addr() {
        tracing::info!(%address, "listening on http://{address}");
    }
    let cleaned = state.clone();
    let cleaning = tokio::spawn(async move {
        loop {
            operations::cleanup(&cleaned).await;
            tokio::time::sleep(CLEANUP_INTERVAL).await;
        }
    });
    connections::serve(listener, crate::app(state.clone()), &state).await;
    cleaning.abort();
    state.stop().await;
}

/// Waits for SIGTERM or SIGINT, or for Ctrl+C where there are no signals.
async fn shutdown_requested() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    // Without signals the server runs until it is killed.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
