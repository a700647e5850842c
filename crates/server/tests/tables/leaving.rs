use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::common::server::TestServer;
use crate::page::{Page, Visitor};
use crate::party::{Party, terms};

async fn delete(person: &Visitor) {
    let body = json!({ "password": Visitor::PASSWORD });
    person.browser.post("/api/v1/me/delete", body).await.expect(204);
}

/// Waits until the table is closed here.
async fn closed(page: &mut Page) -> Value {
    page.until(|state| state["phase"] == "closed").await;
    page.state().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_deleted_person_end() {
    let server = TestServer::start().await;
    let people = [Visitor::account(&server, "Ann").await, Visitor::account(&server, "Ben").await];
    let rated = json!({ "game": "courtier", "public": true, "rated": true,
        "time": { "kind": "days", "days": 3 } });
    let mut party = Party::of(&server, people, rated).await;
    party.play("a1-b1").await;
    party.play("a7-b7").await;
    let [ann, ben, _] = &party.people;
    // A match between two games, a game at one screen, and a table without an opponent yet.
    let form = json!({ "kind": "bestOf", "games": 5 });
    let (of_match, links) =
        ann.table(json!({ "game": "dejarik", "form": form }), "second", json!({ "kind": "link" })).await;
    let link = links[0].as_ref().unwrap();
    ben.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
    let mut match_page = ben.page(&server).await;
    match_page.watch(&of_match).await;
    match_page.succeed(json!({ "kind": "resign" })).await;
    let (at_one_screen, _) = ann.table(terms("courtyard"), "first", json!({ "kind": "here" })).await;
    let (open, links) = ann.table(terms("holochess"), "first", json!({ "kind": "link" })).await;
    let link = links[1].clone().unwrap();
    let mut lobby = ben.page(&server).await;
    lobby.watch(&open).await;
    lobby.send(json!({ "type": "lobby", "on": true })).await;
    let terms = json!({ "game": "courtier" });
    ann.browser.post("/api/v1/seeks", json!({ "terms": terms })).await.expect(201);
    while lobby.receive("seeks").await["seeks"] == json!([]) {}
    for (from, to) in [(ann, "Ben"), (ben, "Ann")] {
        let path = format!("/api/v1/players/{to}/challenge");
        from.browser.post(&path, json!({ "terms": terms, "seat": "any" })).await.expect(201);
    }

    delete(ann).await;
    let [lost, conceded, gone] =
        [closed(&mut party.pages[1]).await, closed(&mut match_page).await, closed(&mut lobby).await];
    assert_eq!(
        (&lost["ending"]["winner"], &lost["ending"]["termination"]),
        (&json!(2), &json!("resignation"))
    );
    // Ben has seat 1 there.
    assert_eq!((&conceded["score"]["over"], &conceded["score"]["winner"]), (&json!(true), &json!(1)));
    assert_eq!(gone["ending"], Value::Null, "no game had begun");
    let rematch = json!({ "kind": "offer", "what": "rematch" });
    assert_eq!(party.pages[1].fail(rematch).await, "wrong-phase");
    assert_eq!(ben.browser.get("/api/v1/challenges").await.expect(200), json!([]));
    let player = ben.browser.get("/api/v1/players/Ben").await.expect(200);
    assert!(player["ratings"][0]["rating"].as_f64().unwrap() > 1500.0, "the game counts");
    assert_eq!(ben.browser.get("/api/v1/seeks").await.expect(200), json!([]));
    for path in [format!("/api/v1/tables/{open}"), format!("/api/v1/invitations/{link}")] {
        ben.browser.get(&path).await.refused(404);
    }
    let alone = ben.browser.get(&format!("/api/v1/tables/{at_one_screen}")).await.expect(200);
    assert_eq!(alone["state"]["ending"]["termination"], "aborted");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_deleted_person_are_anonymous() {
    let server = TestServer::start().await;
    let people = [Visitor::account(&server, "Annabella").await, Visitor::account(&server, "Ben").await];
    let mut party = Party::of(&server, people, terms("courtier")).await;
    party.play("a1-b1").await;
    party.act(1, json!({ "kind": "resign" })).await;
    let [ann, ben, _] = &party.people;
    delete(ann).await;
    // Their pages are closed, and everybody else sees a deleted player.
    while party.pages[0].next().await.is_some() {}
    let path = format!("/api/v1/tables/{}", party.table);
    for path in [path.clone(), format!("{path}/record"), "/api/v1/tables/mine".to_owned()] {
        let seen = ben.browser.get(&path).await.text;
        assert!(seen.contains("deleted player") && !seen.contains("Annabella"), "{path}: {seen}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_can_delete_and_ban_people_on_a_running_server() {
    let server = TestServer::start().await;
    let people = [Visitor::account(&server, "Ann").await, Visitor::account(&server, "Ben").await];
    let mut party = Party::of(&server, people, terms("courtier")).await;
    let store = server.state.store();
    server::operations::admin::delete(&**store, "Ann").await.unwrap();
    server.state.tables().disconnect_banned().await.unwrap();
    let state = closed(&mut party.pages[1]).await;
    assert_eq!(state["ending"]["winner"], 2);
    let seen = server.browser().get(&format!("/api/v1/tables/{}", party.table)).await.expect(200);
    assert_eq!(seen["state"]["seats"][0]["name"], "deleted player");
    while party.pages[0].next().await.is_some() {}
    server::operations::admin::ban(&**store, "Ben", "abuse in chat", 1).await.unwrap();
    server.state.tables().disconnect_banned().await.unwrap();
    while party.pages[1].next().await.is_some() {}
    assert!(party.pages[2].moves().is_empty(), "others stay");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_ends_with_its_session() {
    let server = TestServer::start().await;
    let ann = Visitor::account(&server, "Ann").await;
    let mut page = ann.page(&server).await;
    let elsewhere = server.browser();
    let account = json!({ "name": "Ann", "password": Visitor::PASSWORD });
    elsewhere.post("/api/v1/session", account).await.expect(200);
    elsewhere.delete("/api/v1/me/sessions").await.expect(204);
    let mut code = None;
    while let Some(Ok(message)) = page.socket.next().await {
        if let Message::Close(frame) = message {
            code = frame.map(|frame| u16::from(frame.code));
        }
    }
    assert_eq!(code, Some(4001));
    ann.browser.get("/api/v1/me").await.refused(401);
    server.stop().await;
}
