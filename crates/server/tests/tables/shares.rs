//! Limits per person, and access to private tables.

use serde_json::{Value, json};
use server::id::PersonId;
use server::store::TableChange;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::common::data::{events, table};
use crate::common::server::TestServer;
use crate::page::{Page, Visitor};
use crate::party::{Party, terms};

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_player_does_not_consume_a_seek() {
    let server = TestServer::start().await;
    let [ann, guest] = [Visitor::account(&server, "Ann").await, Visitor::guest(&server).await];
    let _page = ann.page(&server).await;
    let rated = json!({ "terms": { "game": "courtier", "rated": true } });
    let seek = ann.browser.post("/api/v1/seeks", rated).await.expect(201)["seek"].clone();
    let path = format!("/api/v1/seeks/{}", seek.as_str().unwrap());
    assert_eq!(guest.browser.post(&path, json!({})).await.refused(403), "rated-needs-account");
    let seeks = ann.browser.get("/api/v1/seeks").await.expect(200);
    assert_eq!(seeks.as_array().unwrap().len(), 1, "{seeks}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seeks_have_a_number_and_bounds() {
    let server = TestServer::start().await;
    let guest = Visitor::guest(&server).await;
    let _page = guest.page(&server).await;
    let seek = |minutes: u64| {
        let time = json!({ "kind": "fischer", "startMs": minutes * 60_000, "incrementMs": 0 });
        let body = json!({ "terms": { "game": "courtier", "time": time } });
        let browser = guest.browser.clone();
        tokio::spawn(async move { browser.post("/api/v1/seeks", body).await.status.as_u16() })
    };
    let mut made = 0;
    for asked in (1..=20).map(seek).collect::<Vec<_>>() {
        made += u32::from(asked.await.unwrap() == 201);
    }
    assert_eq!(made, 5, "however many are asked for at once");
    let nobody = json!({ "terms": { "game": "dejarik" }, "lowest": 1800, "highest": 1700 });
    assert_eq!(guest.browser.post("/api/v1/seeks", nobody).await.refused(400), "no-rating-fits");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_seek_disappears_with_its_player() {
    let server = TestServer::start().await;
    let [ann, ben] = [Visitor::guest(&server).await, Visitor::guest(&server).await];
    let live = json!({ "terms": { "game": "courtier" } });
    for path in ["/api/v1/seeks", "/api/v1/pair"] {
        let refused = ann.browser.post(path, live.clone()).await.refused(409);
        assert_eq!(refused, "seek-needs-connection", "{path}");
    }
    let days = json!({ "terms": { "game": "courtier", "time": { "kind": "days", "days": 3 } } });
    let slow = ann.browser.post("/api/v1/seeks", days).await.expect(201)["seek"].clone();
    let page = ann.page(&server).await;
    let seek = ann.browser.post("/api/v1/seeks", live.clone()).await.expect(201)["seek"].clone();
    let mut watcher = ben.page(&server).await;
    watcher.send(json!({ "type": "lobby", "on": true })).await;
    let listed = async |page: &mut Page| {
        let seeks = page.receive("seeks").await["seeks"].clone();
        Vec::from_iter(seeks.as_array().unwrap().iter().map(|listed| listed["seek"].clone()))
    };
    assert_eq!(listed(&mut watcher).await, [slow.clone(), seek.clone()]);
    drop(page);
    assert_eq!(listed(&mut watcher).await, std::slice::from_ref(&slow), "hidden at once");
    let path = format!("/api/v1/seeks/{}", seek.as_str().unwrap());
    assert_eq!(ben.browser.post(&path, json!({})).await.refused(404), "no-such-seek");
    let paired = ben.browser.post("/api/v1/pair", live).await.expect(200);
    assert_eq!(paired["kind"], "seek", "nobody to play with");
    while listed(&mut watcher).await.len() != 2 {}
    // Once it is withdrawn, it does not come back with the player.
    let store = server.state.store();
    let began = std::time::Instant::now();
    while store.seeks().await.unwrap().len() > 2 {
        assert!(began.elapsed().as_secs() < 60, "the seek stays");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let _page = ann.page(&server).await;
    let seeks = ann.browser.get("/api/v1/seeks").await.expect(200);
    assert!(seeks.as_array().unwrap().iter().all(|listed| listed["seek"] != seek), "{seeks}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_hidden_from_others() {
    let server = TestServer::start().await;
    let [host, friend, stranger] =
        [Visitor::guest(&server).await, Visitor::guest(&server).await, Visitor::guest(&server).await];
    let (table, invitations) =
        host.table(json!({ "game": "courtier" }), "first", json!({ "kind": "link" })).await;
    let mut page = stranger.page(&server).await;
    page.watch(&table).await;
    let before = page.number;
    let link = invitations[1].as_ref().unwrap();
    friend.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
    let mut own = host.page(&server).await;
    own.watch(&table).await;
    own.play("a1-b1").await;
    // The next message is the pong, not an update of the game.
    page.send(json!({ "type": "ping", "n": 7 })).await;
    page.receive("pong").await;
    assert_eq!(page.number, before);
    stranger.browser.get(&format!("/api/v1/tables/{table}")).await.refused(404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_limited_per_person() {
    let server = TestServer::start().await;
    let guest = Visitor::guest(&server).await;
    let store = server.state.store();
    let person = store.person_by_name(&guest.name).await.unwrap().unwrap();
    for _ in 0..500 {
        let mut row = table([&person, &person]);
        row.seats = [Some(person.id.clone()), None::<PersonId>];
        server.state.writer().write(TableChange::create(row, events(&["begin"]))).await.unwrap();
    }
    let body = json!({ "terms": terms("courtier"), "seat": "first", "opponent": { "kind": "here" } });
    let answer: Value = guest.browser.post("/api/v1/tables", body).await.expect(403);
    assert_eq!(answer["error"]["code"], "too-many-tables", "{answer}");
    assert_eq!(answer["error"]["params"], json!({ "most": 500 }), "{answer}");
    // There are no other ways to more of them.
    let ben = Visitor::account(&server, "Ben").await;
    let _pages = [guest.page(&server).await, ben.page(&server).await];
    let game = json!({ "terms": { "game": "courtier" }, "seat": "any" });
    let seek = ben.browser.post("/api/v1/seeks", game.clone()).await.expect(201);
    let path = format!("/api/v1/players/{}/challenge", guest.name);
    let challenge = ben.browser.post(&path, game.clone()).await.expect(201);
    let (_, links) = ben.table(terms("courtier"), "first", json!({ "kind": "link" })).await;
    for (path, body) in [
        ("/api/v1/seeks".to_owned(), game.clone()),
        ("/api/v1/pair".to_owned(), json!({ "terms": { "game": "courtier" } })),
        ("/api/v1/players/Ben/challenge".to_owned(), game),
        (format!("/api/v1/seeks/{}", seek["seek"].as_str().unwrap()), json!({})),
        (format!("/api/v1/challenges/{}/accept", challenge["challenge"].as_str().unwrap()), json!({})),
        (format!("/api/v1/invitations/{}", links[1].as_ref().unwrap()), json!({})),
    ] {
        assert_eq!(guest.browser.post(&path, body).await.refused(403), "too-many-tables", "{path}");
    }
    server.stop().await;
}

/// A person with many sockets can do no more than one who sends requests.
#[tokio::test(flavor = "multi_thread")]
async fn commands_are_limited_per_person() {
    let server = TestServer::start_with(|config| {
        config.limits.person_requests_per_second = 2.0;
        config.limits.messages_per_second = 10_000.0;
    })
    .await;
    let mut party = Party::guests(&server, terms("courtier")).await;
    let mut second = party.people[0].page(&server).await;
    second.watch(&party.table).await;
    let claim = json!({ "kind": "claim" });
    let mut is_refused = false;
    for _ in 0..40 {
        for page in [&mut party.pages[0], &mut second] {
            is_refused |= page.act(claim.clone()).await["code"] == "too-many-requests";
        }
    }
    assert!(is_refused);
    assert_eq!(party.pages[1].fail(claim).await, "too-early-to-claim", "others are not concerned");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_limited_per_person() {
    let server = TestServer::start().await;
    let guest = Visitor::guest(&server).await;
    let mut pages = Vec::new();
    for _ in 0..64 {
        pages.push(guest.page(&server).await);
    }
    let another = async || {
        let mut request = format!("ws://{}/api/v1/socket", server.address).into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
        request.headers_mut().insert("origin", server.origin().parse().unwrap());
        connect_async(request).await
    };
    let refused = another().await.unwrap_err().to_string();
    assert!(refused.contains("429"), "{refused}");
    Visitor::guest(&server).await.page(&server).await;
    drop(pages);
    let began = std::time::Instant::now();
    while another().await.is_err() {
        assert!(began.elapsed().as_secs() < 60, "who has left counts no more");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_of_playouts_does_not_exceed_the_time_limit() {
    let server = TestServer::start().await;
    let guest = Visitor::guest(&server).await;
    let endless = json!({ "kind": "computer", "player": "uct:1000000000" });
    let (table, _) = guest.table(json!({ "game": "courtier", "begins": "second" }), "first", endless).await;
    let mut page = guest.page(&server).await;
    page.watch(&table).await;
    page.until(|state| state["decides"] == 1).await;
    server.stop().await;
}
