use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::ledger::Ledger;
use crate::mirror::Mirror;
use crate::person::{Gone, Person};
use crate::socket::Socket;
use crate::talk::Talk;

/// A spectator, who sees every event of a table.
pub(crate) struct Watcher {
    person: Person,
    ledger: Arc<Mutex<Ledger>>,
    mirror: Mirror,
    talk: Talk,
}

/// How long the server may take to send what it has told others.
const MESSAGE_TIMEOUT: Duration = Duration::from_secs(30);

impl Watcher {
    pub(crate) fn new(person: Person, ledger: &Arc<Mutex<Ledger>>) -> Watcher {
        let mirror = Mirror::new(None, ledger);
        let talk = Talk::new(&person.name, "spectators", ledger);
        Watcher { person, ledger: ledger.clone(), mirror, talk }
    }

    /// Watches until it is time to stop. Comes back whenever the connection breaks.
    pub(crate) async fn watch(mut self, stop: Arc<AtomicBool>) -> Watcher {
        while !stop.load(Ordering::Relaxed) {
            if self.watch_once(&stop).await.is_err() {
                self.talk.lost_connection();
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        self
    }

    async fn watch_once(&mut self, stop: &AtomicBool) -> Result<(), Gone> {
        let mut socket = Socket::open(&self.person).await?;
        self.mirror.watch(&mut socket).await?;
        while !stop.load(Ordering::Relaxed) {
            if let Some(message) = socket.next_within(Duration::from_millis(50)).await? {
                self.mirror.apply(&mut socket, &message).await?;
                self.talk.apply(&message);
            }
            self.talk.go_on(&mut socket).await?;
        }
        self.talk.lost_connection();
        Ok(())
    }

    /// Reads everything that the server has told anybody, at a moment at which nobody plays.
    pub(crate) async fn catch_up(&mut self) {
        let mut socket = Socket::open(&self.person).await.expect("the server is there");
        self.mirror.watch(&mut socket).await.unwrap();
        let started = Instant::now();
        let mut is_heard = false;
        loop {
            if is_heard && self.mirror.number >= self.ledger.lock().unwrap().highest() {
                let path = format!("/api/v1/tables/{}", self.ledger.lock().unwrap().table);
                let view = self.person.get(&path).await.unwrap().expect(200);
                self.mirror.note_view(&view);
                // The table may have gone on by itself, as when somebody has not come back.
                if self.mirror.number >= self.ledger.lock().unwrap().highest() {
                    return;
                }
            }
            let message = socket.next_within(MESSAGE_TIMEOUT).await.expect("the server is there");
            let Some(message) = message.filter(|_| started.elapsed() < MESSAGE_TIMEOUT) else {
                let ledger = self.ledger.lock().unwrap();
                panic!(
                    "{}: {} was answered, {} is there",
                    ledger.table,
                    ledger.highest(),
                    self.mirror.number
                );
            };
            is_heard |= message["type"] == "update" || message["type"] == "table";
            self.mirror.apply(&mut socket, &message).await.unwrap();
        }
    }

    /// The number of the game that is played.
    pub(crate) fn game(&self) -> u64 {
        self.mirror.state["gameNumber"].as_u64().unwrap_or(0)
    }
}
