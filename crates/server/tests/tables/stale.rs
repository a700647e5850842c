use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use serde_json::json;
use server::operations::admin;
use sqlx::{Connection, PgConnection};

use crate::common::postgres::Cluster;
use crate::common::server::TestServer;
use crate::page::Visitor;
use crate::party::{Party, terms};
use crate::restart::clock;

const DAY: i64 = 24 * 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn stale_tables_are_ended() {
    let now = Arc::new(AtomicI64::new(1_800_000_000_000));
    let server = TestServer::start_at(|_| {}, clock(&now)).await;
    let person = Visitor::guest(&server).await;
    let (open, links) = person.table(terms("courtier"), "first", json!({ "kind": "link" })).await;
    let link = links[1].as_ref().unwrap();
    let party = Party::guests(&server, terms("courtier")).await;
    let days = json!({ "game": "courtier", "public": true, "time": { "kind": "days", "days": 14 } });
    let by_post = Party::guests(&server, days).await;
    let tables = server.state.tables();
    let there = async |table: &str, status| {
        person.browser.get(&format!("/api/v1/tables/{table}")).await.expect(status)
    };
    let mut page = person.page(&server).await;
    page.watch(&open).await;

    now.fetch_add(14 * DAY, Ordering::SeqCst);
    assert_eq!(tables.end_stale().await.unwrap(), [0, 0]);
    there(&open, 200).await;
    now.fetch_add(1, Ordering::SeqCst);
    assert_eq!(tables.end_stale().await.unwrap(), [1, 0]);
    there(&open, 404).await;
    person.browser.get(&format!("/api/v1/invitations/{link}")).await.refused(404);
    page.until(|state| state["phase"] == "closed").await;
    assert_eq!(page.fail(json!({ "kind": "leave" })).await, "no-such-table");
    assert_eq!(there(&party.table, 200).await["state"]["phase"], "playing");

    now.fetch_add(166 * DAY, Ordering::SeqCst);
    assert_eq!(tables.end_stale().await.unwrap(), [0, 1]);
    let ended = there(&party.table, 200).await;
    assert_eq!(ended["state"]["ending"]["termination"], "aborted");
    assert_ne!(there(&by_post.table, 200).await["state"]["ending"]["termination"], "aborted");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_ends_stale_tables_periodically() {
    let now = Arc::new(AtomicI64::new(1_800_000_000_000));
    let server = TestServer::start_at(|_| {}, clock(&now)).await;
    let person = Visitor::guest(&server).await;
    let (open, _) = person.table(terms("courtier"), "first", json!({ "kind": "link" })).await;
    let database = server.state.config().database.clone();
    let folder = server.stop().await;
    now.fetch_add(15 * DAY, Ordering::SeqCst);
    let server = TestServer::start_at(move |config| config.database = database, clock(&now)).await;
    let started = std::time::Instant::now();
    while server.state.store().table(&open.parse().unwrap()).await.unwrap().is_some() {
        assert!(started.elapsed().as_secs() < 60, "it is not ended");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
    drop(folder);
}

/// How soon a ban takes effect: far sooner than all stale tables are given up.
const END: Duration = Duration::from_secs(20);

/// Stale tables that take long to end delay nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_does_not_wait_for_stale_tables() {
    let Some(cluster) = Cluster::start().await else { return };
    let database = cluster.database("stale").await;
    let now = Arc::new(AtomicI64::new(1_800_000_000_000));
    let start = async || {
        let database = database.clone();
        TestServer::start_at(|config| config.database = database, clock(&now)).await
    };
    let server = start().await;
    let person = Visitor::account(&server, "Ann").await;
    for _ in 0..12 {
        person.table(terms("courtier"), "first", json!({ "kind": "link" })).await;
    }
    server.stop().await;
    now.fetch_add(15 * DAY, Ordering::SeqCst);
    // Each of them takes five seconds, until the database is known not to answer.
    let mut other = PgConnection::connect(&database).await.unwrap();
    let mut silence = other.begin().await.unwrap();
    sqlx::query("LOCK TABLE tables IN SHARE MODE").execute(&mut *silence).await.unwrap();
    let server = start().await;
    let mut page = person.page(&server).await;
    admin::ban(&**server.state.store(), "Ann", "spam", 1).await.unwrap();
    let closed = async { while page.next().await.is_some() {} };
    tokio::time::timeout(END, closed).await.expect("the page is closed meanwhile");
    let open = server.state.store().count_tables().await.unwrap();
    assert_eq!(open, [12, 0, 0], "the tables are not ended yet");
    silence.rollback().await.unwrap();
    server.stop().await;
}
