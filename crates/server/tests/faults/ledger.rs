use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::{Duration, Instant};

use serde_json::Value;
use sha2::{Digest, Sha256};

/// Everything that a table answered and showed to anyone. Whatever contradicts it later was lost, doubled, reordered or
/// leaked.
#[derive(Default)]
pub(crate) struct Ledger {
    pub(crate) table: String,
    /// Which seats have players who are known here.
    pub(crate) is_ours: [bool; 2],
    /// Every event that anybody was shown, by its number.
    events: BTreeMap<u64, Value>,
    /// The acknowledged actions of each seat, in order.
    done: [Vec<Done>; 2],
    /// The actions of each seat without an answer.
    pending: [Option<Act>; 2],
    /// Every chat line that anybody was shown, by its number.
    lines: BTreeMap<u64, Value>,
    texts: HashMap<String, Fate>,
    /// The setup that each seat has sent for a game, and whether it was accepted.
    setups: [Option<(u64, String, bool)>; 2],
    /// The result of each game that anybody was shown.
    ended: BTreeMap<u64, String>,
    commitments: BTreeMap<u64, String>,
    clock: Option<Clock>,
    /// The highest number that anybody was told.
    highest: u64,
}

/// Something that a player does, by the events that it may become: `moved a1-b1`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Act {
    pub(crate) events: Vec<String>,
}

#[derive(Debug)]
struct Done {
    act: Act,
    number: u64,
}

/// What became of a chat line that was sent.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fate {
    /// Nobody knows.
    Sent,
    Answered(u64),
    Refused,
}

/// The clocks as they were last seen.
struct Clock {
    game: u64,
    /// After which event.
    number: u64,
    left_ms: [u64; 2],
    seen_at: Instant,
}

/// When the server was down.
#[derive(Clone, Copy)]
pub(crate) struct Downtime {
    pub(crate) from: Instant,
    pub(crate) to: Instant,
}

/// The tolerance for clocks, because an event is observed some time after it happened.
const CLOCK_TOLERANCE_MS: u64 = 3_000;

impl Ledger {
    /// The empty ledger of a table.
    pub(crate) fn of(table: String) -> Ledger {
        Ledger { table, ..Ledger::default() }
    }

    /// Notes an event that somebody was shown.
    pub(crate) fn note_event(&mut self, event: &Value) {
        let number = event["number"].as_u64().unwrap();
        let known = self.events.entry(number).or_insert_with(|| event.clone());
        assert_eq!(known, event, "{}: event {number} was shown differently before", self.table);
        self.highest = self.highest.max(number);
    }

    /// Notes the state after an event, as a seat or a spectator was shown it.
    pub(crate) fn note_state(&mut self, viewer: Option<usize>, number: u64, state: &Value) {
        self.highest = self.highest.max(number);
        let game = state["gameNumber"].as_u64().unwrap();
        self.check_setup_is_sealed(viewer, game, state);
        let ending = &state["ending"];
        if let Some(result) = ending["result"].as_str() {
            let known = self.ended.entry(game).or_insert_with(|| result.to_owned());
            assert_eq!(known, result, "{}: game {game} ended differently before", self.table);
        }
        let (commitment, secret) = (&state["dice"]["commitment"], &state["dice"]["secret"]);
        if let Some(commitment) = commitment.as_str() {
            let known = self.commitments.entry(game).or_insert_with(|| commitment.to_owned());
            assert_eq!(known, commitment, "{}: the dice of game {game} were others before", self.table);
        }
        if let Some(secret) = secret.as_str() {
            assert!(!ending.is_null(), "{}: the secret of the dice is shown during the game", self.table);
            let hash = hex::encode(Sha256::digest(hex::decode(secret).unwrap()));
            assert_eq!(Some(hash.as_str()), commitment.as_str(), "{}: wrong dice", self.table);
        }
        if let Some(left_ms) = state["clock"]["leftMs"].as_array() {
            let left_ms = [0, 1].map(|seat| left_ms[seat].as_u64().unwrap());
            // Some see it later than others.
            if self.clock.as_ref().is_none_or(|known| known.number < number) {
                self.clock = Some(Clock { game, number, left_ms, seen_at: Instant::now() });
            }
        }
    }

    fn check_setup_is_sealed(&self, viewer: Option<usize>, game: u64, state: &Value) {
        for (seat, sent) in self.setups.iter().enumerate() {
            let Some((_, setup, is_accepted)) = sent.as_ref().filter(|(of, ..)| *of == game) else {
                continue;
            };
            if state["phase"] == "setup" && viewer != Some(seat) {
                let mut state = state.clone();
                // Both players may have chosen the same setup.
                state["setups"] = Value::Null;
                state["ownSetup"] = Value::Null;
                assert!(!state.to_string().contains(setup), "{}: a sealed setup is shown", self.table);
            }
            if let (true, Some(shown)) = (is_accepted, state["shownSetups"][seat].as_str()) {
                assert_eq!(shown, setup, "{}: another setup was accepted", self.table);
            }
        }
    }

    /// Checks that a setup that was accepted, and is still sealed, is shown to its owner.
    pub(crate) fn check_own_setup(&self, seat: usize, state: &Value) {
        if let Some((game, setup, true)) = &self.setups[seat]
            && state["phase"] == "setup"
            && state["gameNumber"] == *game
        {
            assert_eq!(state["ownSetup"], setup.as_str(), "{}: an accepted setup is lost", self.table);
        }
    }

    /// Notes that a seat sends something.
    pub(crate) fn ask(&mut self, seat: usize, act: Act) {
        self.pending[seat] = Some(act);
    }

    /// Notes the setup that a seat is about to send.
    pub(crate) fn choose_setup(&mut self, seat: usize, game: u64, setup: &str) {
        self.setups[seat] = Some((game, setup.to_owned(), false));
    }

    /// Notes that an action of a seat was acknowledged.
    pub(crate) fn answer(&mut self, seat: usize, number: u64) {
        let act = self.pending[seat].take().expect("only what was asked is answered");
        if let (true, Some((.., is_accepted))) = (act.events[0] == "setUp", &mut self.setups[seat]) {
            *is_accepted = true;
        }
        self.done[seat].push(Done { act, number });
        self.highest = self.highest.max(number);
    }

    /// Notes that an action of a seat was refused: it must never have happened.
    pub(crate) fn refuse(&mut self, seat: usize) {
        self.pending[seat] = None;
    }

    /// Notes a line that is sent.
    pub(crate) fn say(&mut self, text: &str) {
        self.texts.insert(text.to_owned(), Fate::Sent);
    }

    pub(crate) fn answer_line(&mut self, text: &str, number: u64) {
        self.texts.insert(text.to_owned(), Fate::Answered(number));
    }

    pub(crate) fn refuse_line(&mut self, text: &str) {
        self.texts.insert(text.to_owned(), Fate::Refused);
    }

    /// Notes a line that somebody was shown.
    pub(crate) fn note_line(&mut self, line: &Value) {
        let number = line["number"].as_u64().unwrap();
        let known = self.lines.entry(number).or_insert_with(|| line.clone());
        assert_eq!(known, line, "{}: line {number} was shown differently before", self.table);
    }

    /// Compares the newest lines of a room, at a moment at which nobody speaks.
    pub(crate) fn check_room(&mut self, room: &str, newest: &[Value]) {
        let newest: Vec<&Value> = newest.iter().filter(|line| line["room"] == room).collect();
        newest.iter().for_each(|line| self.note_line(line));
        let numbers: Vec<u64> = newest.iter().map(|line| line["number"].as_u64().unwrap()).collect();
        assert!(numbers.is_sorted_by(|a, b| a < b), "{}: lines out of order: {numbers:?}", self.table);
        // Older ones are not shown.
        let oldest = if numbers.len() < 100 { 0 } else { numbers[0] };
        for (number, line) in self.lines.range(oldest..).filter(|(_, line)| line["room"] == room) {
            assert!(numbers.contains(number), "{}: a line is lost: {line}", self.table);
        }
    }

    /// The highest number that anybody was told.
    pub(crate) fn highest(&self) -> u64 {
        self.highest
    }

    /// The games that ended with a result after both players had moved, as anybody was shown. These count for ratings.
    pub(crate) fn results(&self) -> usize {
        let mut game = 0;
        let mut movers: BTreeMap<u64, BTreeSet<u64>> = BTreeMap::new();
        for event in self.events.values() {
            match event["kind"].as_str().unwrap() {
                "began" => game += 1,
                "moved" => {
                    movers.entry(game).or_default().insert(event["side"].as_u64().unwrap());
                }
                _ => {}
            }
        }
        let both_moved = |game| movers.get(game).is_some_and(|sides| sides.len() == 2);
        self.ended.iter().filter(|(game, result)| *result != "*" && both_moved(game)).count()
    }

    /// Whether the ends of all games before this one were shown.
    pub(crate) fn knows_games_before(&self, game: u64) -> bool {
        (1..game).all(|game| self.ended.contains_key(&game))
    }

    /// How many events of a kind there were.
    pub(crate) fn count_events(&self, kind: &str) -> usize {
        self.events.values().filter(|event| event["kind"] == kind).count()
    }

    /// Checks that nobody was charged for more than this time since a clock began with so many milliseconds.
    pub(crate) fn check_charged(&self, start_ms: u64, most: Duration) {
        let Some(Clock { left_ms, .. }) = &self.clock else { return };
        let least = start_ms.saturating_sub(most.as_millis() as u64 + CLOCK_TOLERANCE_MS);
        let is_fair = left_ms.iter().all(|left_ms| *left_ms >= least);
        assert!(is_fair, "{}: {left_ms:?} ms are left of {start_ms} after {most:?}", self.table);
    }

    /// How many things were done, by their events: `moved`, `offered` …
    pub(crate) fn count_done(&self, counts: &mut BTreeMap<String, usize>) {
        let acts = self.done.iter().flatten().map(|done| done.act.events[0].split(' ').next().unwrap());
        let said = self.texts.values().filter(|fate| matches!(fate, Fate::Answered(_))).map(|_| "said");
        let ended = self.ended.values().map(|_| "ended");
        for kind in acts.chain(said).chain(ended) {
            *counts.entry(kind.to_owned()).or_default() += 1;
        }
    }

    /// Checks what was answered against what was shown, once every event up to the highest number was shown.
    pub(crate) fn check(&self) {
        let numbers: Vec<u64> = self.events.keys().copied().collect();
        let first = numbers.first().copied().unwrap_or(self.highest);
        assert_eq!(numbers, (first..=self.highest).collect::<Vec<_>>(), "{}: events are lost", self.table);
        let happened = self.acts();
        for seat in (0..2).filter(|seat| self.is_ours[*seat]) {
            self.check_seat(seat, &happened[seat]);
        }
        self.check_lines();
    }

    /// What was done must have happened once each and in this order; after it, at most what has no answer yet.
    fn check_seat(&self, seat: usize, happened: &[(u64, String)]) {
        let place = format!("{}, seat {}", self.table, seat + 1);
        let (done, pending) = (&self.done[seat], &self.pending[seat]);
        for (index, Done { act, number }) in done.iter().enumerate() {
            let Some((event, what)) = happened.get(index) else {
                panic!("{place}: lost: {act:?}, answered with {number}");
            };
            assert!(act.events.contains(what), "{place}: event {event} is {what:?} instead of {act:?}");
            assert!(event <= number, "{place}: {act:?} was answered with {number} before event {event}");
        }
        match &happened[done.len()..] {
            [] => {}
            [(event, what)] if pending.as_ref().is_some_and(|act| act.events.contains(what)) => {
                assert!(done.last().is_none_or(|done| done.number < *event), "{place}: out of order: {what}");
            }
            more => panic!("{place}: happened without being answered: {more:?}, asked: {pending:?}"),
        }
    }

    /// What each player did according to the events, by the seats that they took at first.
    fn acts(&self) -> [Vec<(u64, String)>; 2] {
        let mut acts = [Vec::new(), Vec::new()];
        let mut offerers: HashMap<String, usize> = HashMap::new();
        let mut are_swapped = false;
        for (number, event) in &self.events {
            let kind = event["kind"].as_str().unwrap();
            are_swapped ^= kind == "seatsSwapped";
            let side = event["side"].as_u64().map(|seat| seat as usize - 1);
            let side = side.map(|seat| if are_swapped { 1 - seat } else { seat });
            let what = event["offer"].as_str().unwrap_or_default();
            let offerer = |what: &str| offerers.get(what).copied();
            let opponent = |what: &str| offerer(what).map_or(0, |seat| 1 - seat);
            let (seat, act) = match kind {
                "moved" => (side, format!("moved {}", event["text"].as_str().unwrap())),
                "setUp" | "resigned" | "conceded" | "claimed" | "aborted" => (side, kind.to_owned()),
                "offered" => {
                    offerers.insert(what.to_owned(), side.unwrap());
                    (side, format!("offered {what}"))
                }
                "declined" => (Some(opponent(what)), format!("declined {what}")),
                "withdrawn" => (offerer(what), format!("withdrawn {what}")),
                "drawAgreed" => (Some(opponent("draw")), "agreed draw".to_owned()),
                "takenBack" => (Some(opponent("takeback")), "agreed takeback".to_owned()),
                "rematched" => (Some(opponent("rematch")), "agreed rematch".to_owned()),
                _ => continue,
            };
            if let Some(seat) = seat {
                acts[seat].push((*number, act));
            }
        }
        acts
    }

    fn check_lines(&self) {
        let mut seen = HashMap::new();
        for (number, line) in &self.lines {
            let text = line["text"].as_str().unwrap();
            if let Some(first) = seen.insert(text, number) {
                panic!("{}: lines {first} and {number} are the same: {text}", self.table);
            }
            let is_right = match self.texts.get(text) {
                Some(Fate::Sent) => true,
                Some(Fate::Answered(answered)) => answered == number,
                Some(Fate::Refused) | None => false,
            };
            assert!(is_right, "{}: {:?}, but line {line}", self.table, self.texts.get(text));
        }
        for (text, fate) in &self.texts {
            if let Fate::Answered(number) = fate {
                assert!(self.lines.contains_key(number), "{}: line {number} is lost: {text}", self.table);
            }
        }
        let numbers: Vec<u64> = self.lines.keys().copied().collect();
        let count = numbers.len() as u64;
        assert_eq!(numbers, (1..=count).collect::<Vec<_>>(), "{}: lines are lost", self.table);
    }

    /// Checks that nobody was charged for the time for which the server was down.
    pub(crate) fn check_clocks(&self, down: &Downtime, state: &Value) {
        let (Some(before), Some(left_ms)) = (&self.clock, state["clock"]["leftMs"].as_array()) else {
            return;
        };
        if state["gameNumber"] != before.game {
            return;
        }
        let mut ran = down.from.saturating_duration_since(before.seen_at);
        if state["phase"] != "playing" {
            // The player may have run out of time since then.
            ran += down.to.elapsed();
        }
        let ran = ran.as_millis() as u64;
        for (seat, (left, before)) in left_ms.iter().zip(before.left_ms).enumerate() {
            let left = left.as_u64().unwrap();
            assert!(
                left + ran + CLOCK_TOLERANCE_MS >= before,
                "{}: seat {} had {before} ms, the server ran for {ran} ms, and then {left} ms were left",
                self.table,
                seat + 1
            );
        }
    }
}
