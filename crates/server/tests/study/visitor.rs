use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::client::Client;
use crate::common::server::TestServer;

/// A person with a browser.
pub(crate) struct Visitor {
    pub(crate) browser: Client,
    #[expect(dead_code, reason = "useful in failure messages")]
    pub(crate) name: String,
}

impl Visitor {
    pub(crate) async fn guest(server: &TestServer) -> Visitor {
        let browser = server.browser();
        let me = browser.post("/api/v1/guest", json!({})).await;
        let me: Value = serde_json::from_str(&me.text).unwrap();
        Visitor { browser, name: me["name"].as_str().unwrap().to_owned() }
    }

    pub(crate) async fn account(server: &TestServer, name: &str) -> Visitor {
        let browser = server.browser();
        let body = json!({ "name": name, "password": "correct horse battery" });
        browser.post("/api/v1/account", body).await.expect(201);
        Visitor { browser, name: name.to_owned() }
    }

    /// Creates a table and returns its id.
    pub(crate) async fn table(&self, terms: Value, opponent: Value) -> (String, Value) {
        let body = json!({ "terms": agreed(terms), "seat": "first", "opponent": opponent });
        let made = self.browser.post("/api/v1/tables", body).await.expect(201);
        (made["table"].as_str().unwrap().to_owned(), made["invitations"].clone())
    }

    /// Creates a table and seats another person.
    pub(crate) async fn table_with(&self, other: &Visitor, terms: Value) -> String {
        let (table, invitations) = self.table(terms, json!({ "kind": "link" })).await;
        let link = invitations[1].as_str().unwrap();
        other.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
        table
    }

    /// Returns the current table.
    pub(crate) async fn view(&self, table: &str) -> Value {
        self.browser.get(&format!("/api/v1/tables/{table}")).await.expect(200)
    }

    pub(crate) async fn command(&self, table: &str, command: Value) {
        self.browser.post(&format!("/api/v1/tables/{table}/commands"), command).await.expect(200);
    }

    /// Makes a move at the current ply.
    pub(crate) async fn play(&self, table: &str, text: &str) {
        let view = self.view(table).await;
        let ply = view["state"]["ply"].as_u64().unwrap();
        let id = format!("after-{}", view["number"]);
        self.command(table, json!({ "kind": "move", "ply": ply, "id": id, "text": text })).await;
    }

    /// Waits until the condition holds, and returns the table.
    pub(crate) async fn until(&self, table: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        let began = Instant::now();
        loop {
            let view = self.view(table).await;
            if is_so(&view["state"]) {
                return view;
            }
            assert!(began.elapsed() < Duration::from_secs(60), "this never came: {}", view["state"]);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Two people make these moves, each when it is their decision.
pub(crate) async fn play_out(players: [&Visitor; 2], table: &str, moves: &str) {
    for text in moves.split_whitespace() {
        let decides = players[0].view(table).await["state"]["decides"].as_u64().unwrap();
        players[decides as usize - 1].play(table, text).await;
    }
}

/// Seat 1 moves first unless the terms say otherwise: by default a random player would.
fn agreed(mut terms: Value) -> Value {
    if terms.get("begins").is_none() {
        terms["begins"] = json!("first");
    }
    terms
}
