//! Dejarik.

use super::Space::{Centre, Inner, Outer};
use super::{Choice, CircularBoard, Space};
use super::{
    all_spaces, around, fields, number, opponent, owner, piece_of, read_circular_board, seat_from_text,
    write_circular_board,
};

struct Position {
    board: CircularBoard,
    seat: u8,
    passes: u8,
}

impl Position {
    fn read(text: &str) -> Position {
        let fields = fields(text);
        assert_eq!(fields.len(), 3, "a Dejarik position has three fields: {text}");
        Position {
            board: read_circular_board(fields[0]),
            seat: seat_from_text(fields[1]),
            passes: number(fields[2]),
        }
    }

    fn write(&self) -> String {
        format!("{} {} {}", write_circular_board(&self.board), self.seat, self.passes)
    }

    fn is_empty(&self, space: Space) -> bool {
        !self.board.contains_key(&space)
    }

    fn holds_pawn_of(&self, seat: u8, space: Space) -> bool {
        self.board.get(&space).is_some_and(|&pawn| owner(pawn) == seat)
    }

    fn pawns_of(&self, seat: u8) -> Vec<Space> {
        all_spaces().into_iter().filter(|&space| self.holds_pawn_of(seat, space)).collect()
    }

    /// Whether the seat holds so many successive spaces of the inner ring.
    fn has_row_of(&self, seat: u8, length: i32) -> bool {
        (1..=12).any(|first| (0..length).all(|i| self.holds_pawn_of(seat, Inner(around(first + i)))))
    }
}

/// Dejarik, Setup.
pub(crate) fn start() -> String {
    let mut board = CircularBoard::new();
    for n in [1, 2, 3, 5] {
        board.insert(Outer(n), 'P');
    }
    for n in [12, 11, 10, 8] {
        board.insert(Outer(n), 'p');
    }
    Position { board, seat: 1, passes: 0 }.write()
}

pub(crate) fn outcome(text: &str) -> Option<(u8, u8)> {
    let position = Position::read(text);
    // Dejarik, The game ends: a row and a second capture made by one move are both scored.
    for seat in [1, 2] {
        let mut points = 0;
        if position.has_row_of(seat, 4) {
            points += 3;
        } else if position.has_row_of(seat, 3) {
            points += 1;
        }
        if position.pawns_of(opponent(seat)).len() <= 2 {
            points += 2;
        }
        if points > 0 {
            return Some((seat, points));
        }
    }
    // Common: two forfeited turns in a row, a draw.
    if position.passes == 2 { Some((0, 0)) } else { None }
}

pub(crate) fn choices(text: &str) -> Vec<Choice> {
    let position = Position::read(text);
    let mut choices = Vec::new();
    for from in position.pawns_of(position.seat) {
        match from {
            Outer(n) => {
                choices.extend(dejarik(&position, n));
                choices.extend(straight_exit(&position, n));
                for s in [1, -1] {
                    choices.extend(diagonal_exit(&position, n, s));
                    choices.extend(double_diagonal_exit(&position, n, s));
                }
            }
            Inner(n) => choices.extend(home(&position, n)),
            Centre => {
                for m in 1..=12 {
                    choices.extend(reverse_dejarik(&position, m));
                }
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

// Dejarik, the table of moves: one function for each row, with the spaces that must be empty.

fn dejarik(position: &Position, n: i32) -> Option<Choice> {
    let path_is_empty = position.is_empty(Inner(n)) && position.is_empty(Centre);
    path_is_empty.then(|| finish(position, Outer(n), Centre, None, vec!["dejarik"]))
}

fn reverse_dejarik(position: &Position, m: i32) -> Option<Choice> {
    let path_is_empty = position.is_empty(Inner(m)) && position.is_empty(Outer(m));
    path_is_empty.then(|| finish(position, Centre, Outer(m), None, vec!["reverse dejarik"]))
}

fn straight_exit(position: &Position, n: i32) -> Option<Choice> {
    position.is_empty(Inner(n)).then(|| finish(position, Outer(n), Inner(n), None, vec!["straight exit"]))
}

fn home(position: &Position, n: i32) -> Option<Choice> {
    position.is_empty(Outer(n)).then(|| finish(position, Inner(n), Outer(n), None, vec!["home"]))
}

fn diagonal_exit(position: &Position, n: i32, s: i32) -> Option<Choice> {
    let path_is_empty = position.is_empty(Inner(n)) && position.is_empty(Inner(around(n + s)));
    path_is_empty.then(|| boosts_then_captures(position, n, around(n + s), s, "diagonal exit"))
}

fn double_diagonal_exit(position: &Position, n: i32, s: i32) -> Option<Choice> {
    let path_is_empty = position.is_empty(Outer(around(n + s)))
        && position.is_empty(Inner(n))
        && position.is_empty(Inner(around(n + s)))
        && position.is_empty(Inner(around(n + 2 * s)));
    path_is_empty.then(|| boosts_then_captures(position, n, around(n + 2 * s), s, "double diagonal exit"))
}

/// Dejarik, Boost and Capture: what follows a diagonal or double diagonal exit from a(n) to b(j).
fn boosts_then_captures(position: &Position, n: i32, mut j: i32, s: i32, exit: &'static str) -> Choice {
    let mut events = vec![exit];
    // The moving pawn's start space counts as empty.
    let mut lifted = Position { board: position.board.clone(), seat: position.seat, passes: position.passes };
    lifted.board.remove(&Outer(n));

    let mut boosts = 0;
    while lifted.holds_pawn_of(position.seat, Outer(j)) {
        let way = [Inner(around(j + s)), Inner(around(j + 2 * s))];
        if way.iter().all(|&space| lifted.is_empty(space)) {
            j = around(j + 2 * s);
            boosts += 1;
        } else {
            if way.iter().any(|&space| lifted.holds_pawn_of(opponent(position.seat), space)) {
                events.push("boost stopped by enemy");
            } else {
                events.push("boost stopped by friend");
            }
            break;
        }
    }
    if boosts >= 1 {
        events.push("boost");
    }
    if boosts >= 2 {
        events.push("repeated boost");
    }

    let beside = [Inner(around(j + 1)), Inner(around(j - 1))];
    let captured: Vec<Space> =
        beside.into_iter().filter(|&space| lifted.holds_pawn_of(opponent(position.seat), space)).collect();
    // The trailing side was just crossed, so at most one pawn is captured, on the leading side.
    assert!(captured.is_empty() || captured == [Inner(around(j + s))]);
    finish(position, Outer(n), Inner(j), captured.first().copied(), events)
}

/// Carries a move out and says which conditions of the game's end the mover has met by it. One move never meets both a
/// row and a second capture: the space behind the moved pawn is empty, and the one before it would have to hold a
/// friend for the row and an enemy for the capture. The label is here because the rules score the case.
fn finish(
    position: &Position,
    from: Space,
    to: Space,
    captured: Option<Space>,
    mut events: Vec<&'static str>,
) -> Choice {
    let mover = position.seat;
    let mut board = position.board.clone();
    board.remove(&from);
    board.insert(to, piece_of(mover, 'P'));
    if let Some(space) = captured {
        board.remove(&space);
        events.push("capture");
    }
    let after = Position { board, seat: opponent(mover), passes: 0 };

    let second_capture = captured.is_some() && after.pawns_of(opponent(mover)).len() == 2;
    if second_capture {
        events.push("second capture");
    }
    if after.has_row_of(mover, 4) {
        events.push("four in a row");
    } else if after.has_row_of(mover, 3) {
        events.push("three in a row");
    }
    if second_capture && after.has_row_of(mover, 3) {
        events.push("row and second capture");
    }
    Choice { text: format!("{}-{}", from.name(), to.name()), after: after.write(), events }
}
