use std::sync::{Arc, Mutex};

use serde_json::Value;

use crate::ledger::Ledger;
use crate::person::Gone;
use crate::socket::Socket;

/// A table as one page shows it: kept up to date by its socket, without gaps and without doubles.
pub(crate) struct Mirror {
    /// Whose page it is: 0 or 1, or a spectator's.
    seat: Option<usize>,
    ledger: Arc<Mutex<Ledger>>,
    table: String,
    pub(crate) number: u64,
    pub(crate) state: Value,
    steps: Vec<String>,
    /// How many answers to `watch` are still to come: only they may repeat events.
    asked: usize,
    /// How many snapshots have arrived since it asked for the events that one of them contains.
    filling: usize,
}

/// How many events are asked for again after a reconnect, to compare them.
const REWIND: u64 = 20;

impl Mirror {
    pub(crate) fn new(seat: Option<usize>, ledger: &Arc<Mutex<Ledger>>) -> Mirror {
        let table = ledger.lock().unwrap().table.clone();
        let (ledger, state, steps) = (ledger.clone(), Value::Null, Vec::new());
        Mirror { seat, ledger, table, number: 0, state, steps, asked: 0, filling: 0 }
    }

    /// Watches the table on a new socket, from a little before where the last one ended.
    pub(crate) async fn watch(&mut self, socket: &mut Socket) -> Result<(), Gone> {
        (self.asked, self.filling) = (0, 0);
        let since = (self.number > 0).then(|| self.number.saturating_sub(REWIND).max(1));
        self.watch_since(socket, since).await
    }

    /// Asks for the whole table, with its chat.
    pub(crate) async fn watch_all(&mut self, socket: &mut Socket) -> Result<(), Gone> {
        (self.asked, self.filling) = (0, 0);
        self.watch_since(socket, None).await
    }

    async fn watch_since(&mut self, socket: &mut Socket, since: Option<u64>) -> Result<(), Gone> {
        self.asked += 1;
        socket.watch(&self.table, since).await
    }

    /// Takes over what a message says about the table.
    pub(crate) async fn apply(&mut self, socket: &mut Socket, message: &Value) -> Result<(), Gone> {
        let is_ours = message["table"] == self.table.as_str();
        match message["type"].as_str().unwrap() {
            "table" if is_ours => self.take_snapshot(socket, message).await,
            "update" if is_ours => {
                self.take_update(&message["update"]);
                Ok(())
            }
            "said" if is_ours => {
                self.ledger.lock().unwrap().note_line(&message["line"]);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    async fn take_snapshot(&mut self, socket: &mut Socket, message: &Value) -> Result<(), Gone> {
        self.asked = self.asked.saturating_sub(1);
        self.note_view(&message["view"]);
        for line in message["chat"].as_array().unwrap() {
            self.ledger.lock().unwrap().note_line(line);
        }
        let number = message["view"]["number"].as_u64().unwrap();
        if self.number < number {
            // Everybody is sent a new one after a failed write.
            assert!(self.filling < 100, "{}: events after {} are no longer sent", self.table, self.number);
            self.filling += 1;
            // The events up to there are wanted, too. The first one, which opened the table, is never sent.
            self.number = self.number.max(1);
            return self.watch_since(socket, Some(self.number)).await;
        }
        Ok(())
    }

    /// Compares a snapshot with what is known.
    pub(crate) fn note_view(&mut self, view: &Value) {
        let number = view["number"].as_u64().unwrap();
        assert!(number >= self.number, "{}: the number fell from {} to {number}", self.table, self.number);
        if number == self.number {
            assert_eq!(steps(&view["steps"]), self.steps, "{}: other steps than before", self.table);
        }
        self.note_state(number, &view["state"]);
    }

    fn note_state(&mut self, number: u64, state: &Value) {
        self.ledger.lock().unwrap().note_state(self.seat, number, state);
        self.state = state.clone();
    }

    fn take_update(&mut self, update: &Value) {
        let events = update["events"].as_array().unwrap();
        let numbers: Vec<u64> = events.iter().map(|event| event["number"].as_u64().unwrap()).collect();
        let last = update["number"].as_u64().unwrap();
        let first = numbers.first().copied().unwrap_or(last + 1);
        assert_eq!(numbers, (first..=last).collect::<Vec<_>>(), "{}: events out of order", self.table);
        if self.filling > 0 && first > self.number + 1 {
            // The answer is still to come, and has these, too.
            return;
        }
        let follows = first == self.number + 1;
        assert!(
            follows || self.asked > 0 && first <= self.number + 1,
            "{}: events {numbers:?} after event {}",
            self.table,
            self.number
        );
        assert!(last >= self.number, "{}: the number fell from {} to {last}", self.table, self.number);
        if !follows || last == self.number {
            self.asked = self.asked.saturating_sub(1);
        }
        let kept = update["stepsKept"].as_u64().unwrap() as usize;
        assert!(kept <= self.steps.len(), "{}: {kept} steps are kept of {}", self.table, self.steps.len());
        self.filling = 0;
        self.steps.truncate(kept);
        self.steps.extend(steps(&update["steps"]));
        self.number = last;
        let mut ledger = self.ledger.lock().unwrap();
        events.iter().for_each(|event| ledger.note_event(event));
        drop(ledger);
        self.note_state(last, &update["state"]);
    }
}

fn steps(steps: &Value) -> Vec<String> {
    steps.as_array().unwrap().iter().map(|step| step["text"].as_str().unwrap().to_owned()).collect()
}
