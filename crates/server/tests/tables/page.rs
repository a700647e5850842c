use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::common::client::Client;
use crate::common::server::TestServer;

/// The timeout for expected messages.
const MESSAGE_TIMEOUT: Duration = Duration::from_secs(30);

/// A person with a browser.
pub(crate) struct Visitor {
    pub(crate) browser: Client,
    pub(crate) cookie: String,
    pub(crate) name: String,
}

impl Visitor {
    /// Creates a guest.
    pub(crate) async fn guest(server: &TestServer) -> Visitor {
        let browser = server.browser();
        let answer = browser.post("/api/v1/guest", json!({})).await;
        let cookie = answer.headers["set-cookie"].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let me = answer.expect(201);
        Visitor { browser, cookie, name: me["name"].as_str().unwrap().to_owned() }
    }

    /// Creates an account.
    pub(crate) async fn account(server: &TestServer, name: &str) -> Visitor {
        let browser = server.browser();
        let account = json!({ "name": name, "password": Visitor::PASSWORD });
        let answer = browser.post("/api/v1/account", account).await;
        let cookie = answer.headers["set-cookie"].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        answer.expect(201);
        Visitor { browser, cookie, name: name.to_owned() }
    }

    /// The password of every account.
    pub(crate) const PASSWORD: &str = "correct horse";

    /// Creates a table and returns its id and invitations.
    pub(crate) async fn table(
        &self,
        terms: Value,
        seat: &str,
        opponent: Value,
    ) -> (String, Vec<Option<String>>) {
        let body = json!({ "terms": agreed(terms), "seat": seat, "opponent": opponent });
        let made = self.browser.post("/api/v1/tables", body).await.expect(201);
        let invitations = made["invitations"].as_array().unwrap();
        let invitations = invitations.iter().map(|one| one.as_str().map(str::to_owned)).collect();
        (made["table"].as_str().unwrap().to_owned(), invitations)
    }

    /// Opens a page.
    pub(crate) async fn page(&self, server: &TestServer) -> Page {
        let mut request = format!("ws://{}/api/v1/socket", server.address).into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        request.headers_mut().insert("origin", server.origin().parse().unwrap());
        let (socket, _) = connect_async(request).await.unwrap();
        let mut page = Page { socket, table: String::new(), view: Value::Null, number: 0, asked: 0 };
        let welcome = page.receive("welcome").await;
        assert_eq!(welcome["me"]["name"], self.name.as_str());
        page
    }
}

/// An open page with its socket. Like a web page, it keeps the view of a table up to date.
pub(crate) struct Page {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) table: String,
    /// The last snapshot, with its state and steps kept up to date.
    pub(crate) view: Value,
    pub(crate) number: u64,
    asked: u64,
}

impl Page {
    pub(crate) async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Returns the next message; `None` if the server closed the socket.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(MESSAGE_TIMEOUT, self.socket.next())
                .await
                .expect("a message arrives in time");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(text.as_str()).unwrap();
                    self.note(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Returns the next message of this type; others are processed and skipped.
    pub(crate) async fn receive(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the socket is open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    fn note(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "table" if message["table"] == self.table.as_str() => {
                self.view = message["view"].clone();
                self.number = self.view["number"].as_u64().unwrap();
            }
            "update" if message["table"] == self.table.as_str() => {
                let update = &message["update"];
                let first = update["events"][0]["number"].as_u64();
                assert!(first.is_none_or(|first| first <= self.number + 1), "events are missing: {update}");
                let steps = self.view["steps"].as_array_mut().unwrap();
                steps.truncate(update["stepsKept"].as_u64().unwrap() as usize);
                steps.extend(update["steps"].as_array().unwrap().iter().cloned());
                self.view["state"] = update["state"].clone();
                self.number = update["number"].as_u64().unwrap();
            }
            _ => {}
        }
    }

    /// Drops the connection and reconnects as the same page, resuming from the last event.
    pub(crate) async fn reconnect(&mut self, server: &TestServer, person: &Visitor) {
        // A page that vanishes has closed nothing.
        let mut page = person.page(server).await;
        (page.table, page.view, page.number) = (self.table.clone(), self.view.clone(), self.number);
        page.asked = self.asked;
        let message = json!({ "type": "watch", "table": page.table, "since": page.number });
        *self = page;
        self.send(message).await;
        self.receive("update").await;
    }

    /// Subscribes to a table.
    pub(crate) async fn watch(&mut self, table: &str) {
        self.table = table.to_owned();
        self.send(json!({ "type": "watch", "table": table })).await;
        self.receive("table").await;
    }

    pub(crate) fn state(&self) -> &Value {
        &self.view["state"]
    }

    /// Sends a command and returns the response.
    pub(crate) async fn act(&mut self, command: Value) -> Value {
        self.asked += 1;
        let id = format!("ask-{}", self.asked);
        let table = self.table.clone();
        self.send(json!({ "type": "do", "id": id, "table": table, "command": command })).await;
        loop {
            let message = self.next().await.expect("the socket is open");
            if message["id"] == id.as_str() {
                return message;
            }
        }
    }

    /// Sends a command that must succeed, and waits for its event.
    pub(crate) async fn succeed(&mut self, command: Value) {
        let answer = self.act(command).await;
        assert_eq!(answer["type"], "done", "{answer}");
        self.catch_up(answer["number"].as_u64().unwrap()).await;
    }

    /// Sends a command that must be refused, and returns the code.
    pub(crate) async fn fail(&mut self, command: Value) -> String {
        let answer = self.act(command).await;
        assert_eq!(answer["type"], "refused", "{answer}");
        answer["code"].as_str().unwrap().to_owned()
    }

    /// Waits for an event.
    pub(crate) async fn catch_up(&mut self, number: u64) {
        while self.number < number {
            self.next().await.expect("the socket is open");
        }
    }

    /// Waits until the condition holds.
    pub(crate) async fn until(&mut self, is_so: impl Fn(&Value) -> bool) {
        while !is_so(self.state()) {
            self.next().await.expect("the socket is open");
        }
    }

    /// Returns the legal moves offered to this page.
    pub(crate) fn moves(&self) -> Vec<String> {
        let moves = self.state()["moves"].as_array().unwrap();
        moves.iter().map(|legal| legal["text"].as_str().unwrap().to_owned()).collect()
    }

    /// Creates a move command for the current ply.
    pub(crate) fn move_command(&self, text: &str) -> Value {
        let ply = self.state()["ply"].as_u64().unwrap();
        json!({ "kind": "move", "ply": ply, "id": format!("{}-{ply}", self.number), "text": text })
    }

    /// Makes a move.
    pub(crate) async fn play(&mut self, text: &str) {
        let command = self.move_command(text);
        self.succeed(command).await;
    }
}

/// Seat 1 moves first unless the terms say otherwise: by default a random player would.
fn agreed(mut terms: Value) -> Value {
    if terms.get("begins").is_none() {
        terms["begins"] = json!("first");
    }
    terms
}
