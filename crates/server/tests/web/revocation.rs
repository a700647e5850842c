use std::time::Duration;

use reqwest::{Method, Response};
use serde_json::json;
use server::operations::admin;

use crate::common::client::Client;
use crate::common::server::TestServer;

/// Ann, who is signed in in a browser, and her bot, with a stream of events and one of a game.
struct Ann {
    browser: Client,
    token: String,
    program: Client,
    streams: [Response; 2],
}

impl Ann {
    async fn connect(server: &TestServer) -> Ann {
        let browser = server.browser();
        browser
            .post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" }))
            .await
            .expect(201);
        let new = json!({ "name": "bot", "scopes": ["read", "play", "bot"] });
        let created = browser.post("/api/v1/me/tokens", new).await.expect(201);
        let program = server.program(created["secret"].as_str().unwrap());
        program.post("/api/v1/bot/account/upgrade", json!({})).await.expect(204);
        let terms = json!({ "game": "courtier", "begins": "first", "time": { "kind": "none" },
            "form": { "kind": "single" }, "rated": false, "public": true, "takebacks": true, "dice": "sealed" });
        let opponent = json!({ "kind": "computer", "player": "random" });
        let new = json!({ "terms": terms, "seat": "first", "opponent": opponent });
        let made = program.post("/api/v1/tables", new).await.expect(201);
        let game = format!("/api/v1/bot/game/stream/{}", made["table"].as_str().unwrap());
        let open = async |path: &str| {
            let stream = program.request(Method::GET, path).send().await.unwrap();
            assert_eq!(stream.status(), 200, "{path}");
            stream
        };
        let streams = [open("/api/v1/stream/event").await, open(&game).await];
        Ann { browser, token: created["id"].as_str().unwrap().to_owned(), program, streams }
    }

    /// Waits until both streams have ended, and checks that the token is no longer valid.
    async fn check_gone(self, status: u16) {
        for mut stream in self.streams {
            let end = async { while stream.chunk().await.unwrap().is_some() {} };
            tokio::time::timeout(Duration::from_secs(60), end).await.expect("the stream ends");
        }
        self.program.get("/api/v1/me").await.refused(status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_with_their_token() {
    let server = TestServer::start().await;
    let ann = Ann::connect(&server).await;
    ann.browser.delete(&format!("/api/v1/me/tokens/{}", ann.token)).await.expect(204);
    ann.check_gone(401).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_end_with_the_password() {
    let server = TestServer::start().await;
    let ann = Ann::connect(&server).await;
    let change = json!({ "current": "correct horse", "new": "battery staple" });
    ann.browser.post("/api/v1/me/password", change).await.expect(204);
    ann.browser.get("/api/v1/me").await.expect(200);
    ann.check_gone(401).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_with_a_ban_from_the_command_line() {
    let server = TestServer::start().await;
    let ann = Ann::connect(&server).await;
    admin::ban(&**server.state.store(), "Ann", "spam", 1).await.unwrap();
    ann.check_gone(403).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_with_a_password_reset_from_the_command_line() {
    let server = TestServer::start().await;
    let ann = Ann::connect(&server).await;
    admin::reset_password(&**server.state.store(), "Ann", "battery staple").await.unwrap();
    ann.browser.get("/api/v1/me").await.refused(401);
    ann.check_gone(401).await;
}
