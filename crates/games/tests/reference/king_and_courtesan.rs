//! King and Courtesan, by Mark Steere (2022).

use super::{Choice, Square, SquareBoard};
use super::{
    fields, number, opponent, owner, piece_of, read_square_board, seat_from_text, write_square_board,
};

struct Position {
    board: SquareBoard,
    size: i32,
    seat: u8,
}

impl Position {
    fn read(text: &str) -> Position {
        let fields = fields(text);
        assert_eq!(fields.len(), 2, "a King and Courtesan position has two fields: {text}");
        let (board, size) = read_square_board(fields[0]);
        Position { board, size, seat: seat_from_text(fields[1]) }
    }

    fn write(&self) -> String {
        format!("{} {}", write_square_board(&self.board, self.size), self.seat)
    }

    fn king_of(&self, seat: u8) -> Option<Square> {
        let king = piece_of(seat, 'K');
        self.board.iter().find(|&(_, &piece)| piece == king).map(|(&square, _)| square)
    }
}

/// King and Courtesan: Red's home is a1, Blue's the opposite corner.
fn home_of(seat: u8, size: i32) -> Square {
    if seat == 1 { Square::at(1, 1) } else { Square::at(size, size) }
}

/// King and Courtesan: Red's forward directions, and Blue's, their opposites, as files and ranks.
fn forward_directions(seat: u8) -> [(i32, i32); 3] {
    if seat == 1 { [(1, 0), (0, 1), (1, 1)] } else { [(-1, 0), (0, -1), (-1, -1)] }
}

const ALL_DIRECTIONS: [(i32, i32); 8] =
    [(1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1), (-1, 1)];

/// King and Courtesan, Setup; the size is 6 unless the variant says otherwise.
pub(crate) fn start(variant: &str) -> String {
    let size = if variant.is_empty() { 6 } else { i32::from(number(variant)) };
    let mut board = SquareBoard::new();
    for file in 1..=size {
        for rank in 1..=size {
            let row = file + rank - 1;
            let mirrored = Square::at(size + 1 - file, size + 1 - rank);
            if row == 1 {
                board.insert(Square::at(file, rank), 'K');
                board.insert(mirrored, 'k');
            } else if row < size {
                board.insert(Square::at(file, rank), 'C');
                board.insert(mirrored, 'c');
            }
        }
    }
    Position { board, size, seat: 1 }.write()
}

/// King and Courtesan, Win.
pub(crate) fn outcome(text: &str) -> Option<(u8, u8)> {
    let position = Position::read(text);
    for seat in [1, 2] {
        let enemy_king_captured = position.king_of(opponent(seat)).is_none();
        let king_is_home = position.king_of(seat) == Some(home_of(opponent(seat), position.size));
        if enemy_king_captured || king_is_home {
            return Some((seat, 1));
        }
    }
    None
}

pub(crate) fn choices(text: &str) -> Vec<Choice> {
    let position = Position::read(text);
    let forward = forward_directions(position.seat);
    let mut choices = Vec::new();
    for (&from, &piece) in &position.board {
        if owner(piece) != position.seat {
            continue;
        }
        for direction in ALL_DIRECTIONS {
            let to = from.step(direction);
            if !to.is_on_board(position.size) {
                continue;
            }
            let is_forward = forward.contains(&direction);
            match position.board.get(&to) {
                None if is_forward => choices.push(move_piece(&position, from, to)),
                Some(&other) if owner(other) != position.seat => {
                    choices.push(capture(&position, from, to, is_forward));
                }
                Some(_) if is_forward && piece == piece_of(position.seat, 'K') => {
                    choices.push(exchange(&position, from, to));
                }
                _ => {}
            }
        }
    }
    choices
}

/// King and Courtesan, Move.
fn move_piece(position: &Position, from: Square, to: Square) -> Choice {
    let mut board = position.board.clone();
    let piece = board.remove(&from).expect("a piece to move");
    board.insert(to, piece);
    finish(position, board, format!("{}-{}", from.name(), to.name()), vec!["move"], "king home by move")
}

/// King and Courtesan, capture: by moving onto an enemy piece.
fn capture(position: &Position, from: Square, to: Square, is_forward: bool) -> Choice {
    let mut events = vec!["capture"];
    if !is_forward {
        events.push("backward capture");
    }
    let mut board = position.board.clone();
    let piece = board.remove(&from).expect("a piece to move");
    let captured = board.insert(to, piece);
    if captured == Some(piece_of(opponent(position.seat), 'K')) {
        events.push("king captured");
    }
    finish(position, board, format!("{}x{}", from.name(), to.name()), events, "king home by capture")
}

/// King and Courtesan, exchange: the king and a friendly courtesan in front of it change what they are.
fn exchange(position: &Position, from: Square, to: Square) -> Choice {
    let mut board = position.board.clone();
    board.insert(from, piece_of(position.seat, 'C'));
    board.insert(to, piece_of(position.seat, 'K'));
    finish(
        position,
        board,
        format!("{}={}", from.name(), to.name()),
        vec!["exchange"],
        "king home by exchange",
    )
}

fn finish(
    position: &Position,
    board: SquareBoard,
    text: String,
    mut events: Vec<&'static str>,
    home_event: &'static str,
) -> Choice {
    let after = Position { board, size: position.size, seat: opponent(position.seat) };
    if after.king_of(position.seat) == Some(home_of(opponent(position.seat), position.size)) {
        events.push(home_event);
    }
    Choice { text, after: after.write(), events }
}
