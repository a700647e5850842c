use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use server::{AppState, Clock, Config, store};
use tempfile::TempDir;
use tokio::task::JoinHandle;

/// A server of this process on a port of this machine, with a database of its own.
pub struct RunningServer {
    /// What the server works on.
    pub state: AppState,
    /// Where it listens.
    pub address: SocketAddr,
    running: JoinHandle<()>,
    folder: Option<TempDir>,
}

/// How long a server may take to stop before the test fails.
const STOP_TIMEOUT: Duration = Duration::from_secs(60);

impl RunningServer {
    /// A new server on a free port, with limits that tests do not reach.
    pub async fn start() -> RunningServer {
        RunningServer::start_with(|_| {}).await
    }

    /// A new server with other settings.
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> RunningServer {
        RunningServer::start_at(change, Clock::system()).await
    }

    /// A new server with other settings and another clock.
    pub async fn start_at(change: impl FnOnce(&mut Config), clock: Clock) -> RunningServer {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let mut config = test_config(folder.path());
        change(&mut config);
        RunningServer { folder: Some(folder), ..RunningServer::run(config, clock).await }
    }

    /// A server on this address with the data of this folder, which stays.
    pub async fn start_in(folder: &Path, listen: SocketAddr) -> RunningServer {
        let config = Config { listen, ..test_config(folder) };
        RunningServer::run(config, Clock::system()).await
    }

    async fn run(config: Config, clock: Clock) -> RunningServer {
        let listener = server::bind(&config).await.expect("the address is free");
        let address = listener.local_addr().expect("a listener has an address");
        let store = store::open(&config.database).await.expect("the database can be opened");
        let state = AppState::start(config, store, clock).await.expect("the server starts");
        let running = tokio::spawn(server::run(listener, state.clone()));
        RunningServer { state, address, running, folder: None }
    }

    /// The address as browsers write it.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Stops the server as a signal would, and waits. Returns the folder with its data, if it has one of its own.
    pub async fn stop(self) -> Option<TempDir> {
        let RunningServer { state, running, folder, .. } = self;
        state.shutdown().begin();
        drop(state);
        let stopped = tokio::time::timeout(STOP_TIMEOUT, running).await.expect("the server stops in time");
        stopped.expect("the server does not panic");
        folder
    }
}

/// The default settings on a free port, with limits that tests do not reach.
fn test_config(folder: &Path) -> Config {
    let mut config = Config::in_folder(folder);
    config.listen = ([127, 0, 0, 1], 0).into();
    config.limits.password_kib = 64;
    config.limits.requests_per_second = 10_000.0;
    config.limits.person_requests_per_second = 10_000.0;
    config.limits.sign_ins_per_minute = 10_000.0;
    config.limits.guests_per_minute = 10_000.0;
    config
}
