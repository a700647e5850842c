use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::clock::Clock;
use crate::config::Config;
use crate::connections;
use crate::operations;
use crate::state::AppState;
use crate::store::{self, StoreError};

/// Why the server does not run.
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

/// Opens the database, listens, and answers until it is told to stop by SIGTERM or SIGINT.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let listener = bind(&config).await?;
    let store = store::open(&config.database).await?;
    tracing::info!(database = store.name(), "the database is open");
    let _claim = store::claim(&config.database).await?;
    let state = AppState::start(config, store, Clock::system()).await?;
    let stopping = state.stopping().clone();
    tokio::spawn(async move {
        told_to_stop().await;
        tracing::info!("stopping");
        stopping.announce();
    });
    run(listener, state).await;
    tracing::info!("stopped");
    Ok(())
}

/// Listens on the address of the configuration.
pub async fn bind(config: &Config) -> Result<TcpListener, ServeError> {
    let address = config.listen;
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })
}

/// How often what nobody needs any more is removed.
const HOUR: Duration = Duration::from_secs(60 * 60);

/// Answers on a listener until the state's [`Stopping`](crate::Stopping) is announced; then waits for what is under way,
/// no longer than the configuration says, and closes the database.
pub async fn run(listener: TcpListener, state: AppState) {
    if let Ok(address) = listener.local_addr() {
        tracing::info!(%address, "listening on http://{address}");
    }
    let keeper = state.clone();
    let keeping = tokio::spawn(async move {
        loop {
            operations::tidy(&keeper).await;
            tokio::time::sleep(HOUR).await;
        }
    });
    connections::answer(listener, crate::app(state.clone()), &state).await;
    keeping.abort();
    state.shut_down().await;
}

/// Waits for SIGTERM or SIGINT, or for Ctrl+C where there are no signals.
async fn told_to_stop() {
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
    // Where not even this can be waited for, the server runs until it is ended from outside.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
