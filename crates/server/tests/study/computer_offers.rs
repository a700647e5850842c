use std::time::Duration;

use serde_json::{Value, json};
use server::{AppState, Clock, store};

use crate::common::server::TestServer;
use crate::visitor::Visitor;

fn computer(player: &str) -> Value {
    json!({ "kind": "computer", "player": player })
}

fn is_answered(state: &Value) -> bool {
    state["offers"] == json!([]) || !state["ending"].is_null()
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_accept_draws_unless_they_are_better() {
    let server = TestServer::start().await;
    let guest = Visitor::guest(&server).await;
    let offer = json!({ "kind": "offer", "what": "draw" });
    // Seat 1 is about to win, so the computer in seat 2 accepts a draw.
    let losing = json!({ "game": "courtier", "position": "1GKG1Gg1g1g1/1k1G3g3g/1 1 0" });
    let (table, _) = guest.table(losing, computer("level:1")).await;
    guest.command(&table, offer.clone()).await;
    let view = guest.until(&table, is_answered).await;
    assert_eq!(view["state"]["ending"]["termination"], "agreement");
    // Here the computer is winning.
    let winning = json!({ "game": "courtier", "position": "3K2gggkgg/12/1 1 0" });
    let (table, _) = guest.table(winning, computer("level:1")).await;
    guest.command(&table, offer.clone()).await;
    let view = guest.until(&table, is_answered).await;
    assert!(view["state"]["ending"].is_null(), "{}", view["state"]["ending"]);
    // It is not asked again before something has changed.
    let again = guest.browser.post(&format!("/api/v1/tables/{table}/commands"), offer).await;
    assert_eq!(again.refused(409), "draw-just-offered");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_accepts_takebacks_and_rematches() {
    let server = TestServer::start().await;
    let guest = Visitor::guest(&server).await;
    let (table, _) = guest.table(json!({ "game": "courtier", "takebacks": true }), computer("level:1")).await;
    guest.play(&table, "a1-b1").await;
    guest.until(&table, |state| state["ply"] == 2).await;
    guest.command(&table, json!({ "kind": "offer", "what": "takeback" })).await;
    assert_eq!(guest.view(&table).await["state"]["ply"], 0);
    guest.play(&table, "a2-b2").await;
    guest.until(&table, |state| state["ply"] == 2).await;
    guest.command(&table, json!({ "kind": "resign" })).await;
    guest.command(&table, json!({ "kind": "offer", "what": "rematch" })).await;
    // The first move alternates, so the computer moves first now.
    guest.until(&table, |state| state["gameNumber"] == 2 && state["ply"] == 1).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_resumes_thinking_after_a_restart() {
    let server = TestServer::start_with(|config| config.engine_cores = 1).await;
    let engines = server.state.engines().clone();
    let endless = |stop: &search::Stop, _| {
        while !stop.is_stopped() {
            std::thread::sleep(Duration::from_millis(1));
        }
    };
    // Someone else takes all the computing time, so that the computer does not move before the server stops.
    let other = tokio::spawn({
        let engines = engines.clone();
        async move { engines.run("other", Duration::from_secs(1), endless).await }
    });
    while engines.running() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let guest = Visitor::guest(&server).await;
    let (table, _) = guest.table(json!({ "game": "king-and-courtesan" }), computer("level:1")).await;
    guest.play(&table, "b4xc5").await;
    while engines.waiting() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(guest.view(&table).await["state"]["ply"], 1, "the computer waits for its turn");
    let config = server.state.config().clone();
    let folder = server.stop().await;
    let _ = other.await.unwrap();
    let store = store::open(&config.database).await.unwrap();
    let state = AppState::start(config, store, Clock::system()).await.unwrap();
    let id = table.parse().unwrap();
    let began = std::time::Instant::now();
    loop {
        let row = state.store().table(&id).await.unwrap().unwrap();
        let summary: Value = serde_json::from_str(&row.summary).unwrap();
        if summary["ply"] == 2 {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "the computer never moved");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    state.stop().await;
    drop(folder);
}
