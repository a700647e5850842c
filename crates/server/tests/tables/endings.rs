use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::{Value, json};
use server::store::{Finished, FinishedGame, Page};
use sqlx::{Connection, SqliteConnection};

use crate::common::server::TestServer;
use crate::page::Visitor;
use crate::party::{Party, terms};
use crate::restart::clock;

const GAMES: [&str; 5] = ["courtier", "dejarik", "holochess", "king-and-courtesan", "courtyard"];
const MINUTE: i64 = 60_000;

fn from(game: &str, position: &str) -> Value {
    json!({ "game": game, "position": position, "public": true })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_won_and_drawn_by_its_rules() {
    let server = TestServer::start().await;
    for (game, position, text, result, winner) in [
        ("courtier", "2K1G2G1gg1/1G10/k 1 0", "a8-b8", "1-0", json!(1)),
        ("courtier", "3K1G3g2/1Gk1g7/1 1 0", "a4-b4", "1/2-1/2", Value::Null),
        ("dejarik", "P4P1p1ppp/3PP7/1 1 0", "a6-b6", "1-0", json!(1)),
        ("dejarik", "5P1p1ppp/3PP1P5/1 1 0", "a6-b6", "1-0 (3)", json!(1)),
        ("king-and-courtesan", "4c1/4cc/2kC2/2K3/6/CC4 2", "c4xc3", "0-1", json!(2)),
        ("courtyard", "8g1/10/6s3/7K2/10/1s8/4k5/1S5G2/10/10 2 0 -", "e4-f5", "0-1", json!(2)),
        ("courtyard", "2g7/10/s3s5/10/10/10/8k1/1S7S/10/3G6 1 0 -", "j3xh5", "1/2-1/2", Value::Null),
    ] {
        let mut party = Party::guests(&server, from(game, position)).await;
        party.play(text).await;
        party.assert_same();
        let ending = party.pages[2].state()["ending"].clone();
        assert!(ending["result"].as_str().unwrap().starts_with(result), "{game}: {ending}");
        assert_eq!(ending["winner"], winner, "{game}");
        assert_eq!(party.pages[0].fail(json!({ "kind": "resign" })).await, "wrong-phase");
    }
    // The last two creatures of Holochess go straight to the showdown; the winner has the only piece left.
    let party = Party::guests(&server, from("holochess", "9k2/8S3/1 1 1 showdown 0")).await;
    party.assert_same();
    let state = party.pages[2].state();
    assert!(state["ending"]["winner"].is_u64(), "{state}");
    assert_eq!(state["pieces"].as_array().unwrap().len(), 1);
    assert!(state["dice"]["secret"].is_string(), "the secret of the dice is revealed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_can_end_every_game() {
    let server = TestServer::start().await;
    for game in GAMES {
        let mut party = Party::guests(&server, terms(game)).await;
        party.set_up().await;
        let has_draws = party.pages[0].view["game"]["draws"] == true;
        party.act(1, json!({ "kind": "resign" })).await;
        let result = party.pages[0].state()["ending"]["result"].as_str().unwrap().to_owned();
        party.assert_ended(&result, "resignation");
        assert!(result.starts_with("1-0"), "{game}: {result}");

        let mut party = Party::guests(&server, terms(game)).await;
        party.act(1, json!({ "kind": "abort" })).await;
        party.assert_ended("*", "aborted");

        let mut party = Party::guests(&server, terms(game)).await;
        party.set_up().await;
        let offer = json!({ "kind": "offer", "what": "draw" });
        if !has_draws {
            assert_eq!(party.pages[0].fail(offer).await, "never-drawn", "{game}");
            continue;
        }
        party.act(0, offer.clone()).await;
        assert_eq!(party.pages[1].state()["offers"], json!([{ "what": "draw", "by": 1 }]));
        assert_eq!(party.pages[2].fail(json!({ "kind": "accept", "what": "draw" })).await, "not-seated");
        assert_eq!(party.pages[0].fail(json!({ "kind": "accept", "what": "draw" })).await, "no-offer");
        party.act(1, json!({ "kind": "decline", "what": "draw" })).await;
        assert_eq!(party.pages[0].fail(offer.clone()).await, "draw-just-offered");
        party.act(1, offer).await;
        party.act(0, json!({ "kind": "accept", "what": "draw" })).await;
        party.assert_ended("1/2-1/2", "agreement");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn repetition_can_be_claimed_and_ends_the_game() {
    let server = TestServer::start_with(|config| config.limits.messages_per_second = 10_000.0).await;
    let around = ["a1-b1", "a7-b7", "b1-a1", "b7-a7"];
    let mut party = Party::guests(&server, terms("courtier")).await;
    assert_eq!(party.pages[0].fail(json!({ "kind": "claim" })).await, "too-early-to-claim");
    for text in around.into_iter().cycle().take(8) {
        party.play(text).await;
    }
    assert!(party.pages[1].state()["claimable"]["code"].is_string());
    assert_eq!(party.pages[2].fail(json!({ "kind": "claim" })).await, "not-seated");
    party.act(0, json!({ "kind": "claim" })).await;
    party.assert_same();
    assert_eq!(party.pages[2].state()["ending"]["result"], "1/2-1/2");

    let mut party = Party::guests(&server, terms("courtier")).await;
    for text in around.into_iter().cycle().take(16) {
        party.play(text).await;
    }
    party.assert_same();
    let ending = &party.pages[2].state()["ending"];
    assert_eq!(ending["reason"], json!({ "code": "end-repetition", "params": { "times": 5 } }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_runs_out_of_time_loses_online() {
    let server = TestServer::start().await;
    let time = json!({ "kind": "fischer", "startMs": 300, "incrementMs": 0 });
    let mut party = Party::guests(&server, json!({ "game": "courtier", "public": true, "time": time })).await;
    for page in &mut party.pages {
        page.until(|state| !state["ending"].is_null()).await;
    }
    party.assert_ended("0-1", "time-forfeit");
    assert_eq!(party.pages[0].fail(json!({ "kind": "resign" })).await, "wrong-phase");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_after_the_time_limit_loses() {
    let now = Arc::new(AtomicI64::new(1_800_000_000_000));
    let server = TestServer::start_at(|_| {}, clock(&now)).await;
    let time = json!({ "kind": "fischer", "startMs": 60_000, "incrementMs": 1000 });
    for game in GAMES {
        let mut party = Party::guests(&server, json!({ "game": game, "public": true, "time": time })).await;
        party.set_up().await;
        let text = party.pages[0].moves()[0].clone();
        let late = party.pages[0].move_command(&text);
        now.fetch_add(61_000, Ordering::SeqCst);
        assert_eq!(party.pages[0].fail(late).await, "time-up", "{game}");
        party.pages[0].until(|state| !state["ending"].is_null()).await;
        party.meet().await;
        let result = party.pages[0].state()["ending"]["result"].as_str().unwrap().to_owned();
        assert!(result.starts_with("0-1"), "{game}: {result}");
        party.assert_ended(&result, "time-forfeit");
    }
    // Setup has its own time limit. A player who has chosen wins; if neither has, nobody wins.
    for has_chosen in [true, false] {
        let terms = json!({ "game": "holochess", "public": true, "time": time });
        let mut party = Party::guests(&server, terms).await;
        let setup = party.pages[0].state()["setups"][0].clone();
        if has_chosen {
            party.act(0, json!({ "kind": "setup", "setup": setup })).await;
        }
        now.fetch_add(5 * MINUTE, Ordering::SeqCst);
        let late = json!({ "kind": "setup", "setup": party.pages[1].state()["setups"][0] });
        assert_eq!(party.pages[1].fail(late).await, "time-up");
        party.pages[1].until(|state| !state["ending"].is_null()).await;
        party.meet().await;
        let ending = party.pages[2].state()["ending"].clone();
        let expected = if has_chosen { (json!(1), "time-forfeit") } else { (Value::Null, "aborted") };
        assert_eq!((ending["winner"].clone(), ending["termination"].as_str().unwrap()), expected);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_opponent_of_an_absent_player_can_claim_the_game() {
    let now = Arc::new(AtomicI64::new(1_800_000_000_000));
    let server = TestServer::start_at(|_| {}, clock(&now)).await;
    let fischer = json!({ "kind": "fischer", "startMs": 30 * MINUTE, "incrementMs": 0 });
    for (game, time, minutes, draw) in [
        ("courtier", json!({ "kind": "none" }), 10, false),
        ("dejarik", json!({ "kind": "none" }), 10, true),
        ("holochess", fischer.clone(), 2, true),
        ("courtyard", fischer, 2, false),
        ("king-and-courtesan", json!({ "kind": "none" }), 10, false),
    ] {
        let mut party = Party::guests(&server, json!({ "game": game, "public": true, "time": time })).await;
        party.set_up().await;
        let declare = json!({ "kind": "abandoned", "draw": draw });
        assert_eq!(party.pages[0].fail(declare.clone()).await, "not-away", "{game}: the opponent is here");
        party.pages[1].socket.close(None).await.unwrap();
        party.pages[0].until(|state| !state["seats"][1]["away"].is_null()).await;
        assert_eq!(party.pages[0].fail(declare.clone()).await, "not-away-yet", "{game}: not for long");
        now.fetch_add(minutes * MINUTE, Ordering::SeqCst);
        assert_eq!(party.pages[2].fail(declare.clone()).await, "not-seated");
        if game == "king-and-courtesan" {
            let drawn = json!({ "kind": "abandoned", "draw": true });
            assert_eq!(party.pages[0].fail(drawn).await, "never-drawn");
        }
        party.pages[0].succeed(declare).await;
        // A player who comes back sees how the game ended.
        let [_, gone, _] = &party.people;
        let mut back = gone.page(&server).await;
        back.watch(&party.table).await;
        party.pages[1] = back;
        party.meet().await;
        let ending = party.pages[1].state()["ending"].clone();
        assert_eq!(ending["winner"], if draw { Value::Null } else { json!(1) }, "{game}: {ending}");
        let reason = if draw { "end-abandoned" } else { "end-gone" };
        assert_eq!(ending["reason"]["code"], reason, "{ending}");
        party.assert_same();
    }
    // With days per move, being away is normal.
    let time = json!({ "kind": "days", "days": 3 });
    let mut party = Party::guests(&server, json!({ "game": "courtier", "public": true, "time": time })).await;
    party.pages[1].socket.close(None).await.unwrap();
    party.pages[0].until(|state| !state["seats"][1]["away"].is_null()).await;
    now.fetch_add(24 * 60 * MINUTE, Ordering::SeqCst);
    assert_eq!(party.pages[0].fail(json!({ "kind": "abandoned" })).await, "not-away");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_counts_however_it_ends() {
    let server = TestServer::start().await;
    let people = [Visitor::account(&server, "Ann").await, Visitor::account(&server, "Ben").await];
    let time = json!({ "kind": "fischer", "startMs": 600_000, "incrementMs": 0 });
    let terms = json!({ "game": "courtier", "public": true, "rated": true, "time": time });
    let mut party = Party::of(&server, people, terms).await;
    party.play_on(2).await;
    party.act(1, json!({ "kind": "resign" })).await;
    party.assert_ended("1-0", "resignation");
    let rating = async |name: &str| {
        let player = server.browser().get(&format!("/api/v1/players/{name}")).await.expect(200);
        player["ratings"][0]["rating"].as_f64().unwrap()
    };
    assert!(rating("Ann").await > 1500.0 && rating("Ben").await < 1500.0);
    // Guests have no ratings.
    let guest = Visitor::guest(&server).await;
    let body = json!({ "terms": { "game": "courtier", "rated": true }, "opponent": { "kind": "link" } });
    guest.browser.post("/api/v1/tables", body).await.refused(403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_listed_while_a_rematch_is_played() {
    let server = TestServer::start().await;
    let people = [Visitor::account(&server, "Ann").await, Visitor::account(&server, "Ben").await];
    let mut party = Party::of(&server, people, terms("dejarik")).await;
    party.act(0, json!({ "kind": "resign" })).await;
    party.act(1, json!({ "kind": "offer", "what": "rematch" })).await;
    party.act(0, json!({ "kind": "accept", "what": "rematch" })).await;
    party.pages[0].until(|state| state["gameNumber"] == 2 && state["phase"] == "playing").await;
    let browser = server.browser();
    let played = async |path: &str| {
        let games = browser.get(path).await.expect(200);
        let games = games.as_array().unwrap().iter();
        Vec::from_iter(games.map(|game| {
            let names = [0, 1].map(|seat| game["seats"][seat]["name"].as_str().unwrap().to_owned());
            (game["gameNumber"].as_u64().unwrap(), names, game["winner"].as_u64(), game["stage"].clone())
        }))
    };
    let first = (1, ["Ann".to_owned(), "Ben".to_owned()], Some(2), json!("over"));
    for path in ["/api/v1/tables/finished", "/api/v1/players/ann/tables", "/api/v1/players/ben/tables"] {
        assert_eq!(played(path).await, std::slice::from_ref(&first), "{path}");
    }
    // They have changed seats, so Ben resigns with Black.
    party.act(1, json!({ "kind": "resign" })).await;
    let second = (2, ["Ben".to_owned(), "Ann".to_owned()], Some(2), json!("over"));
    assert_eq!(played("/api/v1/players/ann/tables").await, [second.clone(), first.clone()]);
    // A table of an earlier version has its games listed when the server starts.
    let store = server.state.store();
    let all = Finished { with_private: true, ..Finished::default() };
    let listed = store.finished_games(&all, Page::default()).await.unwrap();
    store.remove_meta("summaries").await.unwrap();
    let database = server.state.config().database.clone();
    let mut connection = SqliteConnection::connect(&database).await.unwrap();
    sqlx::query("DELETE FROM games").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let folder = server.stop().await;
    let server = TestServer::start_with(move |config| config.database = database).await;
    let again = server.state.store().finished_games(&all, Page::default()).await.unwrap();
    let shown = |games: &[FinishedGame]| {
        Vec::from_iter(games.iter().map(|game| (game.table.clone(), game.number, game.seats.clone())))
    };
    assert_eq!(shown(&again), shown(&listed));
    let games = server.browser().get("/api/v1/players/ann/tables").await.expect(200);
    assert_eq!(games[1]["seats"][0]["name"], "Ann");
    server.stop().await;
    drop(folder);
}
