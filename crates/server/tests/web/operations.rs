use serde_json::json;
use server::operations::admin;

use crate::common::server::TestServer;

#[tokio::test]
async fn health_and_readiness_are_reported() {
    let server = TestServer::start().await;
    let browser = server.browser();
    assert_eq!(browser.get("/healthz").await.text, "ok\n");
    assert_eq!(browser.get("/readyz").await.text, "ready\n");
    server.state.store().close().await;
    assert_eq!(browser.get("/healthz").await.text, "ok\n", "the server itself is there");
    assert_eq!(browser.get("/readyz").await.refused(503), "database-away");
}

#[tokio::test]
async fn metrics_are_counted() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/guest", json!({})).await.expect(201);
    browser.get("/api/v1/people/somebody-secret").await.refused(404);
    let invented = browser.request(reqwest::Method::from_bytes(b"INVENTED").unwrap(), "/api/v1/me");
    assert_eq!(invented.send().await.unwrap().status(), 405);
    let text = browser.get("/metrics").await.text;
    for line in [
        "holocourt_requests_total{method=\"POST\",route=\"/api/v1/guest\",status=\"201\"} 1",
        "holocourt_requests_total{method=\"GET\",route=\"/api/v1/people/{name}\",status=\"404\"} 1",
        "holocourt_requests_total{method=\"other\",route=\"/api/v1/me\",status=\"405\"} 1",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} is missing in {text}");
    }
    assert!(text.contains("holocourt_request_seconds_bucket"), "{text}");
    assert!(!text.contains("somebody-secret"), "routes are counted, not paths");
}

#[tokio::test]
async fn operators_can_administer_people() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let sign_in = async |name: &str, password: &str| {
        let body = json!({ "name": name, "password": password });
        server.browser().post("/api/v1/session", body).await.status.as_u16()
    };
    browser
        .post("/api/v1/account", json!({ "name": "Mallory", "password": "correct horse" }))
        .await
        .expect(201);
    let store = server.state.store();
    assert!(matches!(admin::ban(&**store, "nobody-here", "x", 1).await, Err(admin::AdminError::Nobody(_))));
    admin::ban(&**store, "mallory", "spam", 1).await.unwrap();
    browser.get("/api/v1/me").await.refused(401);
    assert_eq!(sign_in("Mallory", "correct horse").await, 403);
    admin::unban(&**store, "mallory").await.unwrap();
    assert_eq!(sign_in("Mallory", "correct horse").await, 200);

    assert!(admin::reset_password(&**store, "mallory", "short").await.is_err());
    admin::reset_password(&**store, "mallory", "battery staple").await.unwrap();
    assert_eq!(sign_in("Mallory", "correct horse").await, 401);
    assert_eq!(sign_in("Mallory", "battery staple").await, 200);
    admin::rename(&**store, "mallory", "Molly").await.unwrap();
    assert_eq!(sign_in("Molly", "battery staple").await, 200);
    admin::delete(&**store, "molly").await.unwrap();
    assert_eq!(sign_in("Molly", "battery staple").await, 401);

    assert_eq!(admin::clocks_paused(&**store).await.unwrap(), None);
    admin::pause_clocks(&**store, Some(5)).await.unwrap();
    admin::pause_clocks(&**store, Some(9)).await.unwrap();
    assert_eq!(admin::clocks_paused(&**store).await.unwrap(), Some(5), "since the first time");
    admin::pause_clocks(&**store, None).await.unwrap();
    assert_eq!(admin::clocks_paused(&**store).await.unwrap(), None);
}
