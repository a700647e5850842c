use serde_json::json;
use server::store::{NewChatLine, Room, TableChange, TableStage};

use crate::common::data::{events, person, table, write};
use crate::common::server::TestServer;

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
    let over = write(&**store, TableChange::create(over, events(&[r#"{"play":"a3-b3"}"#]))).await;
    let going = TableChange::create(table([&opponent, &me]), events(&[r#"{"sealed":"secret"}"#]));
    write(&**store, going).await;
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
    assert_eq!(tables.len(), 2);
    let of_over = tables.iter().find(|table| table["id"] == over.id.as_str()).unwrap();
    assert_eq!(of_over["events"][0]["event"], json!({ "play": "a3-b3" }));
    let text = export.to_string();
    assert!(!text.contains("secret"), "what an opponent has sealed stays sealed");
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
