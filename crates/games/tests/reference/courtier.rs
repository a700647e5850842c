//! Courtier.

use super::Space::{Centre, Inner, Outer};
use super::{Choice, CircularBoard, Space};
use super::{
    around, fields, number, opponent, owner, read_circular_board, seat_from_text, write_circular_board,
};
use std::collections::BTreeSet;

struct Position {
    board: CircularBoard,
    seat: u8,
    passes: u8,
}

impl Position {
    fn read(text: &str) -> Position {
        let fields = fields(text);
        assert_eq!(fields.len(), 3, "a Courtier position has three fields: {text}");
        Position {
            board: read_circular_board(fields[0]),
            seat: seat_from_text(fields[1]),
            passes: number(fields[2]),
        }
    }

    fn write(&self) -> String {
        format!("{} {} {}", write_circular_board(&self.board), self.seat, self.passes)
    }
}

/// Courtier, Setup: six outer spaces each, the kings on a4 and a10.
pub(crate) fn start() -> String {
    let mut board = CircularBoard::new();
    for n in 1..=6 {
        board.insert(Outer(n), if n == 4 { 'K' } else { 'G' });
    }
    for n in 7..=12 {
        board.insert(Outer(n), if n == 10 { 'k' } else { 'g' });
    }
    Position { board, seat: 1, passes: 0 }.write()
}

pub(crate) fn outcome(text: &str) -> Option<(u8, u8)> {
    let position = Position::read(text);
    let king_stands = |king: char| position.board.values().any(|&piece| piece == king);
    match (king_stands('K'), king_stands('k')) {
        // Courtier: both kings captured by one move, a draw; one king captured, its owner loses.
        (false, false) => Some((0, 0)),
        (false, true) => Some((2, 1)),
        (true, false) => Some((1, 1)),
        // Common: two forfeited turns in a row, a draw.
        (true, true) if position.passes == 2 => Some((0, 0)),
        (true, true) => None,
    }
}

pub(crate) fn choices(text: &str) -> Vec<Choice> {
    let position = Position::read(text);
    let mut choices = Vec::new();
    for (&from, &piece) in &position.board {
        if owner(piece) != position.seat {
            continue;
        }
        // Courtier: one piece to an empty adjacent space.
        for to in from.adjacent() {
            if !position.board.contains_key(&to) {
                choices.push(move_piece(&position, from, to));
            }
        }
    }
    if choices.is_empty() {
        // Common: a turn with no legal action is forfeited.
        let after =
            Position { board: position.board, seat: opponent(position.seat), passes: position.passes + 1 };
        choices.push(Choice { text: "pass".to_string(), after: after.write(), events: vec!["pass"] });
    }
    choices
}

fn move_piece(position: &Position, from: Space, to: Space) -> Choice {
    let mut events = vec!["move"];
    let mut board = position.board.clone();
    let piece = board.remove(&from).expect("a piece to move");
    board.insert(to, piece);

    // Courtier: all captures are judged on the board as the move left it, then removed together.
    let mut captured = BTreeSet::new();
    for (first, middle, last, event) in straight_lines_of_three() {
        let (Some(&one), Some(&between), Some(&other)) =
            (board.get(&first), board.get(&middle), board.get(&last))
        else {
            continue;
        };
        if owner(one) != owner(between) && owner(other) != owner(between) {
            captured.insert(middle);
            if !events.contains(&event) {
                events.push(event);
            }
        }
    }
    let captured_pieces: Vec<char> = captured.iter().map(|space| board[space]).collect();
    for space in &captured {
        board.remove(space);
    }

    if !captured.is_empty() {
        events.push("capture");
    }
    if captured.len() > 1 {
        events.push("several captures");
    }
    if captured_pieces.iter().any(|&piece| owner(piece) == position.seat) {
        events.push("self capture");
    }
    if captured.contains(&to) {
        events.push("moved piece captured");
    }
    match (captured_pieces.contains(&'K'), captured_pieces.contains(&'k')) {
        (true, true) => events.push("both kings captured"),
        (false, false) => {}
        _ => events.push("king captured"),
    }
    let after = Position { board, seat: opponent(position.seat), passes: 0 };
    Choice { text: format!("{}-{}", from.name(), to.name()), after: after.write(), events }
}

/// The circular board, Straight lines of three: its first end, its middle, its last end, and what a capture on it is
/// called.
fn straight_lines_of_three() -> Vec<(Space, Space, Space, &'static str)> {
    let mut lines = Vec::new();
    for n in 1..=12 {
        lines.push((Outer(around(n - 1)), Outer(n), Outer(around(n + 1)), "ring capture"));
        lines.push((Inner(around(n - 1)), Inner(n), Inner(around(n + 1)), "ring capture"));
        lines.push((Outer(n), Inner(n), Centre, "spoke capture"));
    }
    for n in 1..=6 {
        lines.push((Inner(n), Centre, Inner(n + 6), "centre capture"));
    }
    lines
}
