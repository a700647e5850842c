use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};

use crate::ledger::Act;

/// What a player decides to do.
pub(crate) struct Choice {
    pub(crate) command: Value,
    pub(crate) act: Act,
}

/// How a player behaves.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Temper {
    /// Moves at random, and sometimes offers, accepts, declines, resigns.
    Lively,
    /// Moves at random; resigns only when the opponent has nothing to win by waiting.
    Steady,
    /// Begins games and chooses setups, but never moves.
    Idle,
}

impl Choice {
    fn new(command: Value, events: &[&str]) -> Option<Choice> {
        let events = events.iter().map(|event| (*event).to_owned()).collect();
        Some(Choice { command, act: Act { events } })
    }

    /// Chooses what to do in a state, if anything.
    pub(crate) fn of(seat: usize, state: &Value, temper: Temper, random: &mut SmallRng) -> Option<Choice> {
        match state["phase"].as_str()? {
            "setup" if state["ownSetup"].is_null() => {
                let setup = state["setups"].as_array()?.choose(random)?.as_str()?;
                Choice::new(json!({ "kind": "setup", "setup": setup }), &["setUp"])
            }
            "playing" if temper == Temper::Idle => None,
            "playing" => Choice::about_offers(seat, state, temper, random)
                .or_else(|| Choice::in_play(seat, state, temper, random)),
            "over" => match offer(state, "rematch") {
                Some(by) if by == seat => None,
                Some(_) => Choice::new(json!({ "kind": "accept", "what": "rematch" }), &["agreed rematch"]),
                None => Choice::offer("rematch"),
            },
            _ => None,
        }
    }

    fn offer(what: &str) -> Option<Choice> {
        // If the opponent has just offered the same, they agree.
        let events = [format!("offered {what}"), format!("agreed {what}")];
        Choice::new(json!({ "kind": "offer", "what": what }), &[&events[0], &events[1]])
    }

    fn about_offers(seat: usize, state: &Value, temper: Temper, random: &mut SmallRng) -> Option<Choice> {
        let what = ["draw", "takeback"].into_iter().find(|what| offer(state, what).is_some())?;
        let kinds: &[_] = match offer(state, what) == Some(seat) {
            true if random.random_bool(0.1) => &[("withdraw", "withdrawn")],
            false if temper == Temper::Lively => &[("accept", "agreed"), ("decline", "declined")],
            false => &[("decline", "declined")],
            true => return None,
        };
        let (kind, event) = kinds.choose(random)?;
        Choice::new(json!({ "kind": kind, "what": what }), &[&format!("{event} {what}")])
    }

    fn in_play(seat: usize, state: &Value, temper: Temper, random: &mut SmallRng) -> Option<Choice> {
        if state["decides"].as_u64() != Some(seat as u64 + 1) {
            return None;
        }
        let ply = state["ply"].as_u64()?;
        let dice = if temper == Temper::Lively { random.random_range(0..100) } else { 100 };
        match dice {
            0..2 if ply > 3 => return Choice::new(json!({ "kind": "resign" }), &["resigned"]),
            2..6 if offer(state, "draw").is_none() => return Choice::offer("draw"),
            6..10 if offer(state, "takeback").is_none() && ply > 1 => return Choice::offer("takeback"),
            10..60 if !state["claimable"].is_null() => {
                return Choice::new(json!({ "kind": "claim" }), &["claimed"]);
            }
            _ => {}
        }
        let text = state["moves"].as_array()?.choose(random)?["text"].as_str()?;
        Choice::new(json!({ "kind": "move", "ply": ply, "text": text }), &[&format!("moved {text}")])
    }
}

/// Which seat has made this offer, if one has.
fn offer(state: &Value, what: &str) -> Option<usize> {
    let open = state["offers"].as_array()?.iter().find(|open| open["what"] == what)?;
    Some(open["by"].as_u64()? as usize - 1)
}
