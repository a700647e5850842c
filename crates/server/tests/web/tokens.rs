use serde_json::json;

use crate::common::server::TestServer;

#[tokio::test]
async fn a_token_is_limited_to_its_scopes() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/guest", json!({})).await.expect(201);
    let new = json!({ "name": "my bot", "scopes": ["read", "bot"] });
    assert_eq!(browser.post("/api/v1/me/tokens", new.clone()).await.refused(403), "guests-have-no-tokens");
    browser.post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" })).await.expect(201);
    for bad in [
        json!({ "name": "x", "scopes": [] }),
        json!({ "name": "x", "scopes": ["everything"] }),
        json!({ "name": "", "scopes": ["read"] }),
        json!({ "name": "x".repeat(61), "scopes": ["read"] }),
    ] {
        browser.post("/api/v1/me/tokens", bad).await.refused(400);
    }
    let created = browser.post("/api/v1/me/tokens", new).await.expect(201);
    let secret = created["secret"].as_str().unwrap();
    assert!(secret.starts_with("hct_"));

    let program = server.program(secret);
    let me = program.get("/api/v1/me").await.expect(200);
    assert_eq!((&me["name"], &me["scopes"]), (&json!("Ann"), &json!(["read", "bot"])));
    for answer in [
        program.patch("/api/v1/me", json!({ "name": "Eve" })).await,
        program.get("/api/v1/me/sessions").await,
        program.post("/api/v1/me/tokens", json!({ "name": "more", "scopes": ["play"] })).await,
        program.get("/api/v1/me/export").await,
        program.post("/api/v1/me/delete", json!({ "password": "correct horse" })).await,
        program.post("/api/v1/session", json!({ "name": "Ann", "password": "correct horse" })).await,
    ] {
        assert_eq!(answer.refused(403), "needs-session");
    }
    let blind = json!({ "name": "plays only", "scopes": ["play"] });
    let blind = browser.post("/api/v1/me/tokens", blind).await.expect(201);
    assert_eq!(
        server.program(blind["secret"].as_str().unwrap()).get("/api/v1/me").await.refused(403),
        "token-lacks-scope"
    );

    let list = browser.get("/api/v1/me/tokens").await.expect(200);
    assert_eq!(list.as_array().unwrap().len(), 2);
    assert!(!list.to_string().contains(secret));
    let used = list.as_array().unwrap().iter().find(|token| token["id"] == created["id"]).unwrap();
    assert!(used["usedAt"].is_i64());
    let path = format!("/api/v1/me/tokens/{}", created["id"].as_str().unwrap());
    browser.delete(&path).await.expect(204);
    browser.delete(&path).await.refused(404);
    program.get("/api/v1/me").await.refused(401);
}

#[tokio::test]
async fn an_invalid_token_is_refused_despite_a_valid_cookie() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/guest", json!({})).await.expect(201);
    for value in
        ["Bearer nonsense", "Bearer ", "Basic YTpi", "Bearer hct_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]
    {
        let request = browser.request(reqwest::Method::GET, "/api/v1/me").header("authorization", value);
        assert_eq!(request.send().await.unwrap().status(), 401, "{value}");
    }
    browser.get("/api/v1/me").await.expect(200);
}

#[tokio::test]
async fn private_tables_are_shown_to_tokens_that_may_read() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" })).await.expect(201);
    let terms = json!({ "game": "courtier", "begins": "first", "time": { "kind": "none" },
        "form": { "kind": "single" }, "rated": false, "public": false, "takebacks": true, "dice": "sealed" });
    let new = json!({ "terms": terms, "seat": "first", "opponent": { "kind": "here" } });
    let made = browser.post("/api/v1/tables", new).await.expect(201);
    let table = format!("/api/v1/tables/{}", made["table"].as_str().unwrap());
    for (scopes, status) in [(json!(["play"]), 404), (json!(["read"]), 200), (json!(["bot"]), 200)] {
        let token = json!({ "name": "a token", "scopes": scopes });
        let created = browser.post("/api/v1/me/tokens", token).await.expect(201);
        let program = server.program(created["secret"].as_str().unwrap());
        for path in [table.clone(), format!("{table}/record")] {
            assert_eq!(program.get(&path).await.status, status, "{scopes} {path}");
        }
    }
}

#[tokio::test]
async fn token_names_have_no_hidden_characters() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" })).await.expect(201);
    let create = async |name: &str| {
        browser.post("/api/v1/me/tokens", json!({ "name": name, "scopes": ["read"] })).await
    };
    assert_eq!(create("\u{202e}tob ym\u{202c}").await.expect(201)["name"], "tob ym");
    assert_eq!(create("\u{200b}\u{2066}").await.refused(400), "bad-label");
}
