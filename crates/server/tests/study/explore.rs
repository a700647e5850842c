use reqwest::Method;
use serde_json::json;

use crate::common::client::Client;
use crate::common::server::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn every_game_can_be_explored() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let list = browser.get("/api/v1/games").await.expect(200);
    assert_eq!(list["games"].as_array().unwrap().len(), games::infos().len());
    assert_eq!(list["computers"][3]["player"], "level:4");
    for game in list["games"].as_array().unwrap() {
        for variant in game["variants"].as_array().unwrap() {
            let body = json!({ "game": variant["name"] });
            let view = browser.post("/api/v1/explore", body).await.expect(200);
            assert_eq!(view["position"], variant["start"]);
            let text = view["moves"][0]["text"].as_str().unwrap();
            let body = json!({ "game": variant["name"], "moves": [text] });
            let after = browser.post("/api/v1/explore", body).await.expect(200);
            assert_eq!(after["steps"][0]["text"], text);
            assert_eq!(after["steps"][0]["position"], after["position"]);
            assert_eq!(after["start"], view["start"]);
            assert!(!after["board"]["spaces"].as_array().unwrap().is_empty());
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn exploring_returns_rolls_endings_and_errors() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let attack = json!({ "game": "holochess", "position": "So1GNM2hkl1/12/1 1 2 a1*a2 0" });
    let view = browser.post("/api/v1/explore", attack).await.expect(200);
    assert_eq!((&view["decides"], view["dice"].as_array().unwrap().len()), (&json!(null), 6));
    let three = &view["dice"][2];
    assert_eq!((&three["text"], &three["weight"]), (&json!("r3"), &json!(1)));
    assert_eq!((&three["effects"][0]["type"], &three["effects"][0]["die"]), (&json!("rolled"), &json!(3)));
    assert_eq!(view["moves"], json!([]));
    let moves = "a3-b3 a11-b2 a1-c a12-b6 c-a4 a10-b8 a5-b4 b6-a6 pass a6-b5";
    let moves: Vec<_> = moves.split(' ').collect();
    let over =
        browser.post("/api/v1/explore", json!({ "game": "dejarik", "moves": moves })).await.expect(200);
    assert_eq!((&over["ending"]["winner"], &over["ending"]["points"]), (&json!(2), &json!(2)));
    assert_eq!((&over["decides"], &over["moves"]), (&json!(null), &json!([])));
    for (body, code) in [
        (json!({ "game": "chess" }), "unknown-game"),
        (json!({ "game": "courtier", "position": "nonsense" }), "bad-position"),
        (json!({ "game": "courtier", "moves": ["a1-b1", "a1-b1"] }), "move-refused"),
        (json!({ "game": "courtier", "first": 9 }), "bad-seat"),
        (json!({ "game": "courtier", "moves": vec!["a1-b1"; 3000] }), "too-many-moves"),
    ] {
        let answer = browser.post("/api/v1/explore", body).await.expect(400);
        assert_eq!(answer["error"]["code"], code, "{answer}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_games_is_sent_once() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let first = browser.get("/api/v1/games").await;
    let tag = first.headers["etag"].clone();
    assert_eq!(first.headers["cache-control"], "public, max-age=3600");
    let request = browser.request(Method::GET, "/api/v1/games").header("if-none-match", tag);
    let again = Client::send(request).await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
    server.stop().await;
}
