//! What happens at a table while the database fails.

use serde_json::{Value, json};
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::common::postgres::Cluster;
use crate::common::server::TestServer;
use crate::page::{Page, Visitor};
use crate::party::{Party, terms};
use crate::rated;

pub(crate) async fn sql(server: &TestServer, statement: &str) {
    let url = &server.state.config().database;
    if is_postgres(server) {
        let mut database = PgConnection::connect(url).await.unwrap();
        sqlx::query(statement).execute(&mut database).await.unwrap();
    } else {
        let mut database = SqliteConnection::connect(url).await.unwrap();
        sqlx::query(statement).execute(&mut database).await.unwrap();
    }
}

fn is_postgres(server: &TestServer) -> bool {
    server.state.store().name() == "PostgreSQL"
}

/// Lets the database refuse all new rows of a table.
async fn refuse_rows(server: &TestServer, table: &str) {
    let statement = match is_postgres(server) {
        true => format!("ALTER TABLE {table} ADD CONSTRAINT broken CHECK (FALSE) NOT VALID"),
        false => {
            format!("CREATE TRIGGER broken BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'broken'); END")
        }
    };
    sql(server, &statement).await;
}

async fn accept_rows(server: &TestServer, table: &str) {
    let statement = match is_postgres(server) {
        true => format!("ALTER TABLE {table} DROP CONSTRAINT broken"),
        false => "DROP TRIGGER broken".to_owned(),
    };
    sql(server, &statement).await;
}

/// Creates each test twice: for SQLite and for PostgreSQL.
macro_rules! on_both_databases {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    super::$test(super::TestServer::start().await).await;
                }
            )*
        }

        #[tokio::test(flavor = "multi_thread")]
        async fn postgres() {
            let Some(cluster) = Cluster::start().await else { return };
            $({
                let database = cluster.database(stringify!($test)).await;
                eprintln!("on PostgreSQL: {}", stringify!($test));
                $test(TestServer::start_with(|config| config.database = database).await).await;
            })*
        }
    };
}

on_both_databases! {
    a_move_that_is_not_stored_is_never_shown,
    a_game_ends_together_with_its_rating_or_not_at_all,
    an_offer_stays_until_its_game_is_stored,
}

/// Everything that a page is sent before the answer to a ping.
async fn drain(page: &mut Page) -> Vec<Value> {
    page.send(json!({ "type": "ping", "n": 1 })).await;
    let mut messages = Vec::new();
    loop {
        let message = page.next().await.unwrap();
        if message["type"] == "pong" {
            return messages;
        }
        messages.push(message);
    }
}

async fn a_move_that_is_not_stored_is_never_shown(server: TestServer) {
    let mut party = Party::guests(&server, terms("courtier")).await;
    party.play("a1-b1").await;
    party.play("a7-b7").await;
    let path = format!("/api/v1/tables/{}", party.table);
    let (id, room) = (&party.table, "players");
    let line = json!({ "type": "say", "id": "hello", "table": id, "room": room, "text": "hello" });
    party.pages[0].send(line).await;
    party.pages[0].receive("done").await;
    for page in &mut party.pages {
        drain(page).await;
    }
    // Neither writing nor reading again works.
    sql(&server, "ALTER TABLE events RENAME TO events_away").await;
    let lost = party.pages[0].move_command("a2-b2");
    let other = party.pages[0].move_command("a3-b3");
    assert_eq!(party.pages[0].fail(lost).await, "internal");
    for page in &mut party.pages {
        assert_eq!(page.state()["ply"], 2);
        assert!(drain(page).await.iter().all(|message| message["type"] != "update"));
    }
    party.people[1].browser.get(&path).await.refused(500);
    sql(&server, "ALTER TABLE events_away RENAME TO events").await;
    // Everybody is sent the table as it is in the store, and the game goes on.
    for (number, page) in party.pages.iter_mut().enumerate() {
        let whole = page.receive("table").await;
        assert_eq!(page.state()["ply"], 2);
        assert_eq!(whole["chat"].as_array().unwrap().len(), usize::from(number < 2), "players read the chat");
    }
    let seen = party.people[1].browser.get(&path).await.expect(200);
    assert_eq!(seen["state"]["ply"], 2);
    party.act(0, other).await;
    party.play("b7-a7").await;
    party.assert_same();
    let steps = party.pages[2].view["steps"].as_array().unwrap().clone();
    let texts: Vec<&str> = steps.iter().map(|step| step["text"].as_str().unwrap()).collect();
    assert_eq!(texts, ["a1-b1", "a7-b7", "a3-b3", "b7-a7"]);
    server.stop().await;
}

async fn a_game_ends_together_with_its_rating_or_not_at_all(server: TestServer) {
    let people = [Visitor::account(&server, "Ann").await, Visitor::account(&server, "Ben").await];
    let mut party = Party::of(&server, people, rated::terms()).await;
    party.play_on(2).await;
    refuse_rows(&server, "ratings").await;
    assert_eq!(party.pages[0].fail(json!({ "kind": "resign" })).await, "internal");
    assert_eq!(rated::games(&server, "Ann").await, [0_i64; 0]);
    let seen = party.people[1].browser.get(&format!("/api/v1/tables/{}", party.table)).await.expect(200);
    assert_eq!(seen["state"]["phase"], "playing", "the game has not ended");
    accept_rows(&server, "ratings").await;
    party.act(0, json!({ "kind": "resign" })).await;
    for name in ["Ann", "Ben"] {
        assert_eq!(rated::games(&server, name).await, [1], "{name}");
    }
    server.stop().await;
}

async fn an_offer_stays_until_its_game_is_stored(server: TestServer) {
    let [ann, ben] = [Visitor::account(&server, "Ann").await, Visitor::account(&server, "Ben").await];
    let _page = ann.page(&server).await;
    let game = json!({ "terms": { "game": "courtier" }, "seat": "any" });
    let seek = ann.browser.post("/api/v1/seeks", game.clone()).await.expect(201);
    let challenge = ann.browser.post("/api/v1/players/Ben/challenge", game).await.expect(201);
    let take = format!("/api/v1/seeks/{}", seek["seek"].as_str().unwrap());
    let accept = format!("/api/v1/challenges/{}/accept", challenge["challenge"].as_str().unwrap());
    let offers = async || {
        let [seeks, challenges] = ["/api/v1/seeks", "/api/v1/challenges"];
        let [seeks, challenges] = [ben.browser.get(seeks).await, ben.browser.get(challenges).await];
        [seeks, challenges].map(|list| list.expect(200).as_array().unwrap().len())
    };
    refuse_rows(&server, "tables").await;
    for path in [&take, &accept] {
        ben.browser.post(path, json!({})).await.refused(500);
    }
    assert_eq!(offers().await, [1, 1]);
    accept_rows(&server, "tables").await;
    for path in [&take, &accept] {
        ben.browser.post(path, json!({})).await.expect(200);
        ben.browser.post(path, json!({})).await.refused(404);
    }
    assert_eq!(offers().await, [0, 0]);
    assert_eq!(server.state.store().tables_going().await.unwrap().len(), 2);
    server.stop().await;
}
