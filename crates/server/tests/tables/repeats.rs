//! Messages that are sent again, as after a lost connection, are carried out once.

use rules::Side;
use serde_json::{Value, json};
use server::store::{NewEvent, TableChange};
use table::{Cause, Change, Event, Offer};
use tempfile::TempDir;

use crate::common::server::TestServer;
use crate::page::Page;
use crate::party::{Party, terms};

/// Sends a message and waits for its answer.
async fn send(page: &mut Page, message: Value) -> Value {
    page.send(message.clone()).await;
    loop {
        let answer = page.next().await.expect("the socket is open");
        if answer["id"] == message["id"] {
            return answer;
        }
    }
}

fn resign(table: &str, id: &str, game: u64) -> Value {
    json!({ "type": "do", "id": id, "table": table, "game": game, "command": { "kind": "resign" } })
}

async fn rematch(party: &mut Party, game: u64) {
    party.act(0, json!({ "kind": "offer", "what": "rematch" })).await;
    party.act(1, json!({ "kind": "accept", "what": "rematch" })).await;
    for page in &mut party.pages {
        page.until(|state| state["gameNumber"] == game && state["phase"] == "playing").await;
    }
    party.meet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_resignation_loses_one_game() {
    let server = TestServer::start().await;
    let mut party = Party::guests(&server, terms("courtier")).await;
    let table = party.table.clone();
    let done = send(&mut party.pages[0], resign(&table, "a", 1)).await;
    assert_eq!(done["type"], "done", "{done}");
    party.meet().await;
    rematch(&mut party, 2).await;
    // The connection broke before the answer arrived, and the page sends again what is pending.
    let [person, ..] = &party.people;
    let mut again = person.page(&server).await;
    again.watch(&table).await;
    assert_eq!(send(&mut again, resign(&table, "a", 1)).await["type"], "done");
    // Another one about the first game is refused.
    let late = send(&mut again, resign(&table, "b", 1)).await;
    assert_eq!(late["code"], "wrong-game", "{late}");
    again.until(|state| state["gameNumber"] == 2).await;
    assert_eq!(again.state()["phase"], "playing");
    assert_eq!(send(&mut again, resign(&table, "c", 2)).await["type"], "done");
    again.until(|state| !state["ending"].is_null()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_requests_over_http_are_carried_out_once() {
    let server = TestServer::start().await;
    let mut party = Party::guests(&server, terms("courtier")).await;
    let path = format!("/api/v1/tables/{}/commands?id=x&game=1", party.table);
    let [first, second, _] = &party.people;
    let offer = json!({ "kind": "offer", "what": "draw" });
    let number = first.browser.post(&path, offer.clone()).await.expect(200)["number"].clone();
    assert_eq!(first.browser.post(&path, offer.clone()).await.expect(200)["number"], number);
    // Ids are the sender's own: the opponent may use the same.
    let decline = json!({ "kind": "decline", "what": "draw" });
    second.browser.post(&path, decline).await.expect(200);
    // What was declined is not offered again by the same request.
    first.browser.post(&path, offer.clone()).await.expect(200);
    party.pages[0].until(|state| state["offers"] == json!([])).await;
    let seen = first.browser.get(&format!("/api/v1/tables/{}", party.table)).await.expect(200);
    assert_eq!(seen["state"]["offers"], json!([]));
    let elsewhere = path.replace("game=1", "game=7").replace("id=x", "id=y");
    assert_eq!(first.browser.post(&elsewhere, offer).await.refused(409), "wrong-game");
    // Half of it would not be enough to recognise it.
    let offer = json!({ "kind": "offer", "what": "draw" });
    for half in ["?id=x", "?game=1"] {
        let path = path.replace("?id=x&game=1", half);
        assert_eq!(first.browser.post(&path, offer.clone()).await.refused(400), "bad-request", "{half}");
    }
    let long = path.replace("id=x", &format!("id={}", "y".repeat(65)));
    let leave = json!({ "kind": "leave" });
    assert_eq!(first.browser.post(&long, leave).await.refused(400), "bad-text");
    // A server that starts again knows what it has carried out.
    let [cookie, table] = [first.cookie.clone(), party.table.clone()];
    let (server, folder) = restart(server).await;
    let browser = server.browser();
    let request = browser.request(reqwest::Method::POST, &path).header("cookie", cookie);
    let again = request.json(&json!({ "kind": "offer", "what": "draw" })).send().await.unwrap();
    assert_eq!(again.status().as_u16(), 200);
    let seen = browser.get(&format!("/api/v1/tables/{table}")).await.expect(200);
    assert_eq!(seen["state"]["offers"], json!([]));
    server.stop().await;
    drop(folder);
}

/// A server on the database of one that has stopped.
async fn restart(server: TestServer) -> (TestServer, TempDir) {
    let database = server.state.config().database.clone();
    let folder = server.stop().await;
    (TestServer::start_with(move |config| config.database = database).await, folder)
}

/// A write that was given up, as there was no answer in time, may be stored after the table was read again.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_stored_late_is_recognised() {
    let server = TestServer::start().await;
    let mut party = Party::guests(&server, terms("courtier")).await;
    party.play("a1-b1").await;
    let store = server.state.store();
    let store_late = async |change, id: &str| {
        let (row, stored) = store.load_table(&party.table.parse().unwrap()).await.unwrap().unwrap();
        let at = Event::from_json(&stored.last().unwrap().body).unwrap().at;
        let cause = Some(Cause { by: Side::South, id: id.to_owned() });
        let event = Event { cause, ..Event::new(at, change) };
        let event = NewEvent { at_ms: at.0 as i64, body: event.to_json().unwrap() };
        for done in store.commit(&[TableChange::append(row, vec![event])]).await {
            done.unwrap();
        }
    };
    let command = |id: &str, command: Value| json!({ "type": "do", "id": id, "table": party.table, "game": 1, "command": command });
    // The request that was stored is sent again.
    let offer = command("offer", json!({ "kind": "offer", "what": "draw" }));
    store_late(Change::Offered { by: Side::South, what: Offer::Draw }, "offer").await;
    let done = send(&mut party.pages[0], offer).await;
    assert_eq!(done["type"], "done", "{done}");
    // Another one is decided on the table as it is.
    let decline = command("decline", json!({ "kind": "decline", "what": "draw" }));
    store_late(Change::Withdrawn { what: Offer::Draw }, "withdraw").await;
    let refused = send(&mut party.pages[1], decline).await;
    assert_eq!(refused["code"], "no-offer", "{refused}");
    party.play("a7-b7").await;
    party.assert_same();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_chat_line_is_published_once() {
    let server = TestServer::start().await;
    let mut party = Party::guests(&server, terms("courtier")).await;
    let table = party.table.clone();
    let line = json!({ "type": "say", "id": "a", "table": table, "room": "players", "text": "hello" });
    let first = send(&mut party.pages[0], line.clone()).await;
    assert_eq!(send(&mut party.pages[0], line.clone()).await["number"], first["number"]);
    // The same id with another text is refused.
    let mut other = line.clone();
    other["text"] = json!("something else");
    assert_eq!(send(&mut party.pages[0], other).await["code"], "chat-id-used");
    // A server that was killed before it could answer knows the line as well.
    let (server, folder) = restart(server).await;
    let mut again = party.people[0].page(&server).await;
    assert_eq!(send(&mut again, line).await["number"], first["number"]);
    let mut fresh = party.people[1].page(&server).await;
    fresh.table.clone_from(&table);
    fresh.send(json!({ "type": "watch", "table": table })).await;
    let whole = fresh.receive("table").await;
    assert_eq!(whole["chat"].as_array().unwrap().len(), 1, "{whole}");
    server.stop().await;
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resignation_that_arrives_late_does_not_cost_the_match() {
    let server = TestServer::start().await;
    let terms = json!({ "game": "courtier", "public": true, "form": { "kind": "bestOf", "games": 3 } });
    let mut party = Party::guests(&server, terms).await;
    let table = party.table.clone();
    party.act(0, json!({ "kind": "resign" })).await;
    // Between the games the number is still that of the first.
    let late = send(&mut party.pages[1], resign(&table, "late", 1)).await;
    assert_eq!(late["code"], "wrong-phase", "{late}");
    let concede =
        json!({ "type": "do", "id": "c", "table": table, "game": 1, "command": { "kind": "concede" } });
    assert_eq!(send(&mut party.pages[1], concede).await["type"], "done");
    party.pages[0].until(|state| state["score"]["over"] == true).await;
    assert_eq!(party.pages[0].state()["score"]["winner"], 1);
    server.stop().await;
}
