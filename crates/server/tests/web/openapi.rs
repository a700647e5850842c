use serde_json::json;

use crate::common::server::TestServer;
use crate::for_the_web;

#[tokio::test]
async fn the_description_is_valid_and_every_route_exists() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let document = browser.get("/api/v1/openapi.json").await.expect(200);
    assert_eq!(document["openapi"], "3.1.0");
    let text = document.to_string();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for reference in text.split("#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name} is not described");
    }
    let tags: Vec<_> = document["tags"].as_array().unwrap().iter().map(|tag| &tag["name"]).collect();
    let mut count = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let what = format!("{method} {path}");
            assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{what}");
            assert!(tags.contains(&&operation["tags"][0]), "{what} has an unknown tag");
            assert!(operation["responses"].as_object().is_some_and(|all| !all.is_empty()), "{what}");
            let filled = path.replace("{id}", "000000000000").replace("{name}", "nobody-here");
            let request = server.browser().request(method.to_uppercase().parse().unwrap(), &filled);
            let answer = crate::common::client::Client::send(request.json(&json!({}))).await;
            assert!(answer.status.as_u16() < 500, "{what}: {}", answer.text);
            assert_ne!(answer.status.as_u16(), 405, "{what}");
            let is_missing = answer.text.contains("no such page");
            assert!(!is_missing, "{what} leads nowhere");
            count += 1;
        }
    }
    assert!(count >= 20, "only {count} routes are described");
}

#[tokio::test]
async fn the_page_shows_every_route_and_type() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let document = browser.get("/api/v1/openapi.json").await.expect(200);
    let answer = browser.get("/api").await;
    assert!(answer.headers["content-type"].to_str().unwrap().starts_with("text/html"));
    let page = answer.text;
    for path in document["paths"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("<span class=\"path\">{path}</span>")), "{path}");
    }
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("id=\"type-{name}\"")), "{name}");
    }
    for link in page.split("href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(page.contains(&format!("id=\"{link}\"")), "#{link} leads nowhere");
    }
    assert!(!page.contains("<script"), "the page needs no script");
    let style = browser.get("/api/style.css").await;
    assert!(style.text.contains("#0b1016") && style.text.contains("#e6edf3"));
    assert_eq!(style.headers["content-type"], "text/css; charset=utf-8");
}

/// The web app's types are generated from a copy of the description.
#[test]
fn the_web_app_has_the_newest_description() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/openapi.json");
    let expected = for_the_web::description(serde_json::to_value(server::api()).unwrap());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &expected).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap();
    assert!(found == expected, "web/src/wire/openapi.json is out of date: run `cargo xtask wire`");
}
