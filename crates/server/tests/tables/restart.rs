use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::json;
use server::Clock;

use crate::common::server::TestServer;
use crate::page::Visitor;

/// A clock that the test sets.
pub(crate) fn clock(now: &Arc<AtomicI64>) -> Clock {
    let now = now.clone();
    Clock::new(move || now.load(Ordering::SeqCst))
}

#[tokio::test(flavor = "multi_thread")]
async fn downtime_is_not_charged() {
    const START: i64 = 1_800_000_000_000;
    let now = Arc::new(AtomicI64::new(START));
    let server = TestServer::start_at(|_| {}, clock(&now)).await;
    let people = [Visitor::guest(&server).await, Visitor::guest(&server).await];
    let time = json!({ "kind": "fischer", "startMs": 60_000, "incrementMs": 0 });
    let terms = json!({ "game": "courtier", "time": time });
    let (table, invitations) = people[0].table(terms, "first", json!({ "kind": "link" })).await;
    let link = invitations[1].as_ref().unwrap();
    people[1].browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
    let mut page = people[0].page(&server).await;
    page.watch(&table).await;
    now.fetch_add(10_000, Ordering::SeqCst);
    page.play("a1-b1").await;
    assert_eq!(page.state()["clock"]["leftMs"], json!([50_000, 60_000]));
    now.fetch_add(5_000, Ordering::SeqCst);
    let folder = server.stop().await;
    // An hour passes; then another server opens the same database.
    now.fetch_add(3_600_000, Ordering::SeqCst);
    let database = folder.path().to_owned();
    let server = TestServer::start_at(
        move |config| config.database = format!("sqlite:{}", database.join("holocourt.db").display()),
        clock(&now),
    )
    .await;
    let mut page = people[1].page(&server).await;
    page.watch(&table).await;
    assert_eq!(page.state()["decides"], 2);
    let left = page.state()["clock"]["leftMs"].as_array().unwrap().clone();
    assert_eq!(left, [json!(50_000), json!(55_000)]);
    assert_eq!(page.state()["clock"]["since"], now.load(Ordering::SeqCst));
    page.play("a7-b7").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_a_computer_survives_a_restart() {
    let server = TestServer::start_with(|config| config.engine_cores = 2).await;
    let person = Visitor::guest(&server).await;
    // The computer moves first, and thinks for longer than this server runs.
    let terms = json!({ "game": "courtier", "begins": "second" });
    let opponent = json!({ "kind": "computer", "player": "best@5s" });
    let (table, _) = person.table(terms, "first", opponent).await;
    let (quick, _) = person
        .table(json!({ "game": "courtier" }), "first", json!({ "kind": "computer", "player": "level:1" }))
        .await;
    let mut page = person.page(&server).await;
    page.watch(&quick).await;
    page.play("a1-b1").await;
    page.until(|state| state["ply"] == 2).await;
    let database = server.state.config().database.clone();
    let folder = server.stop().await;
    let server = TestServer::start_with(move |config| config.database = database).await;
    let mut page = person.page(&server).await;
    page.watch(&table).await;
    page.until(|state| state["decides"] == 1).await;
    assert_eq!(page.view["steps"][0]["by"], 2);
    page.watch(&quick).await;
    let text = page.moves()[0].clone();
    page.play(&text).await;
    page.until(|state| state["ply"] == 4 || !state["ending"].is_null()).await;
    server.stop().await;
    drop(folder);
}
