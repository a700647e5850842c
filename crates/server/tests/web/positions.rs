//! Questions about positions, without a table.

use serde_json::{Value, json};

use crate::common::server::TestServer;

async fn ask(path: &str, body: Value, status: u16) -> Value {
    let server = TestServer::start().await;
    server.browser().post(path, body).await.expect(status)
}

#[tokio::test]
async fn attacks_have_odds() {
    let position = "2GN1M1o1kl1/2Sh8/1 1 2 - 0";
    let body = json!({ "game": "holochess", "position": position, "move": "b3*b4" });
    let odds = ask("/api/v1/odds", body, 200).await;
    assert_eq!(odds["total"], 6);
    let chances = odds["chances"].as_array().unwrap();
    let results: Vec<_> = chances.iter().map(|chance| (&chance["result"], &chance["dies"])).collect();
    let expected = json!([["push", false], ["backfire", true], ["counterPush", false], ["kill", true]]);
    assert_eq!(json!(results), expected);
    let body = json!({ "game": "holochess", "position": position, "move": "a3-b2" });
    assert_eq!(ask("/api/v1/odds", body, 200).await, json!({ "total": 0, "chances": [] }));
}

#[tokio::test]
async fn illegal_moves_are_explained() {
    let start = "GGGKGGgggkgg/12/1 1 0";
    let body = json!({ "game": "courtier", "position": start, "spaces": ["a4", "c"] });
    let why = ask("/api/v1/why", body, 200).await;
    assert_eq!(why["why"]["code"], "why-not-adjacent");
    let instead = json!({ "code": "why-may", "params": { "may": { "anyOf": ["b4"] } } });
    assert_eq!(why["instead"], instead);
    let body = json!({ "game": "courtier", "position": start, "spaces": ["a4", "b4"] });
    assert_eq!(ask("/api/v1/why", body, 200).await, json!({ "why": null, "instead": null }));
    let body = json!({ "game": "courtier", "position": "nonsense", "spaces": ["a4"] });
    ask("/api/v1/why", body, 400).await;
}

#[tokio::test]
async fn moves_can_be_previewed() {
    let body = json!({ "game": "courtier", "position": "K2Gk7/5G6/1 1 0", "move": "b6-a6" });
    let effects = json!([
        { "type": "moved", "side": 1, "piece": "guard", "path": ["b6", "a6"], "how": "step" },
        { "type": "removed", "side": 2, "piece": "king", "at": "a5", "why": { "type": "between", "ends": ["a4", "a6"] } },
    ]);
    assert_eq!(ask("/api/v1/preview", body, 200).await, json!({ "effects": effects }));
    let rolled = json!({ "game": "holochess", "position": "2GN1M1o1kl1/2Sh8/1 1 2 b3*b4 0", "move": "r4" });
    let told = ask("/api/v1/preview", rolled, 200).await;
    assert_eq!((&told["effects"][0]["type"], &told["effects"][0]["die"]), (&json!("rolled"), &json!(4)));
    let body = json!({ "game": "courtier", "position": "K2Gk7/5G6/1 1 0", "move": "b6-b9" });
    let refused = ask("/api/v1/preview", body, 400).await;
    assert_eq!(refused["error"]["code"], "illegal-choice");
}

#[tokio::test]
async fn threats_are_listed() {
    let body = json!({ "game": "holochess", "position": "2GN1M1o1kl1/2Sh8/1 1 2 - 0" });
    let told = json!({ "threatened": ["a4", "b3"], "capturable": ["b4"] });
    assert_eq!(ask("/api/v1/threats", body, 200).await, told);
    ask("/api/v1/threats", json!({ "game": "holochess", "position": "nonsense" }), 400).await;
}

#[tokio::test]
async fn positions_can_be_composed() {
    let pieces = json!([
        { "space": "a1", "letter": "K" }, { "space": "f6", "letter": "k" }, { "space": "c3", "letter": "C" },
    ]);
    let body = json!({ "game": "king-and-courtesan", "pieces": pieces, "turn": 2 });
    let made = ask("/api/v1/compose", body, 200).await;
    assert_eq!(made["position"], "5k/6/6/2C3/6/K5 2");
    assert_eq!(made["stock"].as_array().unwrap().len(), 4);
    let body = json!({ "game": "courtier", "pieces": [{ "space": "z1", "letter": "K" }] });
    let error = ask("/api/v1/compose", body, 400).await;
    assert_eq!(error["error"]["code"], "no-such-space", "{error}");
    assert_eq!(error["error"]["params"], json!({ "space": "z1" }));
    let body = json!({ "game": "courtier", "pieces": [{ "space": "a1", "letter": "Q" }] });
    ask("/api/v1/compose", body, 400).await;
}

#[tokio::test]
async fn records_can_be_written_and_read() {
    let body = json!({ "game": "courtier", "moves": ["a1-b1", "a7-b7"], "tags": { "first": "Ada" } });
    let made = ask("/api/v1/records/make", body, 200).await;
    let text = made["text"].as_str().unwrap();
    assert!(text.contains("[First \"Ada\"]") && text.contains("1. a1-b1 a7-b7"), "{text}");
    let checked = ask("/api/v1/records/check", json!({ "record": text }), 200).await;
    assert_eq!(checked, made);
    let two = format!("{text}\n{text}");
    let split = ask("/api/v1/records/split", json!({ "text": two }), 200).await;
    assert_eq!(split, json!([text, text]));
    ask("/api/v1/records/make", json!({ "game": "courtier", "moves": ["a1-c"] }), 400).await;
}
