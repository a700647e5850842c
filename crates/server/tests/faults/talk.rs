use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::ledger::Ledger;
use crate::person::Gone;
use crate::socket::Socket;

/// One person's part of the chat at a table. No two lines are the same.
pub(crate) struct Talk {
    ledger: Arc<Mutex<Ledger>>,
    name: String,
    room: &'static str,
    count: usize,
    pending: Option<Line>,
    next_at: Instant,
}

struct Line {
    text: String,
    message: Value,
    /// When to send it again.
    again_at: Option<Instant>,
    /// Whether it was sent more than once: then a limit on the rate says nothing about the first time.
    is_repeated: bool,
}

/// Slower than the server allows, so that most lines are accepted.
const PAUSE: Duration = Duration::from_millis(1_500);

impl Talk {
    pub(crate) fn new(name: &str, room: &'static str, ledger: &Arc<Mutex<Ledger>>) -> Talk {
        let (ledger, name) = (ledger.clone(), name.to_owned());
        Talk { ledger, name, room, count: 0, pending: None, next_at: Instant::now() }
    }

    /// Nobody knows what became of the last line, so it is sent again.
    pub(crate) fn lost_connection(&mut self) {
        if let Some(line) = &mut self.pending {
            line.again_at = Some(Instant::now());
        }
    }

    /// Says something, if it is time.
    pub(crate) async fn go_on(&mut self, socket: &mut Socket) -> Result<(), Gone> {
        if let Some(line) = &mut self.pending
            && line.again_at.is_some_and(|at| at <= Instant::now())
        {
            (line.again_at, line.is_repeated) = (None, true);
            return socket.send(&line.message).await;
        }
        if self.pending.is_some() || Instant::now() < self.next_at {
            return Ok(());
        }
        self.next_at = Instant::now() + PAUSE;
        self.count += 1;
        let text = format!("{} says {}", self.name, self.count);
        let table = {
            let mut ledger = self.ledger.lock().unwrap();
            ledger.say(&text);
            ledger.table.clone()
        };
        let message = json!({ "type": "say", "id": text, "table": table, "room": self.room, "text": text });
        let line = self.pending.insert(Line { text, message, again_at: None, is_repeated: false });
        socket.send(&line.message).await
    }

    /// Takes the answer, if this is it.
    pub(crate) fn apply(&mut self, message: &Value) {
        let Some(mut line) = self.pending.take_if(|line| message["id"] == line.text.as_str()) else {
            return;
        };
        let text = line.text.clone();
        let mut ledger = self.ledger.lock().unwrap();
        match message["type"].as_str().unwrap() {
            "done" => ledger.answer_line(&text, message["number"].as_u64().unwrap()),
            // The database may have stored it nevertheless.
            "refused"
                if message["code"] == "database-away"
                    || line.is_repeated && message["code"] == "too-many-requests" =>
            {
                line.again_at = Some(Instant::now() + PAUSE);
                self.pending = Some(line);
            }
            "refused" => ledger.refuse_line(&text),
            kind => panic!("{kind} answers no line"),
        }
    }
}
