use reqwest::Method;
use serde_json::json;
use server::store::{TableChange, TableRow};

use crate::common::data::{person, table};
use crate::common::server::TestServer;

#[tokio::test]
async fn cross_site_requests_are_refused() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/guest", json!({})).await.expect(201);
    // The client adds the right origin itself, so the cookie is sent manually here.
    let http = reqwest::Client::new();
    let guest = http.post(format!("{}/api/v1/guest", server.origin())).send().await.unwrap();
    assert_eq!(guest.status(), 201, "a program without a cookie may be a guest");
    let cookie = guest.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let check = async |method: Method, origin: Option<&str>, status: u16| {
        let mut request = http.request(method.clone(), format!("{}/api/v1/me", server.origin()));
        request = request.header("cookie", &cookie);
        if method != Method::GET {
            request = request.json(&json!({ "settings": {} }));
        }
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        assert_eq!(request.send().await.unwrap().status(), status, "{method} {origin:?}");
    };
    check(Method::PATCH, Some(&server.origin()), 200).await;
    check(Method::PATCH, Some("https://evil.example"), 403).await;
    check(Method::PATCH, Some("null"), 403).await;
    check(Method::PATCH, None, 403).await;
    check(Method::GET, None, 200).await;
}

#[tokio::test]
async fn responses_have_security_headers() {
    let server = TestServer::start().await;
    let browser = server.browser();
    for path in ["/healthz", "/api", "/api/v1/me", "/nowhere"] {
        let headers = browser.get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{path}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(headers[name], value, "{path}");
        }
        assert!(headers.contains_key("x-request-id"), "{path}");
    }
    assert_eq!(browser.get("/api/v1/me").await.headers["cache-control"], "no-store");
}

#[tokio::test]
async fn malformed_bodies_are_refused_with_a_code() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let send = async |content_type: &str, body: String| {
        let request = browser.request(Method::POST, "/api/v1/session");
        crate::common::client::Client::send(request.header("content-type", content_type).body(body)).await
    };
    let long = json!({ "name": "x".repeat(70_000), "password": "" }).to_string();
    assert_eq!(send("application/json", long).await.refused(413), "too-large");
    assert_eq!(send("text/plain", "{}".to_owned()).await.refused(415), "unsupported-media-type");
    for body in ["", "{", "[]", "{\"name\": 1, \"password\": \"x\"}", "{\"name\": \"a\\u0000b\"}"] {
        assert_eq!(send("application/json", body.to_owned()).await.refused(400), "bad-request", "{body}");
    }
    let zero = json!({ "name": "a\0b", "password": "a\0b" }).to_string();
    assert_eq!(send("application/json", zero).await.refused(401), "wrong-password");
    assert_eq!(browser.get("/api/v1/session").await.refused(405), "method-not-allowed");
    assert_eq!(browser.get("/api/nowhere").await.refused(404), "no-such-page");
    assert_eq!(browser.get("/api/v1/people/a%00b").await.refused(404), "no-such-person");
    assert_eq!(browser.get("/api/v1/people/%ff").await.refused(400), "bad-request");
    browser.post("/api/v1/guest", json!({})).await.expect(201);
    assert_eq!(browser.delete("/api/v1/me/sessions/no%20id").await.refused(400), "bad-request");
}

#[tokio::test]
async fn too_many_requests_are_refused() {
    let server = TestServer::start_with(|config| {
        // So few that even a slow machine exceeds the limit.
        config.limits.requests_per_second = 0.5;
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let browser = server.browser();
    let ask = async |from: &str| {
        let request = browser.request(Method::GET, "/api/v1/me").header("x-forwarded-for", from);
        request.send().await.unwrap()
    };
    let mut refused = None;
    for _ in 0..40 {
        let answer = ask("10.0.0.1").await;
        if answer.status() == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("40 requests at once are too many");
    let seconds: u64 = refused.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=2).contains(&seconds));
    assert_eq!(ask("10.0.0.2").await.status(), 401, "others are not concerned");
    assert_eq!(ask("2001:db8::1").await.status(), 401);
    for host in 0..40 {
        ask(&format!("2001:db8::{host:x}")).await;
    }
    assert_eq!(ask("2001:db8::ffff").await.status(), 429, "a whole network is one address");
    assert_eq!(ask("2001:db8:0:1::1").await.status(), 401);
    assert_eq!(browser.get("/healthz").await.status, 200, "health is always told");
}

#[tokio::test]
async fn password_attempts_are_limited() {
    let server = TestServer::start_with(|config| {
        config.limits.sign_ins_per_minute = 5.0;
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let account = json!({ "name": "Ann", "password": "correct horse" });
    server.browser().post("/api/v1/account", account).await.expect(201);
    let browser = server.browser();
    let try_one = async |from: String, name: &str| {
        let request = browser.request(Method::POST, "/api/v1/session");
        let request = request.header("x-forwarded-for", from);
        let body = json!({ "name": name, "password": "wrong horse" });
        request.json(&body).send().await.unwrap().status().as_u16()
    };
    let mut statuses = Vec::new();
    for number in 0..8 {
        statuses.push(try_one(format!("10.0.0.{number}"), "Ann").await);
    }
    assert_eq!(statuses, [401, 401, 401, 401, 401, 429, 429, 429], "one name from many addresses");
    statuses.clear();
    for number in 0..8 {
        statuses.push(try_one("10.0.1.1".to_owned(), &format!("name-{number}")).await);
    }
    assert_eq!(statuses, [401, 401, 401, 401, 401, 429, 429, 429], "many names from one address");
}

#[tokio::test]
async fn computing_time_is_limited_per_person() {
    let server = TestServer::start_with(|config| config.limits.person_requests_per_second = 0.5).await;
    let [eager, calm] = [server.browser(), server.browser()];
    eager.post("/api/v1/guest", json!({})).await.expect(201);
    calm.post("/api/v1/guest", json!({})).await.expect(201);
    let mut is_refused = false;
    for _ in 0..40 {
        is_refused |= eager.get("/api/v1/me").await.status == 429;
    }
    assert!(is_refused);
    calm.get("/api/v1/me").await.expect(200);
}

#[tokio::test]
async fn connections_are_limited() {
    use std::time::Duration;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpStream;

    let server = TestServer::start_with(|config| config.limits.connections = 2).await;
    let ask = async |stream: &mut TcpStream, patience: Duration| {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
        let mut buffer = [0; 2048];
        let read = stream.read(&mut buffer);
        let read = tokio::time::timeout(patience, read).await;
        read.is_ok_and(|read| buffer[..read.unwrap()].starts_with(b"HTTP/1.1 200"))
    };
    let mut first = TcpStream::connect(server.address).await.unwrap();
    let mut second = TcpStream::connect(server.address).await.unwrap();
    let long = Duration::from_secs(60);
    assert!(ask(&mut first, long).await && ask(&mut second, long).await);
    let mut third = TcpStream::connect(server.address).await.unwrap();
    assert!(!ask(&mut third, Duration::from_millis(500)).await, "it waits");
    drop(first);
    let mut buffer = [0; 12];
    third.read_exact(&mut buffer).await.unwrap();
    assert_eq!(&buffer, b"HTTP/1.1 200", "and has its turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_client_behind_a_proxy_takes_all_connections() {
    let server = TestServer::start_with(|config| {
        config.limits.connections = 12;
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let browser = server.browser();
    browser.post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" })).await.expect(201);
    let token =
        browser.post("/api/v1/me/tokens", json!({ "name": "bot", "scopes": ["bot"] })).await.expect(201);
    let program = server.program(token["secret"].as_str().unwrap());
    let open = async |address: &str| {
        let request = program.request(Method::GET, "/api/v1/stream/event").header("x-forwarded-for", address);
        request.send().await.unwrap()
    };
    let mut streams = Vec::new();
    for _ in 0..3 {
        streams.push(open("192.0.2.1").await);
    }
    assert!(streams.iter().all(|stream| stream.status() == 200));
    assert_eq!(open("192.0.2.1").await.status(), 429, "a quarter of all");
    assert_eq!(open("192.0.2.2").await.status(), 200, "others are not affected");
    drop(streams);
    let freed = async {
        while open("192.0.2.1").await.status() != 200 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), freed)
        .await
        .expect("closed streams free their places");
}

#[tokio::test]
async fn wrong_passwords_from_one_address_do_not_lock_out_another() {
    let server = TestServer::start_with(|config| {
        config.limits.sign_ins_per_minute = 4.0;
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let owner = server.browser();
    let account = json!({ "name": "Ann", "password": "correct horse" });
    owner.post("/api/v1/account", account).await.expect(201);
    let sign_in = async |password: &str, address: &str| {
        let request = server.browser().request(Method::POST, "/api/v1/session");
        let body = json!({ "name": "Ann", "password": password });
        request.header("x-forwarded-for", address).json(&body).send().await.unwrap().status().as_u16()
    };
    for status in [401, 401, 429, 429, 429, 429] {
        assert_eq!(sign_in("wrong horse", "192.0.2.1").await, status);
    }
    assert_eq!(sign_in("correct horse", "192.0.2.2").await, 200);
    // Several attackers lock out strangers, but not the owner at home.
    let me = owner.request(Method::GET, "/api/v1/me").header("x-forwarded-for", "192.0.2.2");
    assert_eq!(me.send().await.unwrap().status(), 200);
    assert_eq!(sign_in("wrong horse", "192.0.2.3").await, 401);
    assert_eq!(sign_in("wrong horse", "192.0.2.4").await, 429);
    assert_eq!(sign_in("correct horse", "192.0.2.2").await, 200);
}

#[tokio::test]
async fn tables_opened_for_others_count_too() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let me = browser.post("/api/v1/guest", json!({})).await.expect(201);
    let store = server.state.store();
    let [one, other] = [person(&**store, "One").await, person(&**store, "Other").await];
    let changes: Vec<TableChange> = (0..500)
        .map(|_| {
            let opened_by = Some(me["id"].as_str().unwrap().parse().unwrap());
            TableChange::create(TableRow { opened_by, ..table([&one, &other]) }, Vec::new())
        })
        .collect();
    assert!(store.commit(&changes).await.iter().all(Result::is_ok));
    let terms = json!({ "game": "courtier", "begins": "first", "time": { "kind": "none" },
        "form": { "kind": "single" }, "rated": false, "public": true, "takebacks": true, "dice": "sealed" });
    let new = json!({ "terms": terms, "seat": "first", "opponent": { "kind": "others" } });
    assert_eq!(browser.post("/api/v1/tables", new.clone()).await.refused(403), "too-many-tables");
    let made = server.browser();
    let him = made.post("/api/v1/guest", json!({})).await.expect(201);
    made.post("/api/v1/tables", new).await.expect(201);
    let id = him["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(store.count_tables_of(&id).await.unwrap(), 1);
}
