use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::common::server::TestServer;
use crate::page::Visitor;
use crate::party::{Party, terms};

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_game_does_not_affect_a_bots_other_games() {
    let server = TestServer::start().await;
    let bot = Visitor::account(&server, "Robbie").await;
    let body = json!({ "name": "test", "scopes": ["bot", "play"] });
    let token = bot.browser.post("/api/v1/me/tokens", body).await.expect(201);
    let token = token["secret"].as_str().unwrap().to_owned();
    let friend = Visitor::guest(&server).await;
    let party = Party::of(&server, [bot, friend], terms("courtier")).await;
    let [bot, friend, _] = party.people;
    let sound = Party::of(&server, [bot, friend], terms("courtier")).await;
    let damaged = party.table;
    drop(party.pages);
    let database = server.state.config().database.clone();
    let folder = server.stop().await;
    let mut connection = SqliteConnection::connect(&database).await.unwrap();
    let damage = "UPDATE events SET body = 'damaged' WHERE seq = 2 AND table_id = $1";
    sqlx::query(damage).bind(&damaged).execute(&mut connection).await.unwrap();
    let server = TestServer::start_with(move |config| config.database = database).await;
    let program = server.program(&token);
    program.post("/api/v1/bot/account/upgrade", json!({})).await;
    let request = program.request(reqwest::Method::GET, "/api/v1/stream/event");
    let mut response = request.send().await.unwrap();
    assert_eq!(response.status().as_u16(), 200);
    let first = response.chunk().await.unwrap().unwrap();
    let line: Value = serde_json::from_slice(first.split(|byte| *byte == b'\n').next().unwrap()).unwrap();
    assert_eq!((&line["type"], &line["game"]["id"]), (&json!("gameStart"), &json!(sound.table)));
    drop(response);
    server.stop().await;
    drop(folder);
}
