use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::choice::{Choice, Temper};
use crate::ledger::{Downtime, Ledger};
use crate::mirror::Mirror;
use crate::person::{Gone, Person};
use crate::socket::Socket;
use crate::talk::Talk;

/// A person in a seat. Repeats each request, with the same id, until there is an answer.
pub(crate) struct Player {
    pub(crate) person: Person,
    seat: usize,
    has_socket: bool,
    temper: Temper,
    ledger: Arc<Mutex<Ledger>>,
    table: String,
    mirror: Mirror,
    talk: Talk,
    random: SmallRng,
    asked: u64,
    pending: Option<Pending>,
    /// The longest that an answer over the socket took.
    pub(crate) slowest: Duration,
}

struct Pending {
    id: String,
    game: u64,
    command: Value,
    sent_at: Instant,
    /// When to send it again: the database was away.
    again_at: Option<Instant>,
}

/// How long an answer may take.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(40);
const RETRY: Duration = Duration::from_millis(200);

impl Player {
    pub(crate) fn new(
        person: Person,
        seat: usize,
        has_socket: bool,
        temper: Temper,
        ledger: &Arc<Mutex<Ledger>>,
    ) -> Player {
        let table = {
            let mut ledger = ledger.lock().unwrap();
            ledger.is_ours[seat] = true;
            ledger.table.clone()
        };
        let seed = table.bytes().fold(seat as u64, |seed, byte| seed.wrapping_mul(31) + u64::from(byte));
        Player {
            seat,
            has_socket,
            temper,
            table,
            mirror: Mirror::new(Some(seat), ledger),
            talk: Talk::new(&person.name, "players", ledger),
            ledger: ledger.clone(),
            random: SmallRng::seed_from_u64(seed),
            asked: 0,
            pending: None,
            slowest: Duration::ZERO,
            person,
        }
    }

    /// Plays until it is time to stop. Comes back whenever the connection breaks.
    pub(crate) async fn play(mut self, stop: Arc<AtomicBool>) -> Player {
        loop {
            let played = match self.has_socket {
                true => self.play_by_socket(&stop).await,
                false => self.play_by_http(&stop).await,
            };
            self.talk.lost_connection();
            if played.is_ok() || stop.load(Ordering::Relaxed) {
                return self;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn play_by_socket(&mut self, stop: &AtomicBool) -> Result<(), Gone> {
        let mut socket = Socket::open(&self.person).await?;
        self.mirror.watch(&mut socket).await?;
        let mut is_shown = false;
        if let Some(pending) = &mut self.pending {
            pending.again_at = Some(Instant::now());
        }
        loop {
            let think = Duration::from_millis(self.random.random_range(5..30));
            while let Some(message) = socket.next_within(think).await? {
                is_shown |= message["type"] == "update" || message["type"] == "table";
                self.mirror.apply(&mut socket, &message).await?;
                self.talk.apply(&message);
                self.take_answer(&message);
                if self.pending.is_none() {
                    break;
                }
            }
            let is_stopping = stop.load(Ordering::Relaxed);
            match &mut self.pending {
                None if is_stopping => return Ok(()),
                None => {
                    if is_shown && self.choose() {
                        socket.send(&self.message()).await?;
                    }
                }
                Some(pending) if pending.again_at.is_some_and(|at| at <= Instant::now()) => {
                    pending.again_at = None;
                    socket.send(&self.message()).await?;
                }
                Some(Pending { again_at: Some(_), .. }) if is_stopping => return Ok(()),
                Some(pending) => {
                    assert!(pending.sent_at.elapsed() < ANSWER_TIMEOUT, "no answer: {}", pending.command);
                }
            }
            if !is_stopping {
                self.talk.go_on(&mut socket).await?;
            }
        }
    }

    async fn play_by_http(&mut self, stop: &AtomicBool) -> Result<(), Gone> {
        let path = format!("/api/v1/tables/{}", self.table);
        loop {
            let is_stopping = stop.load(Ordering::Relaxed);
            if self.pending.is_none() {
                if is_stopping {
                    return Ok(());
                }
                let shown = self.person.get(&path).await?;
                if shown.status == 200 {
                    self.mirror.state = shown.body["state"].clone();
                    let number = shown.body["number"].as_u64().unwrap();
                    self.ledger.lock().unwrap().note_state(Some(self.seat), number, &shown.body["state"]);
                    self.choose();
                } else {
                    assert_eq!(shown.status, 503, "{}", shown.body);
                }
            }
            if let Some(Pending { id, game, command, .. }) = &self.pending {
                let path = format!("{path}/commands?id={id}&game={game}");
                let answer = self.person.post(&path, command).await?;
                match answer.status {
                    200 => {
                        let number = answer.body["number"].as_u64().unwrap();
                        self.ledger.lock().unwrap().answer(self.seat, number);
                    }
                    503 if is_stopping => return Ok(()),
                    503 => {
                        tokio::time::sleep(RETRY).await;
                        continue;
                    }
                    400..500 => self.ledger.lock().unwrap().refuse(self.seat),
                    status => panic!("{status} {}", answer.body),
                }
                self.pending = None;
            }
            tokio::time::sleep(Duration::from_millis(self.random.random_range(10..60))).await;
        }
    }

    /// Decides what to do next, if anything.
    fn choose(&mut self) -> bool {
        let state = &self.mirror.state;
        // The players may have changed seats since they sat down.
        let yours = state["yours"].as_array().unwrap();
        let now = yours.iter().position(|yours| yours == true).unwrap();
        let chosen = Choice::of(now, state, self.temper, &mut self.random);
        let Some(Choice { mut command, act }) = chosen else { return false };
        self.asked += 1;
        let id = format!("{}-{}", self.person.name, self.asked);
        let game = state["gameNumber"].as_u64().unwrap();
        let mut ledger = self.ledger.lock().unwrap();
        if let Some(setup) = command["setup"].as_str() {
            ledger.choose_setup(self.seat, game, setup);
        }
        if command["kind"] == "move" {
            command["id"] = Value::from(id.as_str());
        }
        ledger.ask(self.seat, act);
        self.pending = Some(Pending { id, game, command, sent_at: Instant::now(), again_at: None });
        true
    }

    fn message(&self) -> Value {
        let Pending { id, game, command, .. } = self.pending.as_ref().unwrap();
        json!({ "type": "do", "id": id, "table": self.table, "game": game, "command": command })
    }

    fn take_answer(&mut self, message: &Value) {
        let Some(pending) = self.pending.as_mut().filter(|pending| message["id"] == pending.id.as_str())
        else {
            return;
        };
        let mut ledger = self.ledger.lock().unwrap();
        match message["type"].as_str().unwrap() {
            "done" => ledger.answer(self.seat, message["number"].as_u64().unwrap()),
            "refused" if ["database-away", "stopping"].contains(&message["code"].as_str().unwrap()) => {
                // It may or may not have been stored.
                pending.again_at = Some(Instant::now() + RETRY);
                return;
            }
            "refused" => {
                assert_ne!(message["code"], "internal", "{message}");
                ledger.refuse(self.seat);
            }
            kind => panic!("{kind} answers no command"),
        }
        self.slowest = self.slowest.max(pending.sent_at.elapsed());
        self.pending = None;
    }

    /// Compares what the server shows now with what is known, at a moment at which nobody plays or speaks.
    pub(crate) async fn check(&mut self, down: Option<Downtime>) {
        let mut socket = Socket::open(&self.person).await.expect("the server is there");
        self.mirror.watch_all(&mut socket).await.unwrap();
        let message = loop {
            let message = socket.next().await.expect("the server is there");
            if message["type"] == "table" {
                break message;
            }
        };
        let mut ledger = self.ledger.lock().unwrap();
        let chat = message["chat"].as_array().unwrap();
        ["players", "spectators"].iter().for_each(|room| ledger.check_room(room, chat));
        let state = &message["view"]["state"];
        if let Some(down) = &down {
            ledger.check_clocks(down, state);
        }
        ledger.check_own_setup(self.seat, state);
        let number = message["view"]["number"].as_u64().unwrap();
        assert!(number >= ledger.highest(), "{}: events are lost: {number}", self.table);
        ledger.note_state(Some(self.seat), number, state);
    }
}
