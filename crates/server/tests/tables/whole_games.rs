use serde_json::json;

use crate::common::server::TestServer;
use crate::page::Visitor;
use crate::party::{Party, decider, terms};

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_every_kind() {
    // These players are faster than any person.
    let server = TestServer::start_with(|config| config.limits.messages_per_second = 10_000.0).await;
    for (number, game) in games::infos().iter().map(|info| info.name).enumerate() {
        // Guests play guests, accounts play accounts, and each plays the other.
        let mut people = Vec::new();
        for (seat, is_account) in [(0, number % 2 == 1), (1, number % 3 != 0)] {
            people.push(match is_account {
                true => Visitor::account(&server, &format!("player-{number}-{seat}")).await,
                false => Visitor::guest(&server).await,
            });
        }
        let people = people.try_into().ok().unwrap();
        let mut party = Party::of(&server, people, terms(game)).await;
        party.set_up().await;
        party.play_on(150).await;
        if decider(&party.pages[0]).is_some() {
            party.act(0, json!({ "kind": "resign" })).await;
        }
        party.assert_same();
        assert!(party.pages[0].state()["ending"]["reason"]["code"].as_str().is_some(), "{game}");
        // What is in the store is what was seen.
        let stored = server.browser().get(&format!("/api/v1/tables/{}", party.table)).await.expect(200);
        assert_eq!(stored["steps"], party.pages[2].view["steps"], "{game}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_move_alternates_in_a_match() {
    let server = TestServer::start().await;
    let form = json!({ "kind": "bestOf", "games": 3 });
    let mut pages =
        Party::guests(&server, json!({ "game": "courtier", "public": true, "form": form })).await.pages;
    assert_eq!(pages[0].state()["first"], 1);
    pages[1].succeed(json!({ "kind": "resign" })).await;
    pages[0].until(|state| state["gameNumber"] == 2 && state["phase"] == "playing").await;
    assert_eq!(pages[0].state()["first"], 2);
    assert_eq!(pages[0].state()["score"]["wins"], json!([1, 0]));
    pages[1].until(|state| state["gameNumber"] == 2).await;
    pages[1].succeed(json!({ "kind": "resign" })).await;
    assert_eq!(pages[1].state()["score"]["winner"], 1);
    // A rematch is another match at the same table.
    pages[0].until(|state| state["score"]["over"] == true).await;
    pages[0].succeed(json!({ "kind": "offer", "what": "rematch" })).await;
    let number = pages[0].number;
    pages[1].catch_up(number).await;
    pages[1].succeed(json!({ "kind": "accept", "what": "rematch" })).await;
    pages[1].until(|state| state["phase"] == "playing" && state["gameNumber"] == 3).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_replies_in_every_game() {
    let server = TestServer::start().await;
    let person = Visitor::guest(&server).await;
    for game in ["courtier", "dejarik", "holochess", "king-and-courtesan:3", "courtyard:small-yard"] {
        let opponent = json!({ "kind": "computer", "player": "level:1" });
        let (table, _) = person.table(terms(game), "first", opponent).await;
        let mut page = person.page(&server).await;
        page.watch(&table).await;
        if page.state()["phase"] == "setup" {
            let setup = page.state()["setups"][0].clone();
            page.succeed(json!({ "kind": "setup", "setup": setup })).await;
        }
        for _ in 0..4 {
            page.until(|state| state["decides"] == 1 || !state["ending"].is_null()).await;
            let Some(text) = page.moves().first().cloned() else { break };
            page.play(&text).await;
        }
        page.until(|state| state["decides"] == 1 || !state["ending"].is_null()).await;
        let steps = page.view["steps"].as_array().unwrap();
        assert!(steps.iter().any(|step| step["by"] == 2), "{game}: the computer has moved");
    }
    server.stop().await;
}
