use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::store::{self, ReviewProgress};
use server::{AppState, Clock};

use crate::common::server::TestServer;
use crate::visitor::{Visitor, play_out};

/// A random game on a small board, won by seat 2.
const GAME: &str = "king-and-courtesan:5";
const MOVES: &str = "c2xd3 e5=d4 a4-b4 e2-d2 b4xc5 d4-c3 c5xc4 b5-a4 d3xe3 e5-d4 b3xa4 c3xb2 d1-e2 b2xa1";
const COUNT: usize = 14;
/// The number of choices after which a review is first saved.
const WRITTEN: usize = 5;

async fn finished_game(server: &TestServer) -> ([Visitor; 2], String) {
    let people = [Visitor::guest(server).await, Visitor::guest(server).await];
    let table = people[0].table_with(&people[1], json!({ "game": GAME })).await;
    play_out([&people[0], &people[1]], &table, MOVES).await;
    (people, table)
}

async fn until_done(who: &Visitor, table: &str) -> Value {
    let began = Instant::now();
    loop {
        let review = who.browser.get(&format!("/api/v1/tables/{table}/review")).await.expect(200);
        if review["progress"] == "done" {
            return review;
        }
        assert_ne!(review["progress"], "failed");
        assert!(began.elapsed() < Duration::from_secs(120), "{review}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed() {
    let server = TestServer::start().await;
    let (people, table) = finished_game(&server).await;
    let path = format!("/api/v1/tables/{table}/review");
    assert_eq!(people[0].browser.get(&path).await.refused(404), "no-such-review");
    let begun = people[0].browser.post(&path, json!({})).await.expect(200);
    assert_eq!((&begun["game"], &begun["reviewed"][1]), (&json!(1), &json!(COUNT)));
    let review = until_done(&people[1], &table).await;
    assert_eq!(review["reviewed"], json!([COUNT, COUNT]));
    let moves = review["moves"].as_array().unwrap();
    for (index, (judged, text)) in moves.iter().zip(MOVES.split(' ')).enumerate() {
        assert_eq!((judged["ply"].as_u64(), judged["text"].as_str()), (Some(index as u64), Some(text)));
        assert!(judged["loss"].as_f64().unwrap() >= 0.0);
    }
    // The game was random, so there are mistakes.
    let last = moves.last().unwrap();
    assert_eq!((last["after"].as_f64(), &last["by"]), (Some(-1.0), &json!(2)));
    let blunders: Vec<_> = moves.iter().filter(|judged| judged["mistake"] == "blunder").collect();
    assert!(!blunders.is_empty(), "{review}");
    for blunder in blunders {
        assert!(blunder["best"].is_string() && blunder["best"] != blunder["text"]);
        assert_eq!(blunder["line"][0], blunder["best"]);
    }
    // A second request returns it at once; others cannot see a private table.
    assert_eq!(people[1].browser.post(&path, json!({})).await.expect(200), review);
    let stranger = Visitor::guest(&server).await;
    assert_eq!(stranger.browser.get(&path).await.refused(404), "no-such-table");
    assert_eq!(stranger.browser.post(&path, json!({})).await.refused(404), "no-such-table");
    assert_eq!(people[0].browser.get(&format!("{path}?game=2")).await.refused(404), "no-such-game");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_progress_is_not_reviewed() {
    let server = TestServer::start().await;
    let people = [Visitor::guest(&server).await, Visitor::guest(&server).await];
    let table = people[0].table_with(&people[1], json!({ "game": "courtier" })).await;
    let path = format!("/api/v1/tables/{table}/review");
    assert_eq!(people[0].browser.post(&path, json!({})).await.refused(409), "not-over-yet");
    // A rematch in progress doesn't prevent a review of the game before it.
    play_out([&people[0], &people[1]], &table, "a1-b1 a7-b7").await;
    people[1].command(&table, json!({ "kind": "resign" })).await;
    for person in &people {
        person.command(&table, json!({ "kind": "offer", "what": "rematch" })).await;
    }
    people[0].until(&table, |state| state["gameNumber"] == 2).await;
    let begun = people[0].browser.post(&path, json!({})).await.expect(200);
    assert_eq!((&begun["game"], &begun["reviewed"][1]), (&json!(1), &json!(2)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_continues_after_a_restart() {
    let server = TestServer::start().await;
    let (people, table) = finished_game(&server).await;
    people[0].browser.post(&format!("/api/v1/tables/{table}/review"), json!({})).await.expect(200);
    until_done(&people[0], &table).await;
    let config = server.state.config().clone();
    let folder = server.stop().await;
    // The duration of a review depends on the machine, so it is finished first and then reset to what is saved after
    // five moves.
    let id = table.parse().unwrap();
    let store = store::open(&config.database).await.unwrap();
    let mut review = store.review(&id).await.unwrap().unwrap();
    let whole: Value = serde_json::from_str(&review.body).unwrap();
    let mut begun = whole.clone();
    begun["games"][0]["progress"] = json!("running");
    begun["games"][0]["reviewed"] = json!([WRITTEN, COUNT]);
    begun["games"][0]["moves"].as_array_mut().unwrap().truncate(WRITTEN);
    // An impossible value: saved choices are not reviewed again.
    begun["games"][0]["moves"][0]["loss"] = json!(0.125);
    review.state = ReviewProgress::Running;
    review.body = begun.to_string();
    store.put_review(&review).await.unwrap();

    let state = AppState::start(config, store, Clock::system()).await.unwrap();
    let began = Instant::now();
    let body: Value = loop {
        let review = state.store().review(&id).await.unwrap().unwrap();
        if review.state == ReviewProgress::Done {
            break serde_json::from_str(&review.body).unwrap();
        }
        assert!(began.elapsed() < Duration::from_secs(120));
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let game = &body["games"][0];
    assert_eq!((&game["progress"], &game["reviewed"]), (&json!("done"), &json!([COUNT, COUNT])));
    let texts: Vec<_> = game["moves"].as_array().unwrap().iter().map(|judged| &judged["text"]).collect();
    assert_eq!(texts, MOVES.split(' ').collect::<Vec<_>>());
    assert_eq!(game["moves"][0]["loss"], 0.125);
    assert_eq!(game["moves"][1], whole["games"][0]["moves"][1]);
    state.stop().await;
    drop(folder);
}
