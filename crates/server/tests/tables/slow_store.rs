//! Slow and failing disks cost nobody time on the clock, and everybody gets an answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Clock;
use sqlx::{Connection, SqliteConnection};

use crate::common::server::TestServer;
use crate::failing_store::sql;
use crate::page::{Page, Visitor};
use crate::party::Party;
use crate::restart;

const START: i64 = 1_800_000_000_000;
const HOUR: i64 = 60 * 60 * 1000;

/// Nobody else can write until it is dropped.
async fn lock(server: &TestServer) -> SqliteConnection {
    let mut database = SqliteConnection::connect(&server.state.config().database).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut database).await.unwrap();
    database
}

/// Waits until what was sent has arrived, even on a busy machine. A write waits for the lock for longer than twice this time.
async fn arrive() {
    tokio::time::sleep(Duration::from_secs(1)).await;
}

async fn do_command(page: &mut Page, id: &str, command: Value) {
    let table = page.table.clone();
    page.send(json!({ "type": "do", "id": id, "table": table, "command": command })).await;
}

/// A server whose games are timed by a clock that only the test moves, and a game with a minute for each player.
async fn minute_game() -> (TestServer, Party, Arc<AtomicI64>) {
    let now = Arc::new(AtomicI64::new(START));
    let steady = now.clone();
    let clock = Clock::with_steady(|| START, move || steady.load(Ordering::SeqCst));
    let server = TestServer::start_at(|_| {}, clock).await;
    let time = json!({ "kind": "fischer", "startMs": 60_000, "incrementMs": 0 });
    let party = Party::guests(&server, json!({ "game": "courtier", "public": true, "time": time })).await;
    (server, party, now)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_disk_costs_no_time() {
    let (server, mut party, now) = minute_game().await;
    party.play("a1-b1").await;
    now.fetch_add(1000, Ordering::SeqCst);
    let busy = lock(&server).await;
    let command = party.pages[1].move_command("a7-b7");
    do_command(&mut party.pages[1], "slow", command).await;
    arrive().await;
    now.fetch_add(20_000, Ordering::SeqCst);
    drop(busy);
    let update = party.pages[0].receive("update").await;
    let clock = &update["update"]["state"]["clock"];
    assert_eq!(clock["leftMs"], json!([60_000, 59_000]));
    assert_eq!(clock["since"], update["now"], "the opponent's clock has only just started");
    now.fetch_add(2000, Ordering::SeqCst);
    party.pages[0].play("a2-b2").await;
    assert_eq!(party.pages[0].state()["clock"]["leftMs"], json!([58_000, 59_000]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_waited_for_the_disk_is_in_time() {
    let (server, mut party, now) = minute_game().await;
    let busy = lock(&server).await;
    let id = party.table.clone();
    let line = json!({ "type": "say", "id": "hello", "table": id, "room": "players", "text": "hello" });
    party.pages[1].send(line).await;
    arrive().await;
    let command = party.pages[0].move_command("a1-b1");
    do_command(&mut party.pages[0], "waits", command).await;
    arrive().await;
    now.fetch_add(61_000, Ordering::SeqCst);
    drop(busy);
    let answer = loop {
        let message = party.pages[0].next().await.unwrap();
        if message["id"] == "waits" {
            break message;
        }
    };
    assert_eq!(answer["type"], "done", "{answer}");
    party.meet_at_ply(1).await;
    let clock = &party.pages[1].state()["clock"];
    assert_eq!(clock["leftMs"], json!([60_000, 60_000]));
    party.play("a7-b7").await;
    assert_eq!(party.pages[1].state()["clock"]["leftMs"], json!([60_000, 60_000]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn downtime_does_not_count_as_absence() {
    let now = Arc::new(AtomicI64::new(START));
    let server = TestServer::start_at(|_| {}, restart::clock(&now)).await;
    let Party { people: [host, _friend, _], pages: [mut page, theirs, _], table } =
        Party::guests(&server, json!({ "game": "courtier", "public": true })).await;
    drop(theirs);
    page.until(|state| !state["seats"][1]["away"].is_null()).await;
    let database = server.state.config().database.clone();
    drop(page);
    let folder = server.stop().await;
    now.fetch_add(HOUR, Ordering::SeqCst);
    let server =
        TestServer::start_at(|config| config.database = database.clone(), restart::clock(&now)).await;
    let mut page = host.page(&server).await;
    page.watch(&table).await;
    let claim = json!({ "kind": "abandoned", "draw": false });
    assert_eq!(page.fail(claim.clone()).await, "not-away-yet");
    now.fetch_add(HOUR / 6, Ordering::SeqCst);
    page.succeed(claim).await;
    assert_eq!(page.state()["ending"]["winner"], 1);
    server.stop().await;
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn setting_the_clock_back_before_a_restart_gives_nobody_time() {
    let now = Arc::new(AtomicI64::new(START));
    let server = TestServer::start_at(|_| {}, restart::clock(&now)).await;
    let days = json!({ "game": "courtier", "public": true, "time": { "kind": "days", "days": 1 } });
    let party = Party::guests(&server, days).await;
    let Party { people: [host, ..], table, .. } = party;
    let database = server.state.config().database.clone();
    let folder = server.stop().await;
    now.fetch_sub(2 * HOUR, Ordering::SeqCst);
    let server =
        TestServer::start_at(|config| config.database = database.clone(), restart::clock(&now)).await;
    let mut page = host.page(&server).await;
    page.watch(&table).await;
    now.fetch_add(24 * HOUR, Ordering::SeqCst);
    let late = page.move_command("a1-b1");
    assert_eq!(page.fail(late).await, "time-up");
    server.stop().await;
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_answered_while_nothing_can_be_stored() {
    let (server, mut party, now) = minute_game().await;
    let busy = lock(&server).await;
    let asked = Instant::now();
    let lost = party.pages[0].move_command("a1-b1");
    do_command(&mut party.pages[0], "lost", lost.clone()).await;
    arrive().await;
    // These wait behind the move, and are answered with it.
    let line =
        json!({ "type": "say", "id": "said", "table": party.table, "room": "players", "text": "hello" });
    party.pages[1].send(line).await;
    for number in [0, 1] {
        let refused = party.pages[number].receive("refused").await;
        assert_eq!(refused["code"], "database-away");
    }
    let time = asked.elapsed();
    // One after the other, they would take eight seconds.
    assert!(time < Duration::from_millis(7500), "{time:?}");
    server.browser().get("/readyz").await.refused(503);
    // Nobody could play in the meantime.
    now.fetch_add(HOUR, Ordering::SeqCst);
    drop(busy);
    loop {
        if party.pages[0].act(lost.clone()).await["type"] == "done" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    party.meet_at_ply(1).await;
    assert_eq!(party.pages[1].state()["clock"]["leftMs"], json!([60_000, 60_000]));
    assert_eq!(server.browser().get("/readyz").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_whose_moves_are_not_stored_waits_between_attempts() {
    let server = TestServer::start().await;
    let person = Visitor::guest(&server).await;
    let opponent = json!({ "kind": "computer", "player": "random" });
    let (table, _) = person.table(json!({ "game": "courtier" }), "first", opponent).await;
    let mut page = person.page(&server).await;
    page.watch(&table).await;
    let trigger = r#"CREATE TRIGGER full BEFORE INSERT ON events WHEN NEW.body LIKE '%"moved","by":2%'
        BEGIN SELECT RAISE(ABORT, 'full'); END"#;
    sql(&server, trigger).await;
    page.play("a1-b1").await;
    let mut whole = 0;
    let until = tokio::time::Instant::now() + Duration::from_secs(3);
    while let Ok(message) = tokio::time::timeout_at(until, page.next()).await {
        whole += usize::from(message.unwrap()["type"] == "table");
    }
    assert!(whole < 5, "the page was sent the whole table {whole} times");
    sql(&server, "DROP TRIGGER full").await;
    page.until(|state| state["ply"] == 2).await;
    server.stop().await;
}
