use std::net::SocketAddr;
use std::path::PathBuf;

use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::driver::Driver;
use crate::worker::Keyring;

/// A real server on a port of this machine, with a database of its own, for tests that are not asynchronous.
pub(super) struct BlockingServer {
    runtime: Runtime,
    folder: TempDir,
    address: SocketAddr,
    running: Option<testing::RunningServer>,
}

impl BlockingServer {
    pub(super) fn start() -> BlockingServer {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut server =
            BlockingServer { runtime, folder, address: ([127, 0, 0, 1], 0).into(), running: None };
        server.start_again();
        server
    }

    /// On the same port, with the same data.
    pub(super) fn start_again(&mut self) {
        let start = testing::RunningServer::start_in(self.folder.path(), self.address);
        let server = self.runtime.block_on(start);
        self.address = server.address;
        self.running = Some(server);
    }

    /// Stops as a signal would, and waits.
    pub(super) fn stop(&mut self) {
        let Some(server) = self.running.take() else { return };
        self.runtime.block_on(server.stop());
    }

    /// Moves to an empty folder, so that the next start creates a new database.
    pub(super) fn forget(&mut self) {
        self.folder = tempfile::tempdir().unwrap();
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The file with a person's sessions.
    pub(super) fn keys(&self, name: &str) -> PathBuf {
        self.folder.path().join("keys").join(name)
    }

    /// Creates a client in the lobby, as a guest.
    pub(super) fn guest(&self, name: &str) -> Driver {
        let mut driver = Driver::visit(&self.url(), Keyring::in_file(self.keys(name)));
        driver.until_says("Play as a guest");
        driver.until("the login form is shown", |driver| !driver.says("Asking the server"));
        driver.press(crossterm::event::KeyCode::Enter);
        driver.until_says("New game");
        driver
    }
}

impl Drop for BlockingServer {
    fn drop(&mut self) {
        self.stop();
    }
}
