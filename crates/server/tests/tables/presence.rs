//! Who is away, and time that passes while nobody could play.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use serde_json::{Value, json};
use server::Clock;

use crate::common::server::TestServer;
use crate::page::{Page, Visitor};
use crate::party::{Party, terms};

const HOUR: i64 = 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_never_opens_the_table_is_away() {
    let server = TestServer::start().await;
    let [host, friend] = [Visitor::guest(&server).await, Visitor::guest(&server).await];
    let (table, links) = host.table(json!({ "game": "courtier" }), "first", json!({ "kind": "link" })).await;
    let link = links[1].as_ref().unwrap();
    friend.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
    let mut page = host.page(&server).await;
    page.watch(&table).await;
    page.until(|state| !state["seats"][1]["away"].is_null()).await;
    assert!(page.state()["seats"][0]["away"].is_null(), "the host is here");
    // Players who do not come back after a restart count as away, too.
    let mut theirs = friend.page(&server).await;
    theirs.watch(&table).await;
    page.until(|state| state["seats"][1]["away"].is_null()).await;
    let database = server.state.config().database.clone();
    let folder = server.stop().await;
    let server = TestServer::start_with(move |config| config.database = database).await;
    let mut page = host.page(&server).await;
    page.watch(&table).await;
    page.until(|state| !state["seats"][1]["away"].is_null()).await;
    assert!(page.state()["seats"][0]["away"].is_null(), "the host is here");
    server.stop().await;
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_returns_at_once_is_never_away() {
    let server = TestServer::start().await;
    let mut party = Party::guests(&server, terms("courtier")).await;
    let table = party.table.clone();
    let id = table.parse().unwrap();
    let count = async || server.state.store().table(&id).await.unwrap().unwrap().events;
    let before = count().await;
    for _ in 0..20 {
        party.pages[1].send(json!({ "type": "unwatch", "table": table })).await;
        party.pages[1].watch(&table).await;
    }
    assert_eq!(count().await, before);
    // A player who does not come back counts as away.
    party.pages[1].send(json!({ "type": "unwatch", "table": table })).await;
    party.pages[0].until(|state| !state["seats"][1]["away"].is_null()).await;
    assert!(party.pages[0].state()["seats"][0]["away"].is_null());
    server.stop().await;
}

/// Sends the same message until it is refused. Returns how often it was answered in the expected way, and the refusal.
async fn ask_until_refused(page: &mut Page, message: &Value, expected: &str) -> (usize, Value) {
    let mut answers = 0;
    loop {
        page.send(message.clone()).await;
        let answer = loop {
            let message = page.next().await.unwrap();
            if message["type"] == expected || message["type"] == "refused" {
                break message;
            }
        };
        if answer["type"] == "refused" {
            return (answers, answer);
        }
        answers += 1;
        assert!(answers < 1_000);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_number_of_snapshots_is_limited() {
    let server = TestServer::start_with(|config| config.limits.messages_per_second = 10_000.0).await;
    let mut party = Party::guests(&server, terms("courtier")).await;
    let watch = json!({ "type": "watch", "table": party.table });
    // Coming back to 64 tables on two pages is fine.
    let (answers, refused) = ask_until_refused(&mut party.pages[2], &watch, "table").await;
    assert_eq!((&refused["code"], &refused["id"]), (&json!("too-many-requests"), &json!(party.table)));
    assert!(answers >= 127, "{answers}");
    // The same holds for the seeks of the lobby.
    let lobby = json!({ "type": "lobby", "on": true });
    let (answers, refused) = ask_until_refused(&mut party.pages[1], &lobby, "seeks").await;
    assert_eq!(refused["code"], "too-many-requests");
    assert!(answers >= 127, "{answers}");
    server.stop().await;
}

/// Seeks that change all the time are sent to the lobby a few times a second.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_floods_the_lobby() {
    let server = TestServer::start().await;
    let [restless, other] = [Visitor::guest(&server).await, Visitor::guest(&server).await];
    let _page = restless.page(&server).await;
    let mut page = other.page(&server).await;
    page.send(json!({ "type": "lobby", "on": true })).await;
    assert_eq!(page.receive("seeks").await["seeks"], json!([]));
    let started = Instant::now();
    let seek = json!({ "terms": { "game": "courtier" } });
    for _ in 0..50 {
        let made = restless.browser.post("/api/v1/seeks", seek.clone()).await.expect(201);
        let path = format!("/api/v1/seeks/{}", made["seek"].as_str().unwrap());
        restless.browser.delete(&path).await.expect(204);
    }
    let last = other.browser.post("/api/v1/seeks", seek).await.expect(201);
    let mut messages = 0;
    loop {
        let seeks = page.receive("seeks").await;
        messages += 1;
        if seeks["seeks"][0]["seek"] == last["seek"] {
            break;
        }
    }
    let most = started.elapsed().as_millis() / 250 + 1;
    assert!(messages <= most, "{messages} messages in {:?}", started.elapsed());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_ignore_the_system_clock() {
    let [wall, steady] = [1_800_000_000_000; 2].map(|now| Arc::new(AtomicI64::new(now)));
    let read = |clock: &Arc<AtomicI64>| {
        let clock = clock.clone();
        move || clock.load(Ordering::SeqCst)
    };
    let clock = Clock::with_steady(read(&wall), read(&steady));
    let server = TestServer::start_at(|_| {}, clock).await;
    let time = json!({ "kind": "fischer", "startMs": 60_000, "incrementMs": 0 });
    let terms = json!({ "game": "courtier", "public": true, "time": time });
    let mut party = Party::guests(&server, terms).await;
    wall.fetch_add(HOUR, Ordering::SeqCst);
    steady.fetch_add(10_000, Ordering::SeqCst);
    party.play("a1-b1").await;
    assert_eq!(party.pages[0].state()["clock"]["leftMs"], json!([50_000, 60_000]));
    let row = server.state.store().table(&party.table.parse().unwrap()).await.unwrap().unwrap();
    assert_eq!(row.updated_at, wall.load(Ordering::SeqCst), "dates are those of the system");
    wall.fetch_sub(3 * HOUR, Ordering::SeqCst);
    steady.fetch_add(61_000, Ordering::SeqCst);
    let late = party.pages[1].move_command("a7-b7");
    assert_eq!(party.pages[1].fail(late).await, "time-up");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_adds_no_events_to_correspondence_games() {
    let now = Arc::new(AtomicI64::new(1_800_000_000_000));
    let server = TestServer::start_at(|_| {}, crate::restart::clock(&now)).await;
    let days = json!({ "game": "courtier", "public": true, "time": { "kind": "days", "days": 1 } });
    let mut party = Party::guests(&server, days).await;
    party.play("a1-b1").await;
    let id = party.table.parse().unwrap();
    let database = server.state.config().database.clone();
    drop(party);
    let folder = server.stop().await;
    let restart = async |now: &Arc<AtomicI64>| {
        let database = database.clone();
        TestServer::start_at(|config| config.database = database, crate::restart::clock(now)).await
    };
    let mut events = Vec::new();
    for down in [0, 0, HOUR / 2, 20 * HOUR] {
        now.fetch_add(down, Ordering::SeqCst);
        let server = restart(&now).await;
        events.push(server.state.store().table(&id).await.unwrap().unwrap().events);
        server.stop().await;
    }
    let [first, rest @ ..] = &events[..] else { panic!("no restart") };
    assert_eq!(rest, [*first, *first, *first + 2], "only a long time is given back");
    // A day has not passed for the player.
    now.fetch_add(5 * HOUR, Ordering::SeqCst);
    let server = restart(&now).await;
    let view = server.browser().get(&format!("/api/v1/tables/{id}")).await.expect(200);
    assert_eq!(view["state"]["phase"], "playing");
    server.stop().await;
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_went_silent_is_away_and_disconnected() {
    let server = TestServer::start().await;
    let mut party = Party::guests(&server, terms("courtier")).await;
    // From now on nobody reads this page's socket, so it answers no pings. The connection stays open.
    party.pages[1].send(json!({ "type": "ping", "n": 1 })).await;
    party.pages[0].until(|state| !state["seats"][1]["away"].is_null()).await;
    assert!(party.pages[0].state()["seats"][0]["away"].is_null());
    while party.pages[1].next().await.is_some() {}
    server.stop().await;
}
