use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::json;
use server::Clock;

use crate::common::server::TestServer;

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let server = TestServer::start().await;
    let [one, two, three] = [server.browser(), server.browser(), server.browser()];
    let account = json!({ "name": "Ann", "password": "correct horse" });
    one.post("/api/v1/account", account.clone()).await.expect(201);
    two.post("/api/v1/session", account.clone()).await.expect(200);
    three.post("/api/v1/session", account).await.expect(200);
    let list = one.get("/api/v1/me/sessions").await.expect(200);
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), 3);
    assert_eq!(list.iter().filter(|session| session["isThis"] == true).count(), 1);
    assert!(list.iter().all(|session| session["userAgent"] == "a test"));
    let of_two = two.get("/api/v1/me/sessions").await.expect(200);
    let of_two = of_two.as_array().unwrap().iter().find(|session| session["isThis"] == true).unwrap();
    let path = format!("/api/v1/me/sessions/{}", of_two["id"].as_str().unwrap());

    let stranger = server.browser();
    stranger.post("/api/v1/guest", json!({})).await.expect(201);
    stranger.delete(&path).await.refused(404);
    two.get("/api/v1/me").await.expect(200);
    one.delete(&path).await.expect(204);
    two.get("/api/v1/me").await.refused(401);
    one.delete("/api/v1/me/sessions").await.expect(204);
    three.get("/api/v1/me").await.refused(401);
    one.get("/api/v1/me").await.expect(200);
}

#[tokio::test]
async fn signing_in_replaces_the_session() {
    let server = TestServer::start().await;
    let http = reqwest::Client::new();
    let post = async |path: &str, body: serde_json::Value, cookie: &str| {
        let request = http.post(format!("{}{path}", server.origin())).json(&body);
        let request = request.header("origin", server.origin()).header("cookie", cookie);
        let answer = request.send().await.unwrap();
        let cookie = answer.headers().get("set-cookie").unwrap().to_str().unwrap();
        cookie.split(';').next().unwrap().to_owned()
    };
    let guest = post("/api/v1/guest", json!({}), "").await;
    let account =
        post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" }), &guest).await;
    assert_ne!(guest, account);
    for (cookie, status) in [(&guest, 401), (&account, 200)] {
        let me = http.get(format!("{}/api/v1/me", server.origin())).header("cookie", cookie);
        assert_eq!(me.send().await.unwrap().status(), status);
    }
    let secret = account.split_once('=').unwrap().1;
    let folder = server.stop().await;
    let bytes = std::fs::read(folder.path().join("holocourt.db")).unwrap();
    let is_in = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(is_in("Ann"), "the test looks into the right file");
    assert!(!is_in(secret), "the secret is not kept");
}

#[tokio::test]
async fn an_unused_session_expires() {
    let now = Arc::new(AtomicI64::new(1_000_000_000_000));
    let time = now.clone();
    let clock = Clock::new(move || time.load(Ordering::Relaxed));
    let server = TestServer::start_at(|_| {}, clock).await;
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let browser = server.browser();
    let id = browser.post("/api/v1/guest", json!({})).await.expect(201)["id"].clone();
    for _ in 0..3 {
        now.fetch_add(179 * DAY, Ordering::Relaxed);
        assert_eq!(browser.get("/api/v1/me").await.expect(200)["id"], id, "in use now and then");
    }
    now.fetch_add(181 * DAY, Ordering::Relaxed);
    browser.get("/api/v1/me").await.refused(401);
}
