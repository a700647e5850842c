use std::net::SocketAddr;

use tokio::net::TcpListener;

use crate::clock::Clock;
use crate::config::Config;
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
    /// The connection to the network broke.
    #[error("the server stopped: {0}")]
    Broken(std::io::Error),
}

/// Opens the database, listens, and answers until it is told to stop by SIGTERM or SIGINT.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let listener = bind(&config).await?;
    let store = store::open(&config.database).await?;
    tracing::info!(database = store.name(), "the database is open");
    let state = AppState::start(config, store, Clock::system()).await?;
    let stopping = state.stopping().clone();
    tokio::spawn(async move {
        told_to_stop().await;
        tracing::info!("stopping");
        stopping.announce();
    });
    run(listener, state).await
}

/// Listens on the address of the configuration.
pub async fn bind(config: &Config) -> Result<TcpListener, ServeError> {
    let address = config.listen;
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })
}

/// Answers on a listener until the state's [`Stopping`](crate::Stopping) is announced; then waits for what is under way,
/// no longer than the configuration says, and closes the database.
pub async fn run(listener: TcpListener, state: AppState) -> Result<(), ServeError> {
    if let Ok(address) = listener.local_addr() {
        tracing::info!(%address, "listening on http://{address}");
    }
    let router = crate::app(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let mut stop = state.stopping().subscribe();
    let answering = axum::serve(listener, router).with_graceful_shutdown(async move { stop.stopped().await });
    let mut stop = state.stopping().subscribe();
    let drain = state.config().drain;
    let too_late = async move {
        stop.stopped().await;
        tokio::time::sleep(drain).await;
    };
    let answered = tokio::select! {
        answered = answering => answered,
        () = too_late => {
            tracing::warn!("some requests did not end in time");
            Ok(())
        }
    };
    state.shut_down().await;
    answered.map_err(ServeError::Broken)
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
