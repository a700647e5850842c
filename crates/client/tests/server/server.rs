use std::net::SocketAddr;
use std::ops::Deref;
use std::path::Path;
use std::time::Duration;

use client::Client;
use tempfile::TempDir;

/// A server with clients for programs.
pub(crate) struct TestServer(testing::RunningServer);

impl Deref for TestServer {
    type Target = testing::RunningServer;

    fn deref(&self) -> &testing::RunningServer {
        &self.0
    }
}

impl TestServer {
    /// A server on any free port, with a new folder.
    pub(crate) async fn start() -> (TestServer, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let server = TestServer::start_in(folder.path(), ([127, 0, 0, 1], 0).into()).await;
        (server, folder)
    }

    /// A server on this address, with the data of this folder.
    pub(crate) async fn start_in(folder: &Path, listen: SocketAddr) -> TestServer {
        TestServer(testing::RunningServer::start_in(folder, listen).await)
    }

    pub(crate) fn url(&self) -> String {
        self.origin()
    }

    /// Somebody with an account, as in a browser.
    pub(crate) async fn account(&self, name: &str) -> Client {
        let mut client = Client::new(&self.url()).unwrap();
        client.sign_up(name, "a long enough password").await.unwrap();
        client
    }

    /// A program with a token for the scope `bot` only, whose account is not marked as a bot yet.
    pub(crate) async fn program(&self, name: &str) -> Client {
        let token = self.account(name).await.create_token("bot", &[wire::Scope::Bot]).await.unwrap();
        Client::with_token(&self.url(), &token).unwrap()
    }

    /// A program that is marked as a bot.
    pub(crate) async fn bot(&self, name: &str) -> Client {
        let bot = self.program(name).await;
        bot.upgrade_to_bot().await.unwrap();
        bot
    }

    /// Stops the server as a signal would, and waits.
    pub(crate) async fn stop(self) {
        self.0.stop().await;
    }
}

/// Fails a test that hangs.
pub(crate) async fn in_time<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(150), what).await.expect("it takes too long")
}
