use serde_json::{Value, json};

use crate::common::server::TestServer;
use crate::party::{Party, decider, terms};

/// Returns what a page shows of a pending decision.
fn shown(page: &crate::page::Page) -> Value {
    let state = page.state();
    let keys = ["phase", "position", "turn", "decides", "moves", "ask", "marks", "offers", "ply", "pieces"];
    let mut shown: Value = keys.into_iter().map(|key| (key.to_owned(), state[key].clone())).collect();
    shown["steps"] = page.view["steps"].clone();
    shown
}

/// All pages lose their connections and reconnect, and everyone opens a second page. All must show the same as before.
async fn come_back(server: &TestServer, party: &mut Party) {
    for number in 0..3 {
        party.meet().await;
        let before = shown(&party.pages[number]);
        party.pages[number].reconnect(server, &party.people[number]).await;
        assert_eq!(shown(&party.pages[number]), before, "after a reconnect");
        let mut fresh = party.people[number].page(server).await;
        fresh.watch(&party.table).await;
        assert_eq!(shown(&fresh), before, "on another page");
        let stored = party.people[number].browser.get(&format!("/api/v1/tables/{}", party.table)).await;
        assert_eq!(stored.expect(200)["state"]["moves"], before["moves"], "asked once");
    }
    party.meet().await;
}

fn from(game: &str, position: &str) -> Value {
    json!({ "game": game, "position": position, "public": true, "takebacks": true })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_waits_for_a_reconnect() {
    let server = TestServer::start().await;
    for (position, decides, choices) in [
        ("2GN1M1o1kl1/2Sh8/1 1 2 b4>1 0", 1, [">b5", ">c"]),
        ("2GN1M1o1kl1/2Sh8/1 1 2 b3>2 0", 2, [">b2", ">c"]),
    ] {
        let mut terms = from("holochess", position);
        terms["time"] = json!({ "kind": "fischer", "startMs": 600_000, "incrementMs": 0 });
        let mut party = Party::guests(&server, terms).await;
        let state = party.pages[2].state();
        assert_eq!((&state["turn"], &state["decides"]), (&json!(1), &json!(decides)));
        assert_eq!(state["clock"]["running"], decides, "the clock of the one who chooses runs");
        let seat = decider(&party.pages[0]).unwrap();
        for choice in choices {
            assert!(party.pages[seat].moves().iter().any(|text| text == choice), "{choice}");
        }
        come_back(&server, &mut party).await;
        let [choice, _] = choices;
        let theirs = party.pages[1 - seat].move_command(choice);
        assert_eq!(party.pages[1 - seat].fail(theirs).await, "not-your-decision");
        party.play(choice).await;
        party.assert_same();
        assert_eq!(party.pages[2].view["steps"][0]["text"], choice);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_are_rolled_once_despite_reconnects() {
    let server = TestServer::start().await;
    for dice in ["sealed", "given"] {
        // The die of an attack is rolled as soon as it is due: at the start of the game, or after the attack.
        for (position, attack) in
            [("2GN1M1o1kl1/2Sh8/1 1 2 b3*b4 0", None), ("2GN1M1o1kl1/2Sh8/1 1 2 - 0", Some("b3*b4"))]
        {
            let mut terms = from("holochess", position);
            terms["dice"] = json!(dice);
            let mut party = Party::guests(&server, terms).await;
            if let Some(text) = attack {
                party.play(text).await;
            }
            let fallen = party.pages[2].view["steps"].as_array().unwrap().last().unwrap().clone();
            assert_eq!(fallen["by"], Value::Null, "{fallen}");
            assert!(fallen["text"].as_str().unwrap().starts_with('r'), "{fallen}");
            come_back(&server, &mut party).await;
            // The attack, sent again by a page that missed the response, is not rolled again.
            if let Some(text) = attack {
                let again = json!({ "kind": "move", "ply": 0, "id": "another", "text": text });
                assert_eq!(party.pages[0].fail(again).await, "wrong-ply");
            }
            party.assert_same();
        }
        // A showdown consists of rolls only: it is over before anyone can reconnect, and stays so.
        let mut terms = from("holochess", "9k2/8S3/1 1 1 showdown 0");
        terms["dice"] = json!(dice);
        let mut party = Party::guests(&server, terms).await;
        let ending = party.pages[0].state()["ending"].clone();
        assert!(ending["winner"].is_u64(), "{ending}");
        come_back(&server, &mut party).await;
        assert_eq!(party.pages[0].state()["ending"], ending);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_huff_waits_for_a_reconnect() {
    let server = TestServer::start().await;
    for (position, instead, removals) in [
        ("4k3g1/10/6s3/10/10/1s8/2S7/7S2/10/3G1K4 1 0 -", "f1-e2", &["!c4"][..]),
        ("4k3g1/10/10/10/10/1s8/2S5s1/7S2/10/3G1K4 1 0 -", "f1-g2", &["!h3", "!c4"]),
    ] {
        let mut party = Party::guests(&server, from("courtyard", position)).await;
        party.play(instead).await;
        assert_eq!(decider(&party.pages[0]), Some(1));
        assert_eq!(party.pages[1].moves(), removals);
        come_back(&server, &mut party).await;
        party.play(removals[0]).await;
        // The removal does not use up the turn.
        assert_eq!(decider(&party.pages[0]), Some(1));
        come_back(&server, &mut party).await;
        let text = party.pages[1].moves()[0].clone();
        party.play(&text).await;
        assert_eq!(party.pages[2].view["steps"].as_array().unwrap().len(), 3);
        party.assert_same();
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_wait_for_a_reconnect() {
    let server = TestServer::start().await;
    let mut party =
        Party::guests(&server, json!({ "game": "courtier", "public": true, "takebacks": true })).await;
    party.play("a1-b1").await;
    for what in ["takeback", "draw"] {
        party.act(0, json!({ "kind": "offer", "what": what })).await;
    }
    come_back(&server, &mut party).await;
    assert_eq!(party.pages[1].state()["offers"].as_array().unwrap().len(), 2);
    assert_eq!(party.pages[0].fail(json!({ "kind": "offer", "what": "draw" })).await, "already-offered");
    party.act(1, json!({ "kind": "accept", "what": "takeback" })).await;
    assert_eq!(party.pages[2].view["steps"], json!([]));
    come_back(&server, &mut party).await;
    party.act(1, json!({ "kind": "offer", "what": "draw" })).await;
    come_back(&server, &mut party).await;
    party.act(1, json!({ "kind": "withdraw", "what": "draw" })).await;
    assert_eq!(party.pages[0].fail(json!({ "kind": "accept", "what": "draw" })).await, "no-offer");
    party.act(0, json!({ "kind": "resign" })).await;
    party.act(0, json!({ "kind": "offer", "what": "rematch" })).await;
    come_back(&server, &mut party).await;
    party.act(1, json!({ "kind": "accept", "what": "rematch" })).await;
    for page in &mut party.pages {
        page.until(|state| state["gameNumber"] == 2 && state["phase"] == "playing").await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_continues_after_reconnects() {
    let server = TestServer::start_with(|config| config.limits.messages_per_second = 10_000.0).await;
    for game in ["courtier", "dejarik", "holochess", "king-and-courtesan", "courtyard"] {
        let mut party = Party::guests(&server, terms(game)).await;
        if party.pages[0].state()["phase"] == "setup" {
            // Between the one setup and the other.
            let setup = party.pages[0].state()["setups"][5].clone();
            party.act(0, json!({ "kind": "setup", "setup": setup })).await;
            come_back(&server, &mut party).await;
            assert_eq!(party.pages[0].state()["ownSetup"], setup);
            assert_eq!(party.pages[1].state()["ownSetup"], Value::Null);
            let setup = party.pages[1].state()["setups"][5].clone();
            party.act(1, json!({ "kind": "setup", "setup": setup })).await;
        }
        for _ in 0..4 {
            come_back(&server, &mut party).await;
            party.play_on(3).await;
        }
        party.assert_same();
    }
    server.stop().await;
}
