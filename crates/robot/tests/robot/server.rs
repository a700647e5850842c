use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use client::Client;
use server::{AppState, Clock, Config, store};
use tempfile::TempDir;
use tokio::task::JoinHandle;

/// A server on a port of this machine, with a database of its own.
pub(crate) struct TestServer {
    pub(crate) state: AppState,
    pub(crate) address: SocketAddr,
    running: JoinHandle<()>,
}

impl TestServer {
    /// On any free port, with a new folder.
    pub(crate) async fn start() -> (TestServer, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let server = TestServer::start_in(folder.path(), ([127, 0, 0, 1], 0).into()).await;
        (server, folder)
    }

    /// On this port, with what is in the folder already.
    pub(crate) async fn start_in(folder: &Path, listen: SocketAddr) -> TestServer {
        let mut config = Config::in_folder(folder);
        config.listen = listen;
        config.limits.password_kib = 64;
        config.limits.requests_per_second = 10_000.0;
        config.limits.person_requests_per_second = 10_000.0;
        config.limits.sign_ins_per_minute = 10_000.0;
        config.limits.guests_per_minute = 10_000.0;
        config.limits.messages_per_second = 10_000.0;
        let listener = server::bind(&config).await.unwrap();
        let address = listener.local_addr().unwrap();
        let store = store::open(&config.database).await.unwrap();
        let state = AppState::start(config, store, Clock::system()).await.unwrap();
        let running = tokio::spawn(server::run(listener, state.clone()));
        TestServer { state, address, running }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Somebody with an account, as in a browser.
    pub(crate) async fn account(&self, name: &str) -> Client {
        let mut client = Client::new(&self.url()).unwrap();
        client.sign_up(name, "a long enough password").await.unwrap();
        client
    }

    /// A program with an account that is not marked yet, and a token that is good for a bot and nothing else.
    pub(crate) async fn program(&self, name: &str) -> Client {
        let token = self.account(name).await.create_token("robot", &[wire::Scope::Bot]).await.unwrap();
        Client::with_token(&self.url(), &token).unwrap()
    }

    /// A program that is marked as a bot.
    pub(crate) async fn bot(&self, name: &str) -> Client {
        let bot = self.program(name).await;
        bot.upgrade_to_bot().await.unwrap();
        bot
    }

    /// Stops as a signal would, and waits.
    pub(crate) async fn stop(self) {
        self.state.shutdown().begin();
        tokio::time::timeout(Duration::from_secs(60), self.running).await.unwrap().unwrap();
    }
}

/// Fails a test that hangs.
pub(crate) async fn in_time<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(150), what).await.expect("it takes too long")
}
