use reqwest::Method;
use serde_json::{Value, json};

use crate::common::client::Client;
use crate::common::server::TestServer;
use crate::visitor::{Visitor, play_out};

#[tokio::test(flavor = "multi_thread")]
async fn positions_are_analysed() {
    let server = TestServer::start().await;
    let guest = Visitor::guest(&server).await;
    let analyse = async |body: Value| guest.browser.post("/api/v1/analyse", body).await;
    let body = json!({ "game": "king-and-courtesan", "lines": 3, "timeMs": 1000, "moves": [] });
    let answer = analyse(body).await.expect(200);
    assert_eq!((&answer["decides"], answer["lines"].as_array().unwrap().len()), (&json!(1), 3));
    assert!(answer["nodes"].as_u64().unwrap() > 0 && answer["exact"].is_null());
    let scores: Vec<f64> =
        answer["lines"].as_array().unwrap().iter().map(|line| line["score"].as_f64().unwrap()).collect();
    assert!(scores.is_sorted_by(|one, other| one >= other), "{scores:?}");
    assert_eq!(answer["score"].as_f64(), Some(scores[0]));
    // A roll: one line for each result.
    let attack = json!({ "game": "holochess", "position": "So1GNM2hkl1/12/1 1 2 a1*a2 0", "timeMs": 300 });
    let answer = analyse(attack).await.expect(200);
    assert_eq!((&answer["decides"], answer["lines"].as_array().unwrap().len()), (&json!(null), 6));
    // A game that is over.
    let moves = ["f1-f2", "c6xb5", "a1=b2", "b5xc4", "b2=b3", "c4xb3"];
    let answer = analyse(json!({ "game": "king-and-courtesan:7", "moves": moves })).await.expect(200);
    assert_eq!((&answer["score"], &answer["lines"]), (&json!(-1.0), &json!([])));
    for (bad, code) in [
        (json!({ "game": "chess" }), "unknown-game"),
        (json!({ "game": "courtier", "lines": 11 }), "bad-range"),
        (json!({ "game": "courtier", "timeMs": 5001 }), "bad-range"),
        (json!({ "game": "courtier", "moves": ["a1-a1"] }), "move-refused"),
    ] {
        assert_eq!(analyse(bad).await.refused(400), code);
    }
    let nobody = server.browser().post("/api/v1/analyse", json!({ "game": "courtier" })).await;
    assert_eq!(nobody.refused(401), "not-signed-in");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_win_in_one_is_seen() {
    let server = TestServer::start().await;
    let guest = Visitor::guest(&server).await;
    // The last move of a recorded game is the winning one.
    let moves = ["f1-f2", "c6xb5", "a1=b2", "b5xc4", "b2=b3"];
    let body = json!({ "game": "king-and-courtesan:7", "moves": moves, "timeMs": 300 });
    let answer = guest.browser.post("/api/v1/analyse", body).await.expect(200);
    let line = &answer["lines"][0];
    assert_eq!(answer["decides"], 2);
    assert_eq!((&line["moves"], &line["score"]), (&json!(["c4xb3"]), &json!(-1.0)));
    assert_eq!(line["winDrawLoss"], json!([0, 0, 1000]));
    assert_eq!(line["decided"], json!([-1, 1]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn positions_of_the_players_rated_games_are_not_analysed() {
    let proxy = |config: &mut server::Config| config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = TestServer::start_with(proxy).await;
    let [ada, bob] = [Visitor::account(&server, "Ada").await, Visitor::account(&server, "Bob").await];
    let table = ada.table_with(&bob, json!({ "game": "courtier", "rated": true })).await;
    play_out([&ada, &bob], &table, "a1-b1").await;
    let ask = async |who: &Visitor, moves: Value| {
        let body = json!({ "game": "courtier", "moves": moves, "timeMs": 20 });
        who.browser.post("/api/v1/analyse", body).await
    };
    let answer = ask(&bob, json!(["a1-b1"])).await.expect(403);
    assert_eq!(answer["error"]["code"], "fair-play");
    assert_eq!(ask(&ada, json!(["a1-b1", "a7-b7"])).await.refused(403), "fair-play");
    let position = ada.view(&table).await["state"]["position"].clone();
    let body = json!({ "game": "courtier", "position": position, "timeMs": 20 });
    assert_eq!(ada.browser.post("/api/v1/analyse", body).await.refused(403), "fair-play");
    // The position before says which answer to expect.
    assert_eq!(ask(&bob, json!([])).await.refused(403), "fair-play");
    // A position that soon may come tells about the moves that lead to it, even without them.
    for moves in [json!(["a1-b1", "a7-b7"]), json!(["a1-b1", "a7-b7", "a2-b2"])] {
        let soon = json!({ "game": "courtier", "moves": moves });
        let soon = ada.browser.post("/api/v1/explore", soon).await.expect(200)["position"].clone();
        let body = json!({ "game": "courtier", "position": soon, "timeMs": 20 });
        assert_eq!(bob.browser.post("/api/v1/analyse", body).await.refused(403), "fair-play", "{moves}");
    }
    // A player may also come as a guest, but only from the same address.
    let guest = Visitor::guest(&server).await;
    assert_eq!(ask(&guest, json!(["a1-b1"])).await.refused(403), "fair-play");
    let body = json!({ "game": "courtier", "moves": ["a1-b1"], "timeMs": 20 });
    let elsewhere = guest.browser.request(Method::POST, "/api/v1/analyse").json(&body);
    Client::send(elsewhere.header("x-forwarded-for", "10.9.9.9")).await.expect(200);
    // Other positions, other people and finished games are fine.
    ask(&ada, json!(["a2-b2"])).await.expect(200);
    ask(&Visitor::account(&server, "Cleo").await, json!(["a1-b1"])).await.expect(200);
    ada.command(&table, json!({ "kind": "resign" })).await;
    ask(&ada, json!(["a1-b1"])).await.expect(200);
    server.stop().await;
}
