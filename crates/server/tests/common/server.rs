use std::net::SocketAddr;

use server::{AppState, Clock, Config, store};
use tempfile::TempDir;
use tokio::task::JoinHandle;

use super::client::Client;

/// A server on a free port of this machine, with a database of its own.
pub(crate) struct TestServer {
    pub(crate) state: AppState,
    pub(crate) address: SocketAddr,
    running: JoinHandle<()>,
    folder: TempDir,
}

impl TestServer {
    /// With settings that let tests be quick.
    pub(crate) async fn start() -> TestServer {
        TestServer::start_with(|_| {}).await
    }

    /// With settings of one's own.
    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> TestServer {
        TestServer::start_at(change, Clock::system()).await
    }

    /// With settings and a clock of one's own.
    pub(crate) async fn start_at(change: impl FnOnce(&mut Config), clock: Clock) -> TestServer {
        super::client::name_crypto();
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::in_folder(folder.path());
        config.listen = ([127, 0, 0, 1], 0).into();
        config.limits.password_kib = 64;
        config.limits.requests_per_second = 10_000.0;
        config.limits.person_requests_per_second = 10_000.0;
        config.limits.sign_ins_per_minute = 10_000.0;
        config.limits.guests_per_minute = 10_000.0;
        change(&mut config);
        let listener = server::bind(&config).await.unwrap();
        let address = listener.local_addr().unwrap();
        let store = store::open(&config.database).await.unwrap();
        let state = AppState::start(config, store, clock).await.unwrap();
        let running = tokio::spawn(server::run(listener, state.clone()));
        TestServer { state, address, running, folder }
    }

    /// The address as browsers write it.
    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// A new browser.
    pub(crate) fn browser(&self) -> Client {
        Client::browser(self.origin())
    }

    /// A program with a token.
    pub(crate) fn program(&self, token: &str) -> Client {
        Client::program(self.origin(), token)
    }

    /// Stops the server as a signal would, and waits.
    pub(crate) async fn stop(self) -> TempDir {
        self.state.shutdown().begin();
        self.running.await.unwrap();
        self.folder
    }
}
