use serde_json::{Value, json};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::common::server::TestServer;

/// A database of version 0.1 with a game for each way of ending.
const BEFORE: &str = include_str!("../data/holocourt-0.1.sql");

/// The game, the code of its result and the code of the reason, newest first.
const FINISHED: [[&str; 3]; 18] = [
    ["holochess", "result-wins", "end-no-pawns"],
    ["courtier", "result-aborted", "end-aborted"],
    ["courtier", "result-wins", "end-timeout"],
    ["courtier", "result-drawn", "end-agreed"],
    ["courtier", "result-wins", "end-resigned"],
    ["courtier", "result-drawn", "end-repetition"],
    ["courtier", "result-drawn", "end-claimed-repetition"],
    ["king-and-courtesan:7", "result-wins", "end-king-captured"],
    ["king-and-courtesan", "result-wins", "end-king-home"],
    ["king-and-courtesan:3", "result-wins", "end-king-captured"],
    ["dejarik", "result-wins-points", "end-captures"],
    ["dejarik", "result-wins-points", "end-row-of-four"],
    ["dejarik", "result-wins-points", "end-row-of-three"],
    ["courtyard", "result-wins", "end-king-entered"],
    ["courtyard", "result-drawn", "end-kings-lost"],
    ["courtier", "result-drawn", "end-both-forfeited"],
    ["courtier", "result-drawn", "end-both-kings-captured"],
    ["courtier", "result-wins", "end-king-captured"],
];

/// Returns the codes of a result and its reason.
fn codes(result: &Value) -> [&str; 2] {
    assert_eq!(result["code"], "result-with-reason");
    ["result", "reason"].map(|part| result["params"][part]["code"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_of_a_database_of_version_0_1_are_listed_and_opened() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("before.db");
    // The dump lists tables alphabetically, not in the order of their references.
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true).foreign_keys(false);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(BEFORE).execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    // The second start finds what the first one migrated.
    for start in ["first", "second"] {
        let server =
            TestServer::start_with(|config| config.database = format!("sqlite:{}", file.display())).await;
        let browser = server.browser();
        let tables = browser.get("/api/v1/tables/finished?limit=100").await.expect(200);
        let tables = tables.as_array().unwrap();
        let found = tables.iter().map(|table| {
            let [result, reason] = codes(&table["result"]);
            [table["game"].as_str().unwrap(), result, reason]
        });
        assert_eq!(found.collect::<Vec<_>>(), FINISHED, "after the {start} start");
        for table in tables {
            let path = format!("/api/v1/tables/{}/record", table["table"].as_str().unwrap());
            let record = browser.get(&path).await.text;
            let checked =
                browser.post("/api/v1/records/check", json!({ "record": record })).await.expect(200);
            let is_aborted = codes(&table["result"])[0] == "result-aborted";
            assert_eq!(checked["ending"].is_null(), is_aborted, "{record}");
            if !is_aborted {
                assert_eq!(codes(&checked["ending"]), codes(&table["result"]), "{record}");
            }
        }
        server.stop().await;
    }
}
