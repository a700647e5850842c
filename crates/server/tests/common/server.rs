use std::ops::Deref;

use server::{Clock, Config};
use tempfile::TempDir;

use super::client::{Client, name_crypto};

/// A server with clients that keep cookies or tokens.
pub(crate) struct TestServer(testing::RunningServer);

impl Deref for TestServer {
    type Target = testing::RunningServer;

    fn deref(&self) -> &testing::RunningServer {
        &self.0
    }
}

impl TestServer {
    /// A new server on a free port, with limits that tests do not reach.
    pub(crate) async fn start() -> TestServer {
        TestServer::start_with(|_| {}).await
    }

    /// A new server with other settings.
    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> TestServer {
        TestServer::start_at(change, Clock::system()).await
    }

    /// A new server with other settings and another clock.
    pub(crate) async fn start_at(change: impl FnOnce(&mut Config), clock: Clock) -> TestServer {
        name_crypto();
        TestServer(testing::RunningServer::start_at(change, clock).await)
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
        self.0.stop().await.expect("the server has a folder of its own")
    }
}
