//! Commands are refused in the same way over the socket and over HTTP.

use serde_json::{Value, json};

use crate::common::server::TestServer;
use crate::page::{Page, Visitor};

/// Sends the same command over the socket and over HTTP, and compares the errors.
async fn check(who: &Visitor, page: &mut Page, command: Value, status: u16, code: &str) {
    let path = format!("/api/v1/tables/{}/commands", page.table);
    let by_request = who.browser.post(&path, command.clone()).await.expect(status)["error"].clone();
    let on_socket = page.act(command.clone()).await;
    assert_eq!(on_socket["type"], "refused", "{on_socket}");
    for part in ["code", "params", "message"] {
        assert_eq!(on_socket[part], by_request[part], "{command}");
    }
    assert_eq!(by_request["code"], code, "{command}: {by_request}");
    let message = by_request["message"].as_str().unwrap();
    assert!(message.ends_with('.') && !message.contains("{$"), "{message}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_is_the_same_on_the_socket_and_by_request() {
    let server = TestServer::start().await;
    let people =
        [Visitor::guest(&server).await, Visitor::guest(&server).await, Visitor::guest(&server).await];
    let terms = json!({ "game": "courtier", "public": true });
    let (table, invitations) = people[0].table(terms, "first", json!({ "kind": "link" })).await;
    let link = invitations[1].as_ref().unwrap();
    people[1].browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
    let mut pages =
        [people[0].page(&server).await, people[1].page(&server).await, people[2].page(&server).await];
    for page in &mut pages {
        page.watch(&table).await;
    }
    let mv = |ply: u32, text: &str| json!({ "kind": "move", "ply": ply, "id": format!("{ply}{text}"), "text": text });
    let long = json!({ "kind": "move", "ply": 0, "id": "x".repeat(65), "text": "a1-b1" });
    for (who, command, status, code) in [
        (0, mv(7, "a1-b1"), 409, "wrong-ply"),
        (0, mv(0, "a1-c"), 400, "illegal-choice"),
        (0, mv(0, "nonsense"), 400, "bad-move"),
        (0, long, 400, "bad-text"),
        (1, mv(0, "a7-b7"), 409, "not-your-decision"),
        (0, json!({ "kind": "setup", "setup": "=SGNM" }), 409, "wrong-phase"),
        (0, json!({ "kind": "accept", "what": "draw" }), 409, "no-offer"),
        (0, json!({ "kind": "claim" }), 409, "too-early-to-claim"),
        (0, json!({ "kind": "offer", "what": "takeback" }), 409, "no-takebacks"),
        (0, json!({ "kind": "abandoned" }), 409, "not-away"),
        (2, json!({ "kind": "resign" }), 403, "not-seated"),
    ] {
        check(&people[who], &mut pages[who], command, status, code).await;
    }
    pages[0].table = "0000nowhere0".to_owned();
    check(&people[0], &mut pages[0], json!({ "kind": "resign" }), 404, "no-such-table").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn terms_cannot_override_the_rules() {
    let server = TestServer::start().await;
    let host = Visitor::guest(&server).await;
    let here = json!({ "kind": "here" });
    let check = async |terms: Value, expected: &str| {
        let body = json!({ "terms": terms, "opponent": here });
        let code = host.browser.post("/api/v1/tables", body).await.refused(400);
        assert_eq!(code, expected, "{terms}");
    };
    for begins in ["second", "lot"] {
        check(json!({ "game": "dejarik", "begins": begins }), "fixed-beginner").await;
        check(json!({ "game": "king-and-courtesan:7", "begins": begins }), "fixed-beginner").await;
    }
    check(json!({ "game": "courtier", "groups": "swapped" }), "no-groups").await;
    check(json!({ "game": "courtyard", "openSetup": true }), "no-setup").await;
    // What is left out is right for every game.
    for (game, begins) in [
        ("courtier", "lot"),
        ("courtyard", "lot"),
        ("holochess", "lot"),
        ("dejarik", "first"),
        ("king-and-courtesan", "first"),
    ] {
        let body = json!({ "terms": { "game": game }, "opponent": here });
        let made = host.browser.post("/api/v1/tables", body).await.expect(201);
        let table = made["table"].as_str().unwrap();
        let view = host.browser.get(&format!("/api/v1/tables/{table}")).await.expect(200);
        assert_eq!(view["terms"]["begins"], begins, "{game}");
    }
    server.stop().await;
}
