use serde_json::{Value, json};
use server::store::RatingPool;
use sqlx::{Connection, SqliteConnection};

use crate::common::server::TestServer;
use crate::page::Visitor;
use crate::party::Party;

pub(crate) fn terms() -> Value {
    let time = json!({ "kind": "fischer", "startMs": 600_000, "incrementMs": 0 });
    json!({ "game": "courtier", "public": true, "rated": true, "time": time })
}

pub(crate) async fn games(server: &TestServer, name: &str) -> Vec<i64> {
    let store = server.state.store();
    let person = store.person_by_name(name).await.unwrap().unwrap();
    let ratings = store.ratings_of(RatingPool::People, person.id.as_str()).await.unwrap();
    ratings.iter().map(|rating| rating.games).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_end_of_a_game_is_rated() {
    let server = TestServer::start().await;
    let people = [Visitor::account(&server, "Ann").await, Visitor::account(&server, "Ben").await];
    let mut party = Party::of(&server, people, terms()).await;
    party.play_on(2).await;
    party.act(0, json!({ "kind": "resign" })).await;
    assert_eq!(games(&server, "Ann").await, [1]);
    // Without its history, the store would take the game for one that was never rated.
    let mut database = SqliteConnection::connect(&server.state.config().database).await.unwrap();
    sqlx::query("DELETE FROM rating_history").execute(&mut database).await.unwrap();
    party.act(1, json!({ "kind": "offer", "what": "rematch" })).await;
    party.act(1, json!({ "kind": "withdraw", "what": "rematch" })).await;
    for name in ["Ann", "Ben"] {
        assert_eq!(games(&server, name).await, [1], "{name}");
    }
    // The rematch is a game of its own.
    party.act(1, json!({ "kind": "offer", "what": "rematch" })).await;
    party.act(0, json!({ "kind": "accept", "what": "rematch" })).await;
    party.pages[0].until(|state| state["gameNumber"] == 2 && state["phase"] == "playing").await;
    party.meet().await;
    party.play_on(2).await;
    party.act(1, json!({ "kind": "resign" })).await;
    assert_eq!(games(&server, "Ben").await, [2]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_moves_is_not_rated() {
    let server = TestServer::start().await;
    let people = [Visitor::account(&server, "Ann").await, Visitor::account(&server, "Ben").await];
    let mut party = Party::of(&server, people, terms()).await;
    party.play_on(1).await;
    party.act(1, json!({ "kind": "resign" })).await;
    party.pages[0].until(|state| state["ending"]["winner"] == 1).await;
    assert_eq!(games(&server, "Ann").await, [0; 0]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_follow_players_who_change_seats() {
    let server = TestServer::start().await;
    let people = [Visitor::account(&server, "Ann").await, Visitor::account(&server, "Ben").await];
    let mut rated = terms();
    rated["game"] = json!("dejarik");
    let mut party = Party::of(&server, people, rated).await;
    assert_eq!(party.pages[0].state()["yours"], json!([true, false]));
    party.play_on(4).await;
    party.act(1, json!({ "kind": "resign" })).await;
    party.act(0, json!({ "kind": "offer", "what": "rematch" })).await;
    party.act(1, json!({ "kind": "accept", "what": "rematch" })).await;
    for page in &mut party.pages {
        page.until(|state| state["gameNumber"] == 2 && state["phase"] == "playing").await;
    }
    party.meet().await;
    // Black moves first again, but it is Ben who has Black.
    assert_eq!(party.pages[0].state()["yours"], json!([false, true]));
    assert_eq!(party.pages[2].state()["seats"][0]["name"], "Ben");
    assert_eq!(
        (&party.pages[2].state()["first"], &party.pages[2].state()["decides"]),
        (&json!(1), &json!(1))
    );
    assert!(party.pages[0].moves().is_empty() && !party.pages[1].moves().is_empty());
    let mine = party.people[1].browser.get("/api/v1/tables/mine").await.expect(200);
    assert_eq!((&mine[0]["seats"][0]["name"], &mine[0]["yourTurn"]), (&json!("Ben"), &json!(true)));
    for _ in 0..4 {
        let page = party.pages.iter_mut().find(|page| !page.moves().is_empty()).unwrap();
        let text = page.moves()[0].clone();
        page.play(&text).await;
        party.meet().await;
    }
    party.act(1, json!({ "kind": "resign" })).await;
    let store = server.state.store();
    let mut ratings = Vec::new();
    for name in ["Ann", "Ben"] {
        let person = store.person_by_name(name).await.unwrap().unwrap();
        let rating = store.ratings_of(RatingPool::People, person.id.as_str()).await.unwrap().remove(0);
        assert_eq!(rating.games, 2, "{name}");
        ratings.push(rating.rating);
    }
    assert!(ratings[0] > 1500.0 && ratings[1] < 1500.0, "Ann has won from both seats: {ratings:?}");
    server.stop().await;
}
