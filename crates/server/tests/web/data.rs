use rules::Side;
use serde_json::json;
use server::store::{NewChatLine, NewEvent, Room, TableChange, TableStage};
use table::fair_dice::Secret;
use table::{Change, Event, Sitter, Table, Terms, Time};

use crate::common::data::{events, person, table, write};
use crate::common::server::TestServer;

/// The events of a table at which this many games with sealed dice began, and all but the last have ended.
fn games(count: u8) -> Vec<NewEvent> {
    let game = catalog::all().into_iter().find(|game| game.has_dice()).unwrap();
    // With a position, nobody chooses a setup.
    let terms = Terms { position: Some(game.usual_start().position()), ..Terms::of(&game.name()) };
    let now = Time(2_000);
    let (mut table, opened) = Table::open("a-table", terms, now).unwrap();
    let mut log = vec![opened];
    let mut happen = |change| {
        let event = Event::new(now, change);
        table.apply(&event).unwrap();
        log.push(event);
    };
    for (side, name) in Side::BOTH.into_iter().zip(["Ann", "Opponent"]) {
        happen(Change::Seated {
            side,
            sitter: Sitter::Person { id: name.to_owned(), name: name.to_owned() },
        });
    }
    for number in 1..=count {
        happen(Change::Sealed { secret: secret(number) });
        happen(Change::Began { first: Side::South, salts: [String::new(), String::new()] });
        if number < count {
            happen(Change::Resigned { by: Side::North });
            happen(Change::Rematched);
        }
    }
    log.iter().map(|event| NewEvent { at_ms: 2_000, body: event.to_json().unwrap() }).collect()
}

/// The secret of the dice of the game with this number.
fn secret(game: u8) -> Secret {
    Secret::new([0xa0 + game; 32])
}

#[tokio::test]
async fn a_game_that_began_after_the_export_did_stays_sealed() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" })).await.expect(201);
    let store = server.state.store();
    let me = store.person_by_name("Ann").await.unwrap().unwrap();
    let opponent = person(&**store, "Opponent").await;
    // What an export finds that read the row before a rematch and the events after it.
    let mut row = table([&me, &opponent]);
    row.state = TableStage::Over;
    write(&**store, TableChange::create(row, games(2))).await;
    let export = browser.get("/api/v1/me/export").await.expect(200).to_string();
    assert!(export.contains(&secret(1).reveal()), "the first game is over");
    assert!(!export.contains(&secret(2).reveal()), "the second is being played");
}

#[tokio::test]
async fn everything_about_oneself_can_be_taken_along() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" })).await.expect(201);
    browser.post("/api/v1/me/tokens", json!({ "name": "my bot", "scopes": ["bot"] })).await.expect(201);
    let store = server.state.store();
    let me = store.person_by_name("Ann").await.unwrap().unwrap();
    let opponent = person(&**store, "Opponent").await;
    let mut over = table([&me, &opponent]);
    over.state = TableStage::Over;
    let mut played = games(2);
    played.truncate(played.len() - 3);
    let over = write(&**store, TableChange::create(over, played.clone())).await;
    write(&**store, TableChange::create(table([&opponent, &me]), games(1))).await;
    let damaged = TableChange::create(table([&opponent, &me]), events(&[r#"{"sealed":"a secret"}"#]));
    write(&**store, damaged).await;
    let (table_id, person_id) = (over.id.clone(), me.id.clone());
    let line =
        NewChatLine { table_id, room: Room::Players, person_id, body: "well played".to_owned(), at_ms: 1 };
    store.add_chat(&line).await.unwrap();

    let export = browser.get("/api/v1/me/export").await.expect(200);
    assert_eq!(export["person"]["name"], "Ann");
    assert_eq!(export["sessions"][0]["userAgent"], "a test");
    assert_eq!(export["tokens"][0]["name"], "my bot");
    assert_eq!(export["chat"][0]["text"], "well played");
    let tables = export["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 3);
    let of_over = tables.iter().find(|table| table["id"] == over.id.as_str()).unwrap();
    let exported = of_over["events"].as_array().unwrap();
    let exported: Vec<String> = exported.iter().map(|event| event["event"].to_string()).collect();
    assert_eq!(exported.len(), played.len());
    assert!(exported.last().unwrap().contains("resigned"));
    let of_others = tables.iter().filter(|table| table["id"] != over.id.as_str());
    let sealed = json!(of_others.collect::<Vec<_>>()).to_string();
    assert!(!sealed.contains(&secret(1).reveal()), "what is sealed stays sealed");
    let text = export.to_string();
    assert!(!text.contains("a secret"), "what cannot be read is not shown");
    assert!(!text.contains("argon2"), "the password is not data");
}

#[tokio::test]
async fn an_account_can_be_deleted_and_the_games_stay() {
    let server = TestServer::start().await;
    let [browser, other] = [server.browser(), server.browser()];
    let account = json!({ "name": "Ann", "password": "correct horse" });
    browser.post("/api/v1/account", account.clone()).await.expect(201);
    other.post("/api/v1/session", account.clone()).await.expect(200);
    let store = server.state.store();
    let me = store.person_by_name("Ann").await.unwrap().unwrap();
    let opponent = person(&**store, "Opponent").await;
    let row = write(&**store, TableChange::create(table([&me, &opponent]), events(&["begin"]))).await;

    browser.post("/api/v1/me/delete", json!({})).await.refused(401);
    browser.post("/api/v1/me/delete", json!({ "password": "wrong horse" })).await.refused(401);
    browser.post("/api/v1/me/delete", json!({ "password": "correct horse" })).await.expect(204);
    for browser in [browser, other] {
        browser.get("/api/v1/me").await.refused(401);
    }
    server.browser().post("/api/v1/session", account.clone()).await.refused(401);
    server.browser().get("/api/v1/people/Ann").await.refused(404);
    let seat = store.table(&row.id).await.unwrap().unwrap().seats[0].clone().unwrap();
    assert_eq!(store.person(&seat).await.unwrap().unwrap().name, "deleted player");
    server.browser().post("/api/v1/account", account).await.expect(201);

    let guest = server.browser();
    guest.post("/api/v1/guest", json!({})).await.expect(201);
    guest.post("/api/v1/me/delete", json!({})).await.expect(204);
    guest.get("/api/v1/me").await.refused(401);
}
