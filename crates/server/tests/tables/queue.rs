//! Many games against computers, which have to share a processor.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::common::server::TestServer;
use crate::page::Visitor;

/// How many people play, and how many games each of them.
const PEOPLE: usize = 20;
const GAMES: usize = 3;

fn computer(player: &str) -> Value {
    json!({ "kind": "computer", "player": player })
}

fn first_move() -> Value {
    json!({ "kind": "move", "ply": 0, "id": "first", "text": "a1-b1" })
}

#[tokio::test(flavor = "multi_thread")]
async fn no_computer_loses_on_time_because_others_think() {
    let server = TestServer::start_with(|config| config.engine_cores = 1).await;
    // Far less than it takes until all of them have thought for as long as they would alone.
    let time = json!({ "kind": "fischer", "startMs": 3000, "incrementMs": 0 });
    let terms = json!({ "game": "courtier", "time": time });
    let quick = Visitor::guest(&server).await;
    let (beginner, _) = quick.table(json!({ "game": "courtier" }), "first", computer("level:1")).await;
    let mut page = quick.page(&server).await;
    page.watch(&beginner).await;
    let mut games = JoinSet::new();
    for _ in 0..PEOPLE {
        let person = Visitor::guest(&server).await;
        let terms = terms.clone();
        games.spawn(async move {
            let mut paths = Vec::new();
            for _ in 0..GAMES {
                let (table, _) = person.table(terms.clone(), "first", computer("best@500ms")).await;
                let path = format!("/api/v1/tables/{table}");
                person.browser.post(&format!("{path}/commands"), first_move()).await.expect(200);
                paths.push(path);
            }
            (person, paths)
        });
    }
    let games = games.join_all().await;
    let asked = Instant::now();
    page.play("a1-b1").await;
    page.until(|state| state["ply"] == 2).await;
    let answered = asked.elapsed();
    assert!(answered < Duration::from_secs(5), "the beginner answered after {answered:?}");
    for (person, paths) in &games {
        for path in paths {
            loop {
                let view = person.browser.get(path).await.expect(200);
                let state = &view["state"];
                if state["ply"] == 2 {
                    let left = state["clock"]["leftMs"][1].as_u64().unwrap();
                    assert!(left > 1000, "the computer has {left} ms left");
                    break;
                }
                let termination = &state["ending"]["termination"];
                assert!(termination.is_null(), "the computer has lost: {termination}");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_games_are_refused_while_too_many_wait_for_a_computer() {
    let server = TestServer::start_with(|config| config.engine_cores = 1).await;
    let person = Visitor::guest(&server).await;
    let terms = json!({ "game": "courtier" });
    let (table, _) = person.table(terms.clone(), "first", computer("level:1")).await;
    let mut page = person.page(&server).await;
    page.watch(&table).await;
    page.succeed(json!({ "kind": "resign" })).await;
    let engines = server.state.engines();
    let mut waiting = JoinSet::new();
    for number in 0..200 {
        let engines = engines.clone();
        waiting.spawn(async move {
            let endless = |stop: &search::Stop, _| {
                while !stop.is_stopped() {
                    std::thread::sleep(Duration::from_millis(1));
                }
            };
            engines.run(&number.to_string(), Duration::from_secs(1), endless).await
        });
    }
    while engines.crowd().is_none() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let wanted = |opponent: Value| json!({ "terms": terms, "seat": "first", "opponent": opponent });
    let tables = "/api/v1/tables";
    let refused = person.browser.post(tables, wanted(computer("level:1"))).await;
    assert_eq!(refused.refused(503), "engines-busy");
    let rematch = json!({ "kind": "offer", "what": "rematch" });
    assert_eq!(page.fail(rematch.clone()).await, "engines-busy");
    person.browser.post(tables, wanted(json!({ "kind": "link" }))).await.expect(201);
    waiting.shutdown().await;
    while engines.crowd().is_some() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    page.succeed(rematch).await;
    assert_eq!(page.state()["gameNumber"], 2);
    server.stop().await;
}
