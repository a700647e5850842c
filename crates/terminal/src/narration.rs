//! Formats facts for people.

use catalog::Chance;
use rules::{AttackResult, Coded, Effect, MoveKind, Removal};
use table::from_wire;
use wire::{EndingView, Fact, Param};
use words::{Part, SideNames, Words, text};

/// Formats the effects of a choice as sentences, leaving out simple moves, which are visible anyway.
pub(crate) fn effects(effects: &[Effect], words: &Words, sides: &SideNames<'_>) -> String {
    let is_told = |effect: &&Effect| match effect {
        Effect::Moved { how, .. } => *how == MoveKind::Push,
        // The sentence about the roll already says what was killed.
        Effect::Removed { why, .. } => !matches!(why, Removal::Killed { .. } | Removal::Showdown),
        Effect::Attacked { .. } => false,
        _ => true,
    };
    let told: Vec<_> =
        effects.iter().filter(is_told).map(|effect| words.sentence(&effect.fact(), sides)).collect();
    told.join(" ")
}

/// Formats a possible result of an attack in a few words.
pub(crate) fn chance(chance: &Chance, attack: &[Effect], words: &Words, sides: &SideNames<'_>) -> String {
    let pieces = attack.iter().find_map(|effect| match effect {
        Effect::Attacked { attacker, defender, .. } => Some([attacker, defender]),
        _ => None,
    });
    let [attacker, defender] =
        pieces.map_or_else(Default::default, |pieces| pieces.map(|kind| words.piece(kind)));
    let told = match (chance.result, chance.dies) {
        (AttackResult::Kill, _) => text!(words, "term-odds-kill", defender = defender),
        (AttackResult::Push, false) => text!(words, "term-odds-push", defender = defender),
        (AttackResult::Push, true) => text!(words, "term-odds-no-room", defender = defender),
        (AttackResult::CounterPush, false) => text!(words, "term-odds-counter-push", attacker = attacker),
        (AttackResult::CounterPush, true) => text!(words, "term-odds-counter-no-room", attacker = attacker),
        (AttackResult::Backfire, _) => text!(words, "term-odds-backfire", attacker = attacker),
    };
    match chance.ends.map(|outcome| outcome.winner) {
        None => told,
        Some(Some(winner)) => text!(words, "term-odds-wins", chance = told, side = words.side(winner, sides)),
        Some(None) => text!(words, "term-odds-drawn", chance = told),
    }
}

/// Formats a fact from a server; `None` if this client has no message for it.
pub(crate) fn fact(fact: &Fact, words: &Words, sides: &SideNames<'_>) -> Option<String> {
    let part = |param| match param {
        &Param::Number(number) => Part::Number(number),
        Param::Text(text) => Part::Text(text),
        &Param::Side { side } => Part::Side(from_wire::side(side)),
        Param::Piece { piece } => Part::Piece(piece),
        Param::AnyOf { any_of } => Part::AnyOf(any_of),
        Param::Fact(inner) => {
            Part::Said(self::fact(inner, words, sides).unwrap_or_else(|| inner.code.clone()))
        }
    };
    let parts = fact.params.iter().map(|(name, param)| (name.as_str(), part(param)));
    words.say_parts(&fact.code, parts, sides)
}

/// Formats the ending of an online game as a sentence. It has the points if a win can be worth several.
pub(crate) fn ending(ending: &EndingView, most_points: u8, words: &Words, sides: &SideNames<'_>) -> String {
    let result = match ending.winner.map(from_wire::side) {
        Some(winner) if most_points == 1 => {
            text!(words, "result-wins", side = words.side(winner, sides))
        }
        Some(winner) => {
            text!(words, "result-wins-points", side = words.side(winner, sides), points = ending.points)
        }
        None if ending.result == "*" => text!(words, "result-aborted"),
        None => text!(words, "result-drawn"),
    };
    let reason = fact(&ending.reason, words, sides).unwrap_or_else(|| ending.termination.clone());
    text!(words, "result-with-reason", result = result, reason = reason)
}
