use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::clock::Clock;
use crate::config::Config;
use crate::connections;
use crate::operations;
use crate::state::AppState;
use crate::store::{self, InstanceLock, StoreError};

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Which address.
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
}

/// Opens the database and serves requests until SIGTERM or SIGINT.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let listener = bind(&config).await?;
    let store = store::open(&config.database).await?;
    tracing::info!(database = store.name(), "opened the database");
    let _lock = InstanceLock::acquire(&config.database).await?;
    let state = AppState::start(config, store, Clock::system()).await?;
    let shutdown = state.shutdown().clone();
    tokio::spawn(async move {
        shutdown_requested().await;
        tracing::info!("stopping");
        shutdown.begin();
    });
    run(listener, state).await;
    tracing::info!("stopped");
    Ok(())
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
