//! The web app as the server delivers it, and its link previews. Needs the built app: `cargo xtask web`.

use futures_util::future::join_all;
use reqwest::StatusCode;
use serde_json::json;

use crate::common::server::TestServer;

#[tokio::test]
async fn every_path_of_the_app_serves_its_page_or_file() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let page = browser.get("/").await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("<div id=\"app\">"), "build the web app first: cargo xtask web");
    assert_eq!(page.headers["cache-control"], "no-cache");
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("script-src 'self'"), "{policy}");
    for address in [
        "/lobby",
        "/table/anything",
        "/learn/courtyard:small-yard",
        "/learn/courtyard:stop-short,small-yard",
        "/nowhere/at/all",
    ] {
        let same = browser.get(address).await;
        let status = if address == "/nowhere/at/all" { 404 } else { 200 };
        assert_eq!(same.status, status, "{address}");
        assert!(same.text.contains("<div id=\"app\">"), "{address}");
    }
    let script = page.text.split("src=\"").nth(1).unwrap().split('"').next().unwrap();
    let file = browser.get(script).await;
    assert_eq!(file.status, 200, "{script}");
    assert!(file.headers["content-type"].to_str().unwrap().starts_with("text/javascript"), "{script}");
    assert_eq!(file.headers["cache-control"], "public, max-age=31536000, immutable");
    let request = browser.request("GET".parse().unwrap(), script);
    let again = request.header("if-none-match", file.headers["etag"].to_str().unwrap());
    assert_eq!(crate::common::client::Client::send(again).await.status, 304);
    let packed = browser.request("GET".parse().unwrap(), script).header("accept-encoding", "gzip, br");
    let packed = packed.send().await.unwrap();
    assert_eq!(packed.headers()["content-encoding"], "br");
    let packed = packed.bytes().await.unwrap();
    assert!(packed.len() * 2 < file.text.len(), "{} of {}", packed.len(), file.text.len());
}

#[tokio::test]
async fn the_installed_app_is_asked_for_anew_each_time() {
    let server = TestServer::start().await;
    let browser = server.browser();
    for (address, kind) in [
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icons/512.png", "image/png"),
    ] {
        let file = browser.request("GET".parse().unwrap(), address).send().await.unwrap();
        assert_eq!(file.status(), 200, "{address}");
        let header = |name: &str| file.headers()[name].to_str().unwrap();
        assert!(header("content-type").starts_with(kind), "{address}: {}", header("content-type"));
        assert_eq!(header("cache-control"), "public, no-cache", "{address}");
        let policy = header("content-security-policy");
        // The manifest has no rule of its own.
        assert!(policy.contains("default-src 'self'") && policy.contains("worker-src 'self'"), "{policy}");
    }
}

#[tokio::test]
async fn unknown_pages_are_not_found() {
    let server = TestServer::start().await;
    let browser = server.browser();
    for address in ["/api/nothing", "/api/v1/nothing", "/nothing.js", "/assets/nothing.css", "/../Cargo.toml"]
    {
        let answer = browser.get(address).await;
        assert_eq!(answer.status, 404, "{address}");
    }
    let answer = browser.post("/lobby", json!({})).await;
    assert_eq!(answer.status, 404);
}

#[tokio::test]
async fn links_have_previews() {
    let server = TestServer::start().await;
    let guest = server.browser();
    guest.post("/api/v1/guest", json!({})).await.expect(201);
    let terms = json!({ "game": "courtier", "begins": "first", "time": { "kind": "none" },
        "form": { "kind": "single" }, "rated": false, "public": true, "takebacks": true, "dice": "sealed" });
    let new = json!({ "terms": terms, "seat": "first", "opponent": { "kind": "link" } });
    let made = guest.post("/api/v1/tables", new).await.expect(201);
    let invitation = made["invitations"][1].as_str().unwrap();
    let shown = server.browser().get(&format!("/api/v1/invitations/{invitation}")).await.expect(200);
    assert_eq!(shown["game"], "courtier");
    let check = async |address: &str, title: &str| {
        let page = server.browser().get(address).await.text;
        let expected = format!("<meta property=\"og:title\" content=\"{title}");
        assert!(page.contains(&expected), "{address}: {page}");
        let picture = page.split("og:image\" content=\"").nth(1).unwrap().split('"').next().unwrap();
        let picture = picture.replace("&amp;", "&");
        let path = &picture[picture.find("/api/").unwrap()..];
        let answer = server.browser().get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.headers["content-type"], "image/png");
    };
    check(&format!("/table/{}", made["table"].as_str().unwrap()), "Courtier: ").await;
    check(&format!("/invite/{invitation}"), "You are invited to play Courtier").await;
    check("/learn/king-and-courtesan:7", "Learn King and Courtesan").await;
    check("/learn/courtyard:small-yard,guard-turns", "Learn Courtyard").await;
    check("/analysis?game=dejarik&position=PPP1P2p1ppp/12/1+1+0", "A position of Dejarik").await;
    check("/analysis?game=dejarik&position=%22%3E%3Cscript%3E", "A position of Dejarik").await;
    check(
        "/analysis?game=courtyard:stop-short,guard-turns,small-yard",
        "A position of Courtyard, turning guards, small yard, short chains",
    )
    .await;
    let terms = json!({ "game": "king-and-courtesan:7", "begins": "first", "time": { "kind": "none" },
        "form": { "kind": "single" }, "rated": false, "public": true, "takebacks": true, "dice": "sealed" });
    let opponent = json!({ "kind": "computer", "player": "level:4" });
    let new = json!({ "terms": terms, "seat": "second", "opponent": opponent });
    let made = guest.post("/api/v1/tables", new).await.expect(201);
    check(
        &format!("/table/{}", made["table"].as_str().unwrap()),
        "King and Courtesan 7×7: Lamplighter (level 4) against ",
    )
    .await;
    check("/lobby", "Holocourt").await;
    let page = server.browser().get("/analysis?game=courtier&moves=a4-b4+a10-b10&at=1").await.text;
    assert!(
        page.contains("position=GGG1GGgggkgg%2F3K8%2F1+2+0"),
        "the position after the first move: {page}"
    );
}

#[tokio::test]
async fn a_contact_for_security_problems_is_published() {
    let nobody = TestServer::start().await;
    nobody.browser().get("/.well-known/security.txt").await.refused(404);
    let server = TestServer::start_with(|config| {
        config.security_contact = Some("mailto:security@example.org".parse().unwrap());
        config.public_url = Some("https://play.example.org".parse().unwrap());
    })
    .await;
    let answer = server.browser().get("/.well-known/security.txt").await;
    assert_eq!(answer.headers["content-type"], "text/plain; charset=utf-8");
    assert!(answer.text.starts_with("Contact: mailto:security@example.org\nExpires: "), "{}", answer.text);
    assert!(answer.text.contains("Canonical: https://play.example.org/.well-known/security.txt"));
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_painted_once_and_new_ones_are_limited() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let start = catalog::game("courtier").unwrap().usual_start();
    let mut positions = Vec::new();
    for first in start.moves() {
        let mut history = start.copy();
        history.take(&first.text).unwrap();
        for second in history.moves() {
            let mut history = history.copy();
            history.take(&second.text).unwrap();
            positions.push(history.position());
        }
    }
    assert!(positions.len() >= 30);
    let get = async |position: &String| {
        let position = position.replace('/', "%2F").replace('+', "%2B").replace(' ', "+");
        browser.get(&format!("/api/v1/picture.png?game=courtier&position={position}")).await.status
    };
    let statuses = join_all(positions.iter().map(&get)).await;
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
    let painted = statuses.iter().position(|status| *status == 200).unwrap();
    let again = join_all((0..30).map(|_| get(&positions[painted]))).await;
    assert!(again.iter().all(|status| *status == 200), "{again:?}");
}
