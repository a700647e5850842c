use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use server::{AppState, Clock, Config, store};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

use super::driver::Driver;
use crate::worker::Keyring;

/// A real server on a port of this machine, with a database of its own.
pub(super) struct TestServer {
    runtime: Runtime,
    folder: TempDir,
    address: SocketAddr,
    running: Option<(AppState, JoinHandle<()>)>,
}

impl TestServer {
    pub(super) fn start() -> TestServer {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut server = TestServer { runtime, folder, address: ([127, 0, 0, 1], 0).into(), running: None };
        server.start_again();
        server
    }

    /// On the same port, with the same data.
    pub(super) fn start_again(&mut self) {
        let (state, address, running) = self.runtime.block_on(run(self.folder.path(), self.address));
        self.address = address;
        self.running = Some((state, running));
    }

    /// Stops as a signal would, and waits.
    pub(super) fn stop(&mut self) {
        let Some((state, running)) = self.running.take() else { return };
        state.shutdown().begin();
        drop(state);
        self.runtime.block_on(async {
            tokio::time::timeout(Duration::from_secs(60), running).await.unwrap().unwrap();
        });
    }

    /// Begins with a new database when it is started again.
    pub(super) fn forget(&mut self) {
        self.folder = tempfile::tempdir().unwrap();
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Where somebody's sessions are kept.
    pub(super) fn keys(&self, name: &str) -> PathBuf {
        self.folder.path().join("keys").join(name)
    }

    /// Somebody in the lobby, as a guest.
    pub(super) fn guest(&self, name: &str) -> Driver {
        let mut driver = Driver::visit(&self.url(), Keyring::in_file(self.keys(name)));
        driver.until_says("Play as a guest");
        driver.until("the door is open", |driver| !driver.says("Asking the server"));
        driver.press(crossterm::event::KeyCode::Enter);
        driver.until_says("New game");
        driver
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.stop();
    }
}

async fn run(folder: &Path, listen: SocketAddr) -> (AppState, SocketAddr, JoinHandle<()>) {
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
    (state, address, running)
}
