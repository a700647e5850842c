use serde_json::{Value, json};
use wire::Scope;

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

/// Every operation with its name, for messages.
fn operations(document: &Value) -> Vec<(String, String, Value)> {
    let paths = document["paths"].as_object().unwrap();
    let of_path = |(path, item): (&String, &Value)| {
        let item = item.as_object().unwrap().clone();
        let path = path.clone();
        item.into_iter().map(move |(method, operation)| (method.to_uppercase(), path.clone(), operation))
    };
    paths.iter().flat_map(of_path).collect()
}

#[test]
fn everything_is_described_in_words() {
    let document = serde_json::to_value(server::api()).unwrap();
    let mut said = 0;
    for (method, path, operation) in operations(&document) {
        for (status, response) in operation["responses"].as_object().unwrap() {
            let description = response["description"].as_str().unwrap_or_default();
            assert!(description.ends_with(['.', ')']), "{method} {path} {status}: {description:?}");
            said += 1;
        }
    }
    assert!(said > 500, "only {said} responses");
    // Comments for programmers must not leak: links of rustdoc, examples to run.
    fn check(value: &Value, at: &str) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    let at = format!("{at}/{name}");
                    if let ("description" | "summary", Value::String(text)) = (name.as_str(), value) {
                        assert!(!text.trim().is_empty(), "{at} is empty");
                        for leak in ["```", "[`", "](", "assert", "::"] {
                            assert!(!text.contains(leak), "{at} is written for programmers: {text}");
                        }
                    }
                    check(value, &at);
                }
            }
            Value::Array(values) => values.iter().for_each(|value| check(value, at)),
            _ => {}
        }
    }
    check(&document, "");
}

#[test]
fn a_record_to_check_may_be_text() {
    let document = serde_json::to_value(server::api()).unwrap();
    let record = &document["components"]["schemas"]["RecordCheckRequest"]["properties"]["record"];
    let types: Vec<_> = record["oneOf"].as_array().unwrap().iter().map(|one| &one["type"]).collect();
    assert_eq!(types, ["string", "object"], "{record}");
}

#[test]
fn the_socket_is_described_with_its_messages() {
    let document = serde_json::to_value(server::api()).unwrap();
    let socket = &document["paths"]["/api/v1/socket"]["get"];
    assert!(socket["responses"]["101"].is_object(), "{socket}");
    for (direction, name, messages) in [
        ("send", "ToServer", &["watch", "do", "say"][..]),
        ("receive", "ToClient", &["welcome", "table", "update"]),
    ] {
        assert_eq!(socket["x-websocket"][direction]["$ref"], format!("#/components/schemas/{name}"));
        assert!(socket["description"].as_str().unwrap().contains(name));
        let schema = document["components"]["schemas"][name].to_string();
        for message in messages {
            assert!(schema.contains(&format!("[\"{message}\"]")), "{name} has no {message}: {schema}");
        }
    }
}

#[test]
fn the_end_of_a_bots_game_has_a_result() {
    let document = serde_json::to_value(server::api()).unwrap();
    let game = &document["components"]["schemas"]["BotGame"]["properties"];
    assert!(game["ending"].to_string().contains("#/components/schemas/BotEnding"), "{game}");
}

/// Tries every route with tokens that lack a scope and with those that have it.
#[tokio::test]
async fn routes_require_the_scopes_that_are_described() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let document = browser.get("/api/v1/openapi.json").await.expect(200);
    let scheme = document["components"]["securitySchemes"]["token"].clone();
    let account = json!({ "name": "Ann", "password": "correct horse" });
    browser.post("/api/v1/account", account).await.expect(201);
    let mut tokens = Vec::new();
    for scope in Scope::ALL {
        let name = scope.as_str();
        assert!(scheme["description"].as_str().unwrap().contains(&format!("`{name}`")), "{scheme}");
        let new = json!({ "name": name, "scopes": [name] });
        let token = browser.post("/api/v1/me/tokens", new).await.expect(201);
        tokens.push((name, server.program(token["secret"].as_str().unwrap())));
    }
    let (mut restricted, mut wrong) = (0, Vec::new());
    for (method, path, operation) in operations(&document) {
        let Some(security) = operation["security"].as_array() else { continue };
        let is_open = security.iter().any(|way| way == &json!({}));
        let scopes: Vec<_> = security.iter().filter_map(|way| way["token"][0].as_str()).collect();
        for (scope, program) in &tokens {
            // Ids that exist nowhere, and a body that any route can read, so that it comes to asking for the scope.
            let filled = path.split('/').map(|part| match part {
                "{name}" => "nobody-here",
                "{answer}" => "yes",
                part if part.starts_with('{') => "000000000000",
                part => part,
            });
            let filled = filled.collect::<Vec<_>>().join("/");
            let body = json!({
                "game": "courtier", "terms": { "game": "courtier" }, "opponent": { "kind": "link" }, "kind": "resign",
                "name": "x", "current": "x", "new": "x", "password": "x", "scopes": ["read"], "ceremony": "x",
                "credential": {}, "room": "players", "text": "x",
            });
            // This route refuses fields that it does not know.
            let body = if path == "/api/v1/me" { json!({}) } else { body };
            let request = program.request(method.parse().unwrap(), &filled).json(&body);
            let response = request.send().await.unwrap();
            let status = response.status();
            // A stream has no end.
            let text = if status.is_success() { String::new() } else { response.text().await.unwrap() };
            let code = serde_json::from_str::<Value>(&text).unwrap_or_default()["error"]["code"].clone();
            let what = format!("{method} {path} with the scope {scope}: {status} {text}");
            let is_right = if scopes.is_empty() && !is_open {
                code == "needs-session"
            } else if scopes.is_empty() || scopes.contains(scope) {
                code != "token-lacks-scope"
            } else {
                restricted += 1;
                code == "token-lacks-scope"
            };
            if !is_right {
                wrong.push(what);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(restricted > 50, "only {restricted} attempts lacked a scope");
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
