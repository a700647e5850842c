//! Helpers for the tests of all games: positions and moves as text.

use rules::{Node, Notation, Outcome, Position, Side};

/// Reads a valid position.
#[track_caller]
pub(crate) fn position<P: Notation>(text: &str) -> P {
    let position: P = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text);
    position
}

/// Plays moves and rolls, separated by spaces, and checks the resulting position.
#[track_caller]
pub(crate) fn check<P: Notation>(before: &str, moves: &str, after: &str) {
    let mut now: P = position(before);
    for text in moves.split(' ') {
        let choice = now.read_choice(text).unwrap_or_else(|error| panic!("{now}, {text}: {error}"));
        now.take_unchecked(choice);
    }
    assert_eq!(now.to_string(), after, "after {moves} from {before}");
    assert_eq!(now, position(after), "the same text, but not the same position");
}

/// Checks that a move is refused.
#[track_caller]
pub(crate) fn refuses<P: Notation>(before: &str, text: &str) {
    let now: P = position(before);
    if let Ok(choice) = now.read_choice(text) {
        panic!("{choice} is legal in {now}");
    }
}

/// Checks all legal moves (or rolls) that start with this text; `""` for all. Expected in byte order, separated by
/// spaces.
#[track_caller]
pub(crate) fn check_moves<P: Notation>(before: &str, beginning: &str, expected: &str) {
    let now: P = position(before);
    let mut moves = Vec::new();
    now.each_choice(|choice| moves.push(choice.to_string()));
    moves.retain(|text| text.starts_with(beginning));
    moves.sort();
    assert_eq!(moves.join(" "), expected, "in {now}");
}

/// Checks who decides in a position.
#[track_caller]
pub(crate) fn check_decides<P: Notation>(text: &str, side: Side) {
    assert_eq!(position::<P>(text).node(), Node::Decide(side));
}

/// Checks how a finished game ended.
#[track_caller]
pub(crate) fn check_outcome<P: Notation>(text: &str, outcome: Outcome) {
    let over = position::<P>(text);
    assert_eq!(over.node(), Node::Over(outcome));
    over.each_choice(|choice| panic!("{choice} in the finished game {text}"));
    assert_eq!(over.count_moves() + over.count_rolls(), 0);
}

/// Checks the error for a text that is not a position.
#[track_caller]
pub(crate) fn check_bad<P: Notation + Position>(text: &str, error: &str) {
    match text.parse::<P>() {
        Ok(position) => panic!("{text} was read as {position}"),
        Err(bad) => assert_eq!(format!("{}, column {}: {}", bad.field, bad.column, bad.fault), error),
    }
}
