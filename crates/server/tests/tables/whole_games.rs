use serde_json::{Value, json};

use crate::common::server::TestServer;
use crate::page::{Page, Visitor};

fn terms(game: &str) -> Value {
    json!({ "game": game, "public": true })
}

/// Two guests, who met by a link, and somebody who watches. The first has seat 1.
async fn three(server: &TestServer, terms: Value) -> [Page; 3] {
    let [host, friend, watcher] =
        [Visitor::guest(server).await, Visitor::guest(server).await, Visitor::guest(server).await];
    let (table, invitations) = host.table(terms, "first", json!({ "kind": "link" })).await;
    assert_eq!(invitations[0], None);
    let link = invitations[1].as_ref().unwrap();
    host.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.refused(403);
    friend.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
    watcher.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.refused(404);
    let mut pages = [host.page(server).await, friend.page(server).await, watcher.page(server).await];
    for page in &mut pages {
        page.watch(&table).await;
    }
    pages
}

/// Chooses setups where they are asked for.
async fn set_up(pages: &mut [Page; 3]) {
    if pages[0].state()["phase"] != "setup" {
        return;
    }
    for page in &mut pages[..2] {
        let setup = page.state()["setups"][0].clone();
        page.succeed(json!({ "kind": "setup", "setup": setup })).await;
    }
    let number = pages[1].number;
    pages[0].catch_up(number).await;
    pages[2].catch_up(number).await;
}

/// The seat of whoever decides, as an index.
fn decider(page: &Page) -> Option<usize> {
    page.state()["decides"].as_u64().map(|seat| seat as usize - 1)
}

/// Plays moves by a fixed rule until the game is over or so many are made.
async fn play_on(pages: &mut [Page; 3], most: usize) {
    let mut seed = 7_u64;
    for _ in 0..most {
        let Some(seat) = decider(&pages[0]) else { break };
        let number = pages[0].number;
        pages[seat].catch_up(number).await;
        assert!(pages[1 - seat].moves().is_empty(), "who does not decide is offered no moves");
        let moves = pages[seat].moves();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let text = moves[(seed >> 33) as usize % moves.len()].clone();
        pages[seat].play(&text).await;
        let number = pages[seat].number;
        for page in pages.iter_mut() {
            page.catch_up(number).await;
        }
    }
}

/// All see the same game.
fn assert_same(pages: &[Page; 3]) {
    for page in &pages[1..] {
        assert_eq!(page.state()["position"], pages[0].state()["position"]);
        assert_eq!(page.view["steps"], pages[0].view["steps"]);
        assert_eq!(page.state()["ending"], pages[0].state()["ending"]);
    }
    assert_eq!(pages[2].state()["yours"], json!([false, false]));
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_all_five() {
    // These players are faster than any person.
    let server = TestServer::start_with(|config| config.limits.messages_per_second = 10_000.0).await;
    for game in ["courtier", "dejarik", "holochess", "king-and-courtesan", "courtyard"] {
        let mut pages = three(&server, terms(game)).await;
        set_up(&mut pages).await;
        play_on(&mut pages, 150).await;
        if decider(&pages[0]).is_some() {
            pages[0].succeed(json!({ "kind": "resign" })).await;
            let number = pages[0].number;
            for page in &mut pages {
                page.catch_up(number).await;
            }
        }
        assert_same(&pages);
        assert!(pages[0].state()["ending"]["sentence"].as_str().is_some(), "{game}");
        // What is in the store is what was seen.
        let table = pages[0].table.clone();
        let stored = server.browser().get(&format!("/api/v1/tables/{table}")).await.expect(200);
        assert_eq!(stored["steps"], pages[2].view["steps"], "{game}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_may_end_by_what_the_players_say() {
    let server = TestServer::start().await;

    let mut pages = three(&server, terms("courtier")).await;
    pages[0].succeed(json!({ "kind": "offer", "what": "draw" })).await;
    let number = pages[0].number;
    pages[1].catch_up(number).await;
    assert_eq!(pages[1].state()["offers"], json!([{ "what": "draw", "by": 1 }]));
    pages[1].succeed(json!({ "kind": "accept", "what": "draw" })).await;
    assert_eq!(pages[1].state()["ending"]["result"], "1/2-1/2");

    let mut pages = three(&server, terms("king-and-courtesan")).await;
    assert_eq!(pages[0].fail(json!({ "kind": "offer", "what": "draw" })).await, "no-draw");
    pages[0].succeed(json!({ "kind": "abort" })).await;
    assert_eq!(pages[0].state()["ending"]["termination"], "aborted");

    let mut pages = three(&server, terms("courtier")).await;
    for _ in 0..2 {
        for text in ["a1-b1", "a7-b7", "b1-a1", "b7-a7"] {
            let seat = decider(&pages[0]).unwrap();
            let number = pages[0].number;
            pages[seat].catch_up(number).await;
            pages[seat].play(text).await;
            let number = pages[seat].number;
            pages[0].catch_up(number).await;
        }
    }
    let number = pages[0].number;
    pages[1].catch_up(number).await;
    assert!(pages[1].state()["claimable"].is_string());
    pages[1].succeed(json!({ "kind": "claim" })).await;
    assert_eq!(pages[1].state()["ending"]["result"], "1/2-1/2");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_that_is_up_loses() {
    let server = TestServer::start().await;
    let clock = json!({ "kind": "fischer", "startMs": 300, "incrementMs": 0 });
    let mut pages = three(&server, json!({ "game": "courtier", "public": true, "time": clock })).await;
    pages[1].until(|state| !state["ending"].is_null()).await;
    assert_eq!(pages[1].state()["ending"]["result"], "0-1");
    assert_eq!(pages[1].state()["ending"]["termination"], "time forfeit");
    let refused = pages[0].fail(json!({ "kind": "resign" })).await;
    assert_eq!(refused, "wrong-phase");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_and_the_first_move_alternates() {
    let server = TestServer::start().await;
    let form = json!({ "kind": "bestOf", "games": 3 });
    let mut pages = three(&server, json!({ "game": "courtier", "public": true, "form": form })).await;
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
async fn a_computer_answers_in_every_game() {
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
