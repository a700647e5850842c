use std::io;
use std::sync::{Arc, Mutex};

use reqwest::Method;
use serde_json::json;
use server::Config;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

use crate::common::client::Client;
use crate::common::server::TestServer;

/// What was logged in this thread.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Logs what a server logs by default, until the guard is dropped. The server of a test runs in the test's thread.
    fn start() -> (Log, tracing::subscriber::DefaultGuard) {
        let log = Log::default();
        let filter = EnvFilter::new(Config::in_folder("data").log_filter);
        let subscriber = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(log.clone())
            .with_ansi(false)
            .with_target(false)
            .finish();
        (log, tracing::subscriber::set_default(subscriber))
    }

    /// The lines with all of these parts.
    fn lines(&self, parts: &[&str]) -> Vec<String> {
        let text = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        let has_all = |line: &&str| parts.iter().all(|part| line.contains(part));
        text.lines().filter(has_all).map(str::to_owned).collect()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Log;

    fn make_writer(&self) -> Log {
        self.clone()
    }
}

async fn server_behind_a_proxy() -> TestServer {
    TestServer::start_with(|config| config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()]).await
}

#[tokio::test]
async fn requests_are_logged_by_default() {
    let (log, _guard) = Log::start();
    let server = server_behind_a_proxy().await;
    let browser = server.browser();
    let request = browser.request(Method::GET, "/api/v1/people/somebody-secret");
    let answer = Client::send(request.header("x-forwarded-for", "192.0.2.7")).await;
    let id = answer.headers["x-request-id"].to_str().unwrap();
    let lines = log.lines(&[id]);
    assert_eq!(lines.len(), 1, "{lines:?}");
    for part in ["INFO", "client=192.0.2.7", "method=GET", "/api/v1/people/{name}", "answered", "status=404"]
    {
        assert!(lines[0].contains(part), "{part} is missing in {}", lines[0]);
    }
    assert!(log.lines(&["somebody-secret"]).is_empty(), "routes are logged, not paths");
    for path in ["/healthz", "/readyz", "/metrics"] {
        browser.get(path).await;
        assert!(log.lines(&[path]).is_empty(), "what is asked for every few seconds is not logged");
    }
}

#[tokio::test]
async fn failed_sign_ins_and_refused_origins_are_logged_with_the_address() {
    let (log, _guard) = Log::start();
    let server = server_behind_a_proxy().await;
    let browser = server.browser();
    let request = browser.request(Method::POST, "/api/v1/session");
    let wrong = request.json(&json!({ "name": "my secret", "password": "correct horse" }));
    let answer = Client::send(wrong.header("x-forwarded-for", "192.0.2.8")).await;
    assert_eq!(answer.refused(401), "wrong-password");
    let lines = log.lines(&["WARN", "client=192.0.2.8", "a sign-in failed", "wrong-password"]);
    assert_eq!(lines.len(), 1, "{lines:?}");
    for secret in ["my secret", "correct horse"] {
        assert!(log.lines(&[secret]).is_empty(), "nothing that was typed is logged");
    }

    let other_site = Client::program(server.origin(), "none").request(Method::POST, "/api/v1/guest");
    let other_site =
        other_site.header("origin", "http://evil.example").header("x-forwarded-for", "192.0.2.9");
    Client::send(other_site).await.expect(403);
    let lines = log.lines(&["WARN", "client=192.0.2.9", "an origin was refused", "http://evil.example"]);
    assert_eq!(lines.len(), 1, "{lines:?}");
}

#[tokio::test]
async fn a_local_host_name_is_answered_with_the_setting_to_change() {
    let server = TestServer::start().await;
    let request = Client::program(server.origin(), "none").request(Method::POST, "/api/v1/guest");
    let request = request.header("host", "attic.local:4277").header("origin", "http://attic.local:4277");
    let error = Client::send(request).await.expect(403)["error"].clone();
    assert_eq!(error["code"], "public-url-not-set");
    let message = error["message"].as_str().unwrap();
    assert!(message.contains("--public-url http://attic.local:4277"), "{message}");
}
