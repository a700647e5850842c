use serde_json::{Value, json};
use server::id::TableId;
use server::ratings::RatingsPer;
use server::store::{Rating, RatingChange, RatingKey, RatingPool};
use server::{AppState, Clock, store};

use crate::common::server::TestServer;
use crate::visitor::{Visitor, play_out};

fn rated(game: &str) -> Value {
    json!({ "game": game, "rated": true, "public": true, "time": { "kind": "fischer", "startMs": 600_000, "incrementMs": 0 } })
}

async fn rating(who: &Visitor, name: &str) -> Value {
    let player = who.browser.get(&format!("/api/v1/players/{name}")).await.expect(200);
    player["ratings"][0].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_counts_once() {
    let server = TestServer::start().await;
    let [ada, bob] = [Visitor::account(&server, "Ada").await, Visitor::account(&server, "Bob").await];
    let table = ada.table_with(&bob, rated("courtier")).await;
    assert_eq!(ada.browser.get("/api/v1/players/ada").await.expect(200)["ratings"], json!([]));
    play_out([&ada, &bob], &table, "a1-b1 a7-b7").await;
    bob.command(&table, json!({ "kind": "resign" })).await;
    let (winner, loser) = (rating(&ada, "Ada").await, rating(&ada, "bob").await);
    assert!(winner["rating"].as_f64().unwrap() > 1600.0 && loser["rating"].as_f64().unwrap() < 1400.0);
    for rating in [&winner, &loser] {
        assert_eq!(
            (&rating["game"], &rating["speed"], &rating["games"], &rating["againstComputers"]),
            (&json!("courtier"), &json!("live"), &json!(1), &json!(false))
        );
        assert_eq!(rating["provisional"], true);
    }
    let history = ada.browser.get("/api/v1/players/Ada/ratings/courtier/live").await.expect(200);
    assert_eq!(history.as_array().unwrap().len(), 1);
    assert_eq!(history[0]["rating"], winner["rating"]);
    let board = ada.browser.get("/api/v1/leaderboard?game=courtier&speed=live").await.expect(200);
    assert_eq!(board["leaders"], json!([]), "one game says too little");
    assert_eq!((&board["gamesNeeded"], &board["yourGames"]), (&json!(5), &json!(1)));
    let games = bob.browser.get("/api/v1/players/ADA/tables").await.expect(200);
    assert_eq!(games[0]["table"], table.as_str());
    assert_eq!(games[0]["winner"], 1);
    // A restarted server checks what was rated before, and rates nothing twice.
    let config = server.state.config().clone();
    let folder = server.stop().await;
    let store = store::open(&config.database).await.unwrap();
    let state = AppState::start(config, store, Clock::system()).await.unwrap();
    let ada = state.store().person_by_name("ada").await.unwrap().unwrap();
    let after = state.store().ratings_of(RatingPool::People, ada.id.as_str()).await.unwrap();
    assert_eq!((after.len(), after[0].games), (1, 1));
    assert_eq!(json!(after[0].rating), winner["rating"]);
    state.stop().await;
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_end_at_once_all_count() {
    let server = TestServer::start().await;
    let [ada, bob] = [Visitor::account(&server, "Ada").await, Visitor::account(&server, "Bob").await];
    let mut ends = Vec::new();
    for _ in 0..8 {
        let table = ada.table_with(&bob, rated("courtier")).await;
        play_out([&ada, &bob], &table, "a1-b1 a7-b7").await;
        ends.push((bob.browser.clone(), format!("/api/v1/tables/{table}/commands")));
    }
    let resign = |(browser, path): (crate::common::client::Client, String)| {
        tokio::spawn(async move { browser.post(&path, json!({ "kind": "resign" })).await.expect(200) })
    };
    for end in ends.into_iter().map(resign).collect::<Vec<_>>() {
        end.await.unwrap();
    }
    for name in ["Ada", "Bob"] {
        assert_eq!(rating(&ada, name).await["games"], 8);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonstandard_computers_are_not_rated() {
    let server = TestServer::start().await;
    let ada = Visitor::account(&server, "Ada").await;
    for player in ["random@1ms", "best@100n", "uct:7"] {
        let opponent = json!({ "kind": "computer", "player": player });
        let body = json!({ "terms": rated("courtier"), "seat": "first", "opponent": opponent });
        assert_eq!(ada.browser.post("/api/v1/tables", body).await.refused(403), "rated-computer", "{player}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn points_make_no_difference() {
    let server = TestServer::start().await;
    let [ada, bob] = [Visitor::account(&server, "Ada").await, Visitor::account(&server, "Bob").await];
    let [eve, dan] = [Visitor::account(&server, "Eve").await, Visitor::account(&server, "Dan").await];
    // A win of two points.
    let table = ada.table_with(&bob, rated("dejarik")).await;
    let moves = "a3-b3 a11-b2 a1-c a12-b6 c-a4 a10-b8 a5-b4 b6-a6 pass a6-b5";
    play_out([&ada, &bob], &table, moves).await;
    let ending = ada.view(&table).await["state"]["ending"].clone();
    assert_eq!((&ending["winner"], &ending["points"]), (&json!(2), &json!(2)));
    // A win of one.
    let table = eve.table_with(&dan, rated("dejarik")).await;
    play_out([&eve, &dan], &table, "a3-b3 a11-b2").await;
    eve.command(&table, json!({ "kind": "resign" })).await;
    assert_eq!(rating(&ada, "Bob").await["rating"], rating(&ada, "Dan").await["rating"]);
    assert_eq!(rating(&ada, "Ada").await["rating"], rating(&ada, "Eve").await["rating"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_have_a_separate_rating_pool() {
    let server = TestServer::start().await;
    let ada = Visitor::account(&server, "Ada").await;
    let computer = json!({ "kind": "computer", "player": "level:1" });
    let (table, _) = ada.table(rated("courtier"), computer).await;
    ada.play(&table, "a1-b1").await;
    ada.until(&table, |state| state["decides"] == 1).await;
    ada.command(&table, json!({ "kind": "resign" })).await;
    let [own, theirs] = [rating(&ada, "Ada").await, rating(&ada, "level:1").await];
    assert_eq!((&own["againstComputers"], &theirs["againstComputers"]), (&json!(true), &json!(true)));
    assert!(own["rating"].as_f64() < theirs["rating"].as_f64());
    let history = ada.browser.get("/api/v1/players/level:1/ratings/courtier/live").await.expect(200);
    assert_eq!(history.as_array().unwrap().len(), 1);
    let path = "/api/v1/players/Ada/ratings/courtier/live";
    assert_eq!(ada.browser.get(path).await.expect(200), json!([]));
    let against = ada.browser.get(&format!("{path}?pool=computers")).await.expect(200);
    assert_eq!(against.as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leaderboards_list_everybody_with_enough_games() {
    let server = TestServer::start().await;
    let ada = Visitor::account(&server, "Ada").await;
    Visitor::account(&server, "Bob").await;
    let store = server.state.store();
    let id = |person: Option<server::store::Person>| person.unwrap().id.to_string();
    let ada_id = id(store.person_by_name("Ada").await.unwrap());
    let bob_id = id(store.person_by_name("Bob").await.unwrap());
    let now = server.state.now();
    for (pool, player, points, games) in [
        (RatingPool::People, ada_id.as_str(), 1500.0, 5),
        (RatingPool::People, bob_id.as_str(), 1600.0, 12),
        (RatingPool::People, "new", 1900.0, 4),
        (RatingPool::Computers, ada_id.as_str(), 1700.0, 12),
        (RatingPool::Computers, "level:4", 1800.0, 12),
    ] {
        let key = RatingKey {
            pool,
            player: player.to_owned(),
            game: "courtier".to_owned(),
            speed: "live".to_owned(),
        };
        let rating =
            Rating { key, rating: points, deviation: 200.0, volatility: 0.06, games, updated_at: now };
        let change = RatingChange { rating, table_id: TableId::random() };
        assert!(store.record_ratings(&[change]).await.unwrap());
    }
    let path = "/api/v1/leaderboard?game=courtier&speed=live";
    let names = |board: &Value| {
        let leaders = board["leaders"].as_array().unwrap().iter();
        Vec::from_iter(leaders.map(|leader| leader["name"].as_str().unwrap().to_owned()))
    };
    let board = ada.browser.get(path).await.expect(200);
    assert_eq!(names(&board), ["Bob", "Ada"]);
    assert_eq!(board["leaders"][0]["rating"]["games"], 12);
    assert_eq!((&board["perVariant"], &board["yourGames"]), (&json!(false), &json!(5)));
    let board = ada.browser.get(&format!("{path}&pool=computers")).await.expect(200);
    assert_eq!(names(&board), ["level:4", "Ada"], "people have names there, too");
    let other = server.browser().get("/api/v1/leaderboard?game=courtier&speed=correspondence").await;
    let other = other.expect(200);
    let variant = "/api/v1/leaderboard?game=courtyard:small-yard&speed=live";
    assert_eq!(ada.browser.get(variant).await.expect(200)["game"], "courtyard", "it shares the ratings");
    assert_eq!((&other["leaders"], &other["yourGames"]), (&json!([]), &Value::Null));
    for (bad, code) in [
        ("game=chess&speed=live", "unknown-game"),
        ("game=courtier&speed=soon", "unknown-speed"),
        ("game=courtier", "bad-request"),
        ("game=courtier&speed=live&pool=x", "bad-request"),
    ] {
        assert_eq!(ada.browser.get(&format!("/api/v1/leaderboard?{bad}")).await.refused(400), code);
    }
    server.stop().await;
}

/// What version 0.1 kept: a rating for each variant at each speed.
async fn rate_as_before(server: &TestServer, player: &str) {
    for (game, speed, rating, deviation, games, at) in [
        ("courtyard", "rapid", 1600.0, 100.0, 10, 1_000),
        ("courtyard:small-yard", "blitz", 1900.0, 200.0, 3, 3_000),
        ("courtyard", "correspondence", 1700.0, 80.0, 7, 2_000),
        ("dejarik", "untimed", 1444.5, 90.0, 4, 4_000),
    ] {
        let (pool, player) = (RatingPool::People, player.to_owned());
        let key = RatingKey { pool, player, game: game.to_owned(), speed: speed.to_owned() };
        let rating = Rating { key, rating, deviation, volatility: 0.06, games, updated_at: at };
        let change = RatingChange { rating, table_id: TableId::random() };
        assert!(server.state.store().record_ratings(&[change]).await.unwrap());
    }
    server.state.store().remove_meta("ratings_per").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn older_ratings_are_merged_once() {
    let server = TestServer::start().await;
    let ada = Visitor::account(&server, "Ada").await;
    let id = server.state.store().person_by_name("Ada").await.unwrap().unwrap().id;
    rate_as_before(&server, id.as_str()).await;
    drop(ada);
    let mut config = server.state.config().clone();
    let folder = server.stop().await;
    for _ in 0..2 {
        let store = store::open(&config.database).await.unwrap();
        let state = AppState::start(config.clone(), store, Clock::system()).await.unwrap();
        let mut ratings = state.store().ratings_of(RatingPool::People, id.as_str()).await.unwrap();
        ratings.sort_by_key(|rating| (rating.key.game.clone(), rating.key.speed.clone()));
        let shown: Vec<_> = ratings
            .iter()
            .map(|rating| {
                let key = (rating.key.game.as_str(), rating.key.speed.as_str());
                (key, rating.rating.round(), rating.deviation, rating.games)
            })
            .collect();
        // 1600 weighs four times as much as 1900, whose deviation is twice as large.
        let expected = [
            (("courtyard", "correspondence"), 1700.0, 80.0, 7),
            (("courtyard", "live"), 1660.0, 100.0, 13),
            (("dejarik", "live"), 1445.0, 90.0, 4),
        ];
        assert_eq!(shown, expected);
        let history = state.store().rating_history(&ratings[1].key, store::Page::default()).await.unwrap();
        let points: Vec<_> = history.iter().map(|point| point.rating.round()).collect();
        assert_eq!(points, [1660.0, 1900.0, 1600.0], "the history goes on from the merged rating");
        state.stop().await;
    }
    // A host who separates the variants keeps what is there.
    config.ratings_per = RatingsPer::Variant;
    let store = store::open(&config.database).await.unwrap();
    let state = AppState::start(config, store, Clock::system()).await.unwrap();
    assert_eq!(state.store().ratings_of(RatingPool::People, id.as_str()).await.unwrap().len(), 3);
    state.stop().await;
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_play_unrated() {
    let server = TestServer::start().await;
    let guest = Visitor::guest(&server).await;
    let body = json!({ "terms": rated("courtier"), "opponent": { "kind": "link" } });
    assert_eq!(guest.browser.post("/api/v1/tables", body).await.refused(403), "rated-needs-account");
    let ada = Visitor::account(&server, "Ada").await;
    let (_, invitations) = ada.table(rated("courtier"), json!({ "kind": "link" })).await;
    let link = invitations[1].as_str().unwrap();
    guest.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.refused(403);
    assert_eq!(guest.browser.get("/api/v1/players/nobody-here").await.refused(404), "no-such-player");
    assert_eq!(guest.browser.get("/api/v1/players/ugi:sh").await.refused(404), "no-such-player");
    server.stop().await;
}
