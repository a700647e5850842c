use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::common::server::TestServer;
use crate::page::{Page, Visitor};
use crate::party::{Party, terms};

async fn two(server: &TestServer) -> ([Visitor; 2], [Page; 2], String) {
    let people = [Visitor::guest(server).await, Visitor::guest(server).await];
    let terms = json!({ "game": "courtier" });
    let (table, invitations) = people[0].table(terms, "first", json!({ "kind": "link" })).await;
    let link = invitations[1].as_ref().unwrap();
    people[1].browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
    let mut pages = [people[0].page(server).await, people[1].page(server).await];
    for page in &mut pages {
        page.watch(&table).await;
    }
    (people, pages, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_sent_twice_counts_once() {
    let server = TestServer::start().await;
    let (_, [mut first, mut second], _) = two(&server).await;
    let command = first.move_command("a1-b1");
    first.succeed(command.clone()).await;
    let number = first.number;
    let again = first.act(command).await;
    assert_eq!((again["type"].as_str(), again["number"].as_u64()), (Some("done"), Some(number)));
    second.catch_up(number).await;
    assert_eq!(second.view["steps"].as_array().unwrap().len(), 1);
    // A different move for a past or future ply is refused.
    let stale = json!({ "kind": "move", "ply": 0, "id": "other", "text": "a2-b2" });
    assert_eq!(first.fail(stale.clone()).await, "wrong-ply");
    assert_eq!(second.fail(stale).await, "wrong-ply");
    let early = json!({ "kind": "move", "ply": 9, "id": "early", "text": "a7-b7" });
    assert_eq!(second.fail(early).await, "wrong-ply");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_of_a_seat_can_move_for_it() {
    let server = TestServer::start().await;
    let (_, [mut first, mut second], table) = two(&server).await;
    let early = second.move_command("a7-b7");
    assert_eq!(second.fail(early).await, "not-your-decision");
    let theirs = second.move_command("a1-b1");
    assert_eq!(second.fail(theirs).await, "not-your-decision");
    let illegal = first.move_command("a1-c");
    assert_eq!(first.fail(illegal).await, "illegal-choice");
    let unreadable = first.move_command("nonsense");
    assert_eq!(first.fail(unreadable).await, "bad-move");
    // To anyone else, a private table does not exist.
    let stranger = Visitor::guest(&server).await;
    let mut page = stranger.page(&server).await;
    page.send(json!({ "type": "watch", "table": table })).await;
    assert_eq!(page.receive("refused").await["code"], "no-such-table");
    page.table = table.clone();
    assert_eq!(page.fail(json!({ "kind": "resign" })).await, "no-such-table");
    for room in ["players", "spectators"] {
        page.send(json!({ "type": "say", "id": room, "table": table, "room": room, "text": "hello" })).await;
        assert_eq!(page.receive("refused").await["code"], "no-such-table", "{room}");
    }
    stranger.browser.get(&format!("/api/v1/tables/{table}")).await.refused(404);
    assert_eq!(first.view["steps"], json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_cannot_act_or_see_sealed_setups() {
    let server = TestServer::start().await;
    let mut party = Party::guests(&server, terms("holochess")).await;
    let setup = party.pages[0].state()["setups"][17].clone();
    assert_eq!(party.pages[2].state()["setups"], json!([]));
    party.act(0, json!({ "kind": "setup", "setup": setup })).await;
    for command in [
        json!({ "kind": "setup", "setup": setup }),
        json!({ "kind": "move", "ply": 0, "id": "x", "text": "a2-b3" }),
        json!({ "kind": "salt", "salt": "mine" }),
        json!({ "kind": "resign" }),
        json!({ "kind": "abort" }),
        json!({ "kind": "claim" }),
        json!({ "kind": "leave" }),
        json!({ "kind": "abandoned" }),
        json!({ "kind": "offer", "what": "draw" }),
        json!({ "kind": "accept", "what": "takeback" }),
        json!({ "kind": "decline", "what": "rematch" }),
        json!({ "kind": "withdraw", "what": "draw" }),
    ] {
        assert_eq!(party.pages[2].fail(command.clone()).await, "not-seated", "{command}");
    }
    // Nothing that the spectator receives or can request contains the setup.
    let (watcher, table) = (&party.people[2], &party.table);
    for path in [format!("/api/v1/tables/{table}"), "/api/v1/tables/live".to_owned()] {
        let seen = watcher.browser.get(&path).await;
        assert!(!seen.text.contains(setup.as_str().unwrap()), "{path}");
    }
    watcher.browser.get(&format!("/api/v1/tables/{table}/record")).await.refused(409);
    party.pages[2].send(json!({ "type": "watch", "table": table })).await;
    let whole = party.pages[2].receive("table").await.to_string();
    assert!(!whole.contains(setup.as_str().unwrap()), "{whole}");
    assert_eq!(party.pages[0].state()["ownSetup"], setup);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_out_of_order_change_nothing_and_then_count_once() {
    let server = TestServer::start().await;
    let (people, [mut first, mut second], _) = two(&server).await;
    let sent =
        |ply: u64, text: &str| json!({ "kind": "move", "ply": ply, "id": format!("m{ply}"), "text": text });
    // The later ones arrive first, and none of them counts.
    assert_eq!(first.fail(sent(2, "b1-a1")).await, "wrong-ply");
    assert_eq!(second.fail(sent(1, "a7-b7")).await, "wrong-ply");
    first.succeed(sent(0, "a1-b1")).await;
    second.catch_up(first.number).await;
    second.succeed(sent(1, "a7-b7")).await;
    first.catch_up(second.number).await;
    first.succeed(sent(2, "b1-a1")).await;
    // All of them again, in any order, from a page that lost its connection and all responses.
    first.reconnect(&server, &people[0]).await;
    let number = first.number;
    for (ply, text) in [(2, "b1-a1"), (0, "a1-b1")] {
        assert_eq!(first.act(sent(ply, text)).await["type"], "done");
    }
    assert_eq!(second.act(sent(1, "a7-b7")).await["type"], "done");
    second.catch_up(number).await;
    assert_eq!(second.view["steps"].as_array().unwrap().len(), 3);
    assert!(second.number <= number + 2, "nothing happened but somebody coming and going");
    // A known move id doesn't help for someone else's seat.
    assert_eq!(
        first.fail(json!({ "kind": "move", "ply": 3, "id": "new", "text": "b7-a7" })).await,
        "not-your-decision"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_notified_of_their_turn() {
    let server = TestServer::start().await;
    let (people, [mut first, mut second], table) = two(&server).await;
    let mut elsewhere = people[1].page(&server).await;
    first.play("a1-b1").await;
    assert_eq!(elsewhere.receive("yourTurn").await["table"], table.as_str());
    second.catch_up(first.number).await;
    second.send(json!({ "type": "ping", "n": 1 })).await;
    loop {
        let message = second.next().await.unwrap();
        assert_ne!(message["type"], "yourTurn", "the page sees it already");
        if message["type"] == "pong" {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_messages_are_answered_and_change_nothing() {
    let server = TestServer::start().await;
    let (_, [mut first, _], table) = two(&server).await;
    for bad in [
        "",
        "{",
        "null",
        "[]",
        "{\"type\":\"nothing\"}",
        "{\"type\":\"do\",\"id\":\"x\"}",
        "{\"type\":\"watch\",\"table\":7}",
        "{\"type\":\"do\",\"id\":\"x\",\"table\":\"y\",\"command\":{\"kind\":\"roll\",\"number\":3}}",
    ] {
        first.socket.send(Message::text(bad)).await.unwrap();
        assert_eq!(first.receive("refused").await["code"], "bad-request", "{bad}");
    }
    first.socket.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(first.receive("refused").await["code"], "unsupported-media-type");
    for nowhere in ["", "../../x", "a b", &"x".repeat(100)] {
        first.send(json!({ "type": "watch", "table": nowhere })).await;
        assert_eq!(first.receive("refused").await["code"], "no-such-table", "{nowhere}");
    }
    first.send(json!({ "type": "ping", "n": 5 })).await;
    assert_eq!(first.receive("pong").await["n"], 5);
    first.play("a1-b1").await;
    // An oversized message closes the connection, and has no other effect.
    let _ = first.socket.send(Message::text("x".repeat(100_000))).await;
    while first.next().await.is_some() {}
    let seen = server.state.store().table(&table.parse().unwrap()).await.unwrap().unwrap();
    assert!(seen.events >= 5);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reconnect_replays_missed_events() {
    let server = TestServer::start().await;
    let (people, [mut first, mut second], table) = two(&server).await;
    first.play("a1-b1").await;
    second.until(|state| state["ply"] == 1).await;
    let (number, view) = (second.number, second.view.clone());
    second.socket.close(None).await.unwrap();
    drop(second);
    first.until(|state| !state["seats"][1]["away"].is_null()).await;
    let mut second = people[1].page(&server).await;
    second.table.clone_from(&table);
    (second.view, second.number) = (view, number);
    second.send(json!({ "type": "watch", "table": table, "since": number })).await;
    second.receive("update").await;
    assert_eq!(second.number, first.number.max(second.number));
    first.until(|state| state["seats"][1]["away"].is_null()).await;
    second.play("a7-b7").await;
    let number = second.number;
    first.catch_up(number).await;
    assert_eq!(first.view["steps"], second.view["steps"]);
    // A page that claims to know future events gets a snapshot.
    second.send(json!({ "type": "watch", "table": table, "since": 1_000_000 })).await;
    second.receive("table").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reconnect_replays_missed_chat() {
    let server = TestServer::start().await;
    let (people, [mut first, mut second], table) = two(&server).await;
    let say =
        |text: &str| json!({ "type": "say", "id": text, "table": table, "room": "players", "text": text });
    first.send(say("before")).await;
    let read_to = second.receive("said").await["line"]["number"].clone();
    let (number, view) = (second.number, second.view.clone());
    second.socket.close(None).await.unwrap();
    drop(second);
    first.until(|state| !state["seats"][1]["away"].is_null()).await;
    for text in ["missed", "missed too"] {
        first.send(say(text)).await;
        first.receive("done").await;
    }
    let mut second = people[1].page(&server).await;
    second.table.clone_from(&table);
    (second.view, second.number) = (view, number);
    second.send(json!({ "type": "watch", "table": table, "since": number, "said": read_to })).await;
    second.receive("update").await;
    assert_eq!(second.receive("said").await["line"]["text"], "missed");
    assert_eq!(second.receive("said").await["line"]["text"], "missed too");
    // Somebody who muted the chat and has another page is sent nothing.
    second.send(json!({ "type": "mute", "table": table, "on": true })).await;
    second.send(json!({ "type": "watch", "table": table, "since": number, "said": read_to })).await;
    second.receive("update").await;
    second.send(json!({ "type": "ping", "n": 1 })).await;
    loop {
        let message = second.next().await.unwrap();
        assert_ne!(message["type"], "said");
        if message["type"] == "pong" {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_rooms_are_separate() {
    let server = TestServer::start().await;
    let people =
        [Visitor::guest(&server).await, Visitor::guest(&server).await, Visitor::guest(&server).await];
    let terms = json!({ "game": "courtier", "public": true });
    let (table, invitations) = people[0].table(terms, "first", json!({ "kind": "link" })).await;
    let link = invitations[1].as_ref().unwrap();
    people[1].browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
    let mut pages =
        [people[0].page(&server).await, people[1].page(&server).await, people[2].page(&server).await];
    for page in &mut pages {
        page.watch(&table).await;
    }
    let say = |room: &str, text: &str| json!({ "type": "say", "id": text, "table": table, "room": room, "text": text });
    pages[2].send(say("players", "let me in")).await;
    assert_eq!(pages[2].receive("refused").await["code"], "chat-players-only");
    pages[0].send(say("players", "good luck")).await;
    assert_eq!(pages[1].receive("said").await["line"]["text"], "good luck");
    pages[2].send(say("spectators", "<b>hush</b>")).await;
    // The first message the spectator receives is their own: the players' chat is not for spectators.
    assert_eq!(pages[2].receive("said").await["line"]["text"], "<b>hush</b>");
    assert_eq!(pages[0].receive("said").await["line"]["text"], "good luck");
    assert_eq!(pages[0].receive("said").await["line"]["room"], "spectators");
    // Nothing in a line is hidden, or changes how the text around it is shown.
    pages[0].send(say("players", "\u{202e}hello\u{200b}\u{202c}")).await;
    assert_eq!(pages[1].receive("said").await["line"]["text"], "<b>hush</b>");
    assert_eq!(pages[1].receive("said").await["line"]["text"], "hello");
    pages[0].send(say("players", "\u{200b}\u{2066}")).await;
    assert_eq!(pages[0].receive("refused").await["code"], "chat-length");
    pages[0].send(say("players", &"x".repeat(301))).await;
    assert_eq!(pages[0].receive("refused").await["code"], "chat-length");
    // Too many messages at once are refused, and the page stays connected.
    let mut codes = Vec::new();
    // Ten at once, plus as many as the elapsed time allows on a slow machine.
    for number in 0..60 {
        if !codes.is_empty() {
            break;
        }
        pages[2].send(say("spectators", &format!("chatter {number}"))).await;
        let answer = loop {
            let message = pages[2].next().await.unwrap();
            if message["id"].as_str().is_some_and(|id| id.starts_with("chatter")) {
                break message;
            }
        };
        codes.extend(answer["code"].as_str().map(str::to_owned));
    }
    assert_eq!(codes.first().map(String::as_str), Some("too-many-requests"));
    // A page that mutes the chat receives no messages.
    pages[1].send(json!({ "type": "mute", "table": table, "on": true })).await;
    pages[1].send(json!({ "type": "ping", "n": 1 })).await;
    pages[1].receive("pong").await;
    pages[0].send(say("players", "anybody there?")).await;
    pages[0].receive("done").await;
    pages[1].send(json!({ "type": "ping", "n": 2 })).await;
    loop {
        let message = pages[1].next().await.unwrap();
        assert_ne!(message["line"]["text"], "anybody there?");
        if message["type"] == "pong" {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_our_own_pages_may_open_a_socket() {
    let server = TestServer::start().await;
    let person = Visitor::guest(&server).await;
    let try_open = async |origin: Option<&str>, cookie: Option<&str>| {
        let mut request = format!("ws://{}/api/v1/socket", server.address).into_client_request().unwrap();
        for (name, value) in [("origin", origin), ("cookie", cookie)] {
            if let Some(value) = value {
                request.headers_mut().insert(name, value.parse().unwrap());
            }
        }
        connect_async(request).await.is_ok()
    };
    let (origin, cookie) = (server.origin(), person.cookie.as_str());
    assert!(try_open(Some(&origin), Some(cookie)).await);
    assert!(!try_open(Some("https://evil.example"), Some(cookie)).await);
    assert!(!try_open(None, Some(cookie)).await);
    assert!(!try_open(Some(&origin), None).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_messages_close_the_connection() {
    let server = TestServer::start_with(|config| config.limits.messages_per_second = 5.0).await;
    let person = Visitor::guest(&server).await;
    let mut page = person.page(&server).await;
    for n in 0..50 {
        if page.socket.send(Message::text(json!({ "type": "ping", "n": n }).to_string())).await.is_err() {
            break;
        }
    }
    let mut code = None;
    while let Some(Ok(message)) = page.socket.next().await {
        if let Message::Close(frame) = message {
            code = frame.map(|frame| u16::from(frame.code));
        }
    }
    assert_eq!(code, Some(4029));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_server_notifies_pages() {
    let server = TestServer::start().await;
    let person = Visitor::guest(&server).await;
    let mut page = person.page(&server).await;
    let stopping = tokio::spawn(server.stop());
    let goodbye: Value = page.receive("goodbye").await;
    assert!(goodbye["reconnectMs"].as_u64().is_some());
    assert!(page.next().await.is_none());
    stopping.await.unwrap();
}
