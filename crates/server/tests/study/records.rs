use serde_json::{Value, json};

use crate::common::client::Client;
use crate::common::server::TestServer;
use crate::visitor::{Visitor, play_out};

async fn check(who: &Visitor, record: Value) -> Value {
    who.browser.post("/api/v1/records/check", json!({ "record": record })).await.expect(200)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_recorded_and_read_back() {
    let server = TestServer::start().await;
    let people = [Visitor::guest(&server).await, Visitor::guest(&server).await];
    let table = people[0].table_with(&people[1], json!({ "game": "courtier" })).await;
    let path = format!("/api/v1/tables/{table}/record");
    play_out([&people[0], &people[1]], &table, "a1-b1 a7-b7 b1-c").await;
    let going = people[0].browser.get(&path).await;
    assert_eq!(going.headers["content-type"], "text/plain; charset=utf-8");
    assert!(going.text.contains("[Result \"*\"]"), "{}", going.text);
    people[1].command(&table, json!({ "kind": "resign" })).await;
    let text = people[1].browser.get(&path).await.text;
    for part in ["[Game \"courtier\"]", "[Event \"Casual game\"]", "[Date \"", "1. a1-b1 a7-b7 2. b1-c 1-0"] {
        assert!(text.contains(part), "{text}");
    }
    let json = people[0].browser.get(&format!("{path}?format=json&game=1")).await.expect(200);
    let [from_text, from_json] =
        [check(&people[0], json!(text)).await, check(&people[0], json.clone()).await];
    assert_eq!(from_text, from_json);
    assert_eq!((&from_text["text"], &from_text["json"]), (&json!(text), &json));
    assert_eq!(from_text["moves"], json!(["a1-b1", "a7-b7", "b1-c"]));
    assert_eq!(from_text["dice"]["kind"], "none");
    let stranger = Visitor::guest(&server).await;
    assert_eq!(stranger.browser.get(&path).await.refused(404), "no-such-table");
    assert_eq!(people[0].browser.get(&format!("{path}?game=7")).await.refused(404), "no-such-game");
    assert_eq!(people[0].browser.get(&format!("{path}?format=pdf")).await.refused(400), "bad-request");
    for (bad, code) in [
        (text.replace("a7-b7", "a7-b9"), "record-choice"),
        (text.replace("[Game \"courtier\"]", "[Game \"chess\"]"), "unknown-game"),
        ("nonsense".to_owned(), "bad-record"),
        (String::new(), "bad-record"),
    ] {
        let body = json!({ "record": bad });
        let answer = people[0].browser.post("/api/v1/records/check", body).await.expect(400);
        assert_eq!(answer["error"]["code"], code, "{answer}");
    }
    let number = people[0].browser.post("/api/v1/records/check", json!({ "record": 7 })).await;
    assert_eq!(number.refused(400), "bad-record-value");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sealed_setups_and_dice_stay_sealed() {
    let server = TestServer::start().await;
    let people = [Visitor::guest(&server).await, Visitor::guest(&server).await];
    let table = people[0].table_with(&people[1], json!({ "game": "holochess", "public": true })).await;
    let path = format!("/api/v1/tables/{table}/record");
    let setups = people[0].view(&table).await["state"]["setups"].clone();
    people[0].command(&table, json!({ "kind": "setup", "setup": setups[0] })).await;
    assert_eq!(people[0].browser.get(&path).await.refused(409), "no-record-yet");
    let setups = people[1].view(&table).await["state"]["setups"].clone();
    people[1].command(&table, json!({ "kind": "setup", "setup": setups[0] })).await;
    let going = server.browser().get(&path).await.text;
    assert!(going.contains("DiceCommitment") && !going.contains("DiceSecret"), "{going}");
    people[0].command(&table, json!({ "kind": "resign" })).await;
    let over = server.browser().get(&path).await.text;
    assert!(over.contains("DiceSecret"), "{over}");
    assert_eq!(check(&people[0], json!(over)).await["dice"], json!({ "kind": "verified", "rolls": 0 }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_may_be_longer_than_other_bodies() {
    const LONGEST: usize = table::record::MOST_BYTES;
    let server = TestServer::start().await;
    let who = Visitor::guest(&server).await;
    let record = "[Game \"courtier\"]\n[Result \"*\"]\n\n1. a1-b1 a7-b7 2. b1-c *\n";
    let send = async |path: &str, body: &Value, length: usize| {
        // Trailing spaces count towards the size and change nothing.
        let mut body = body.to_string();
        body.extend(std::iter::repeat_n(' ', length.saturating_sub(body.len())));
        let request = who.browser.request("POST".parse().unwrap(), path);
        Client::send(request.header("content-type", "application/json").body(body)).await
    };
    let moves = json!({ "game": "courtier", "moves": ["a1-b1"] });
    for (path, body) in [
        ("/api/v1/records/check", json!({ "record": record })),
        ("/api/v1/records/split", json!({ "text": record })),
        ("/api/v1/records/make", moves.clone()),
    ] {
        send(path, &body, LONGEST).await.expect(200);
        assert_eq!(send(path, &body, LONGEST + 1).await.refused(413), "too-large", "{path}");
    }
    send("/api/v1/explore", &moves, 64 * 1024).await.expect(200);
    assert_eq!(send("/api/v1/explore", &moves, 64 * 1024 + 1).await.refused(413), "too-large");
    // Many records, and one of maximum length.
    let many = json!({ "text": record.repeat(5000) });
    assert_eq!(send("/api/v1/records/split", &many, 0).await.expect(200).as_array().unwrap().len(), 5000);
    let turns = 8000;
    let text: String =
        (0..turns).map(|turn| if turn % 2 == 0 { "a1-b1 a7-b7 " } else { "b1-a1 b7-a7 " }).collect();
    let long = json!({ "record": format!("[Game \"courtier\"]\n[Result \"*\"]\n\n{text}*\n") });
    assert!(long.to_string().len() > 64 * 1024);
    // It is read completely; its game was drawn long before the end.
    let refused = send("/api/v1/records/check", &long, 0).await.expect(400);
    assert_eq!(refused["error"]["code"], "record-choice", "{refused}");
    assert_eq!(refused["error"]["params"]["why"]["code"], "game-over", "{refused}");
    server.stop().await;
}
