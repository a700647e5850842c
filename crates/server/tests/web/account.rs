use serde_json::json;

use crate::common::data::{events, person, table, write};
use crate::common::server::TestServer;
use server::store::{Page, TableChange};

#[tokio::test]
async fn a_guest_is_created_at_once_and_recognised_later() {
    let server = TestServer::start().await;
    let browser = server.browser();
    assert_eq!(browser.get("/api/v1/me").await.refused(401), "not-signed-in");
    let answer = browser.post("/api/v1/guest", json!({})).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
    for part in ["holocourt=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "this server is reached without HTTPS: {cookie}");
    let guest = answer.expect(201);
    assert_eq!(guest["kind"], "guest");
    assert!(guest["name"].as_str().unwrap().starts_with("guest-"));
    assert_eq!(browser.post("/api/v1/guest", json!({})).await.expect(200)["id"], guest["id"]);
    assert_eq!(browser.get("/api/v1/me").await.expect(200)["id"], guest["id"]);
    assert_ne!(server.browser().post("/api/v1/guest", json!({})).await.expect(201)["id"], guest["id"]);
}

#[tokio::test]
async fn over_https_the_cookie_is_bound_to_the_host() {
    let server =
        TestServer::start_with(|config| config.public_url = Some("https://play.example".parse().unwrap()))
            .await;
    let answer = reqwest::Client::new()
        .post(format!("{}/api/v1/guest", server.origin()))
        .header("origin", "https://play.example")
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), 201);
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-holocourt=") && cookie.contains("; Secure"), "{cookie}");
    assert!(answer.headers().contains_key("strict-transport-security"));
}

#[tokio::test]
async fn an_account_keeps_what_the_guest_had() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let guest = browser.post("/api/v1/guest", json!({})).await.expect(201);
    let store = server.state.store();
    let me = store.person(&guest["id"].as_str().unwrap().parse().unwrap()).await.unwrap().unwrap();
    let opponent = person(&**store, "Opponent").await;
    write(&**store, TableChange::create(table([&me, &opponent]), events(&["begin"]))).await;

    let account = json!({ "name": "Ann", "password": "correct horse" });
    let signed_up = browser.post("/api/v1/account", account.clone()).await.expect(201);
    assert_eq!(signed_up["id"], guest["id"]);
    assert_eq!((&signed_up["kind"], &signed_up["name"]), (&json!("account"), &json!("Ann")));
    assert_eq!(store.tables_of(&me.id, Page::default()).await.unwrap().len(), 1);
    assert_eq!(browser.post("/api/v1/account", account).await.refused(409), "has-account");

    browser.delete("/api/v1/session").await.expect(204);
    assert_eq!(browser.get("/api/v1/me").await.refused(401), "not-signed-in");
    let elsewhere = server.browser();
    let sign_in = json!({ "name": "aNN", "password": "correct horse" });
    assert_eq!(elsewhere.post("/api/v1/session", sign_in).await.expect(200)["id"], guest["id"]);
    assert_eq!(elsewhere.get("/api/v1/me").await.expect(200)["name"], "Ann");
    assert_eq!(server.browser().get("/api/v1/people/ann").await.expect(200)["id"], guest["id"]);
    assert_eq!(server.browser().get("/api/v1/people/nobody-here").await.refused(404), "no-such-person");
}

#[tokio::test]
async fn an_account_can_be_created_without_being_a_guest() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let account = json!({ "name": "Ben", "password": "correct horse" });
    assert_eq!(browser.post("/api/v1/account", account.clone()).await.expect(201)["kind"], "account");
    assert_eq!(browser.get("/api/v1/me").await.expect(200)["name"], "Ben");
    let same = json!({ "name": "BEN", "password": "another one" });
    assert_eq!(server.browser().post("/api/v1/account", same).await.refused(409), "name-taken");
}

#[tokio::test]
async fn invalid_names_and_passwords_are_refused_with_a_reason() {
    let server = TestServer::start().await;
    let check = async |name: &str, password: &str, code: &str| {
        let body = json!({ "name": name, "password": password });
        let answer = server.browser().post("/api/v1/account", body).await;
        assert_eq!(answer.refused(400), code, "{name:?}, {password:?}");
    };
    check("x", "correct horse", "name-length").await;
    check("with space", "correct horse", "name-characters").await;
    check("admin", "correct horse", "name-reserved").await;
    check("Ann", "short", "password-length").await;
    check("Ann", "password", "password-common").await;
}

#[tokio::test]
async fn unknown_names_look_like_wrong_passwords() {
    // Password hashing costs as much as on a real server, so that skipping it would show.
    let server = TestServer::start_with(|config| config.limits.password_kib = 19 * 1024).await;
    let account = json!({ "name": "Ann", "password": "correct horse" });
    server.browser().post("/api/v1/account", account).await.expect(201);
    let mut times = [f64::MAX; 2];
    let mut answers = [const { String::new() }; 2];
    let browser = server.browser();
    let is_alike = |times: [f64; 2]| (0.5..2.0).contains(&(times[1] / times[0]));
    // A busy machine takes more rounds to give each a quiet moment. Skipped work would never look the same.
    for round in 0..40 {
        if round >= 5 && is_alike(times) {
            break;
        }
        for (number, name) in ["Ann", "Nobody-here"].into_iter().enumerate() {
            let body = json!({ "name": name, "password": "wrong horse" });
            let started = std::time::Instant::now();
            let answer = browser.post("/api/v1/session", body).await;
            // The minimum of several is the server's time; the rest is noise.
            times[number] = times[number].min(started.elapsed().as_secs_f64());
            assert_eq!(answer.status, 401);
            answers[number] = answer.text;
        }
    }
    assert_eq!(answers[0], answers[1]);
    assert!(answers[0].contains("wrong-password"), "{}", answers[0]);
    assert!(is_alike(times), "{times:?}");
}

#[tokio::test]
async fn refused_settings_do_not_change_the_name() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" })).await.expect(201);
    let changes = json!({ "name": "Anna", "settings": [1] });
    assert_eq!(browser.patch("/api/v1/me", changes).await.refused(400), "bad-settings");
    assert_eq!(browser.get("/api/v1/me").await.expect(200)["name"], "Ann");
}

#[tokio::test]
async fn using_a_session_extends_it() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let set = |answer: &crate::common::client::Answer| {
        answer.headers.get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned())
    };
    let account = json!({ "name": "Ann", "password": "correct horse" });
    let first = set(&browser.post("/api/v1/account", account).await);
    assert!(first.is_some());
    assert_eq!(set(&browser.get("/api/v1/me").await), first);
    let token = browser.post("/api/v1/me/tokens", json!({ "name": "robot", "scopes": ["read"] })).await;
    let token = token.expect(201)["secret"].as_str().unwrap().to_owned();
    assert_eq!(set(&server.program(&token).get("/api/v1/me").await), None);
}

#[tokio::test]
async fn name_settings_and_password_can_be_changed() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let guest = server.browser();
    guest.post("/api/v1/guest", json!({})).await.expect(201);
    assert_eq!(
        guest.patch("/api/v1/me", json!({ "name": "Cleo" })).await.refused(403),
        "guests-have-no-name"
    );
    let liked = guest.patch("/api/v1/me", json!({ "settings": { "sound": false } })).await.expect(200);
    assert_eq!(liked["settings"], json!({ "sound": false }), "guests like things, too");

    browser.post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" })).await.expect(201);
    let changes = json!({ "name": "Anna", "settings": { "theme": "teal" } });
    let changed = browser.patch("/api/v1/me", changes).await.expect(200);
    assert_eq!((&changed["name"], &changed["settings"]["theme"]), (&json!("Anna"), &json!("teal")));
    browser.patch("/api/v1/me", json!({ "settings": [1] })).await.refused(400);
    browser.patch("/api/v1/me", json!({ "settings": { "x": "x".repeat(20_000) } })).await.refused(400);
    browser.patch("/api/v1/me", json!({ "colour": "red" })).await.refused(400);

    let other = server.browser();
    other.post("/api/v1/session", json!({ "name": "Anna", "password": "correct horse" })).await.expect(200);
    let wrong = json!({ "current": "wrong horse", "new": "battery staple" });
    assert_eq!(browser.post("/api/v1/me/password", wrong).await.refused(401), "wrong-password");
    let right = json!({ "current": "correct horse", "new": "battery staple" });
    browser.post("/api/v1/me/password", right).await.expect(204);
    browser.get("/api/v1/me").await.expect(200);
    other.get("/api/v1/me").await.refused(401);
    let old = json!({ "name": "Anna", "password": "correct horse" });
    server.browser().post("/api/v1/session", old).await.refused(401);
    let new = json!({ "name": "Anna", "password": "battery staple" });
    server.browser().post("/api/v1/session", new).await.expect(200);
}

#[tokio::test]
async fn banned_people_are_refused_with_the_reason() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let account = json!({ "name": "Mallory", "password": "correct horse" });
    browser.post("/api/v1/account", account.clone()).await.expect(201);
    let store = server.state.store();
    let id = store.person_by_name("mallory").await.unwrap().unwrap().id;
    let token = json!({ "name": "bot", "scopes": ["read"] });
    let token = browser.post("/api/v1/me/tokens", token).await.expect(201);
    let program = server.program(token["secret"].as_str().unwrap());
    store.set_banned(&id, Some((1, "spam"))).await.unwrap();
    browser.get("/api/v1/me").await.refused(401);
    let answer = program.get("/api/v1/me").await.expect(403);
    assert_eq!(
        (&answer["error"]["code"], &answer["error"]["params"]),
        (&json!("banned"), &json!({ "reason": "spam" }))
    );
    server.browser().post("/api/v1/session", account.clone()).await.refused(403);
    let wrong = json!({ "name": "Mallory", "password": "wrong horse" });
    server.browser().post("/api/v1/session", wrong).await.refused(401);
    store.set_banned(&id, None).await.unwrap();
    program.get("/api/v1/me").await.expect(200);
    server.browser().post("/api/v1/session", account).await.expect(200);
}
