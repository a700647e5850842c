//! Reference move generators: slow and simple, written from the rule text alone.
//!
//! They share no code with the games crate, and everything goes in and out as text, so that a mistake in the fast
//! generators cannot hide here as well. Each comment names the heading of the rules page that it implements.
//! Positions are taken to be valid: anything else panics.

// Each test program that includes this module uses only a part of it.
#![allow(dead_code)]

use std::collections::BTreeMap;

mod courtier;
mod courtyard;
mod dejarik;
mod holochess;
mod king_and_courtesan;

/// A legal move or a chance outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The move in notation.
    pub(crate) text: String,
    /// The resulting position in notation.
    pub(crate) after: String,
    /// What the move did, as short stable labels, for counting that every rule was exercised.
    pub(crate) events: Vec<&'static str>,
}

/// All legal moves (or dice outcomes) in the position; none when the game is over.
pub(crate) fn choices(game: &str, position: &str) -> Vec<Choice> {
    if outcome(game, position).is_some() {
        return Vec::new();
    }
    match name_and_variant(game) {
        ("courtier", "") => courtier::choices(position),
        ("dejarik", "") => dejarik::choices(position),
        ("holochess", "") => holochess::choices(position),
        ("king-and-courtesan", _) => king_and_courtesan::choices(position),
        ("courtyard", options) => courtyard::choices(options, position),
        _ => panic!("no such game: {game}"),
    }
}

/// The winning seat (0 for a draw) and the points that the win counts in a match (0 for a draw); None while the game
/// goes on.
pub(crate) fn outcome(game: &str, position: &str) -> Option<(u8, u8)> {
    match name_and_variant(game) {
        ("courtier", "") => courtier::outcome(position),
        ("dejarik", "") => dejarik::outcome(position),
        ("holochess", "") => holochess::outcome(position),
        ("king-and-courtesan", _) => king_and_courtesan::outcome(position),
        ("courtyard", options) => courtyard::outcome(options, position),
        _ => panic!("no such game: {game}"),
    }
}

/// The seat whose decision it is; None for chance and for a finished game.
pub(crate) fn decider(game: &str, position: &str) -> Option<u8> {
    if outcome(game, position).is_some() {
        return None;
    }
    match name_and_variant(game) {
        ("holochess", "") => holochess::decider(position),
        // In the other games it is always the player on turn, written in the second field.
        _ => Some(seat_from_text(fields(position)[1])),
    }
}

/// The start position.
pub(crate) fn start(game: &str) -> String {
    match name_and_variant(game) {
        ("courtier", "") => courtier::start(),
        ("dejarik", "") => dejarik::start(),
        ("holochess", "") => holochess::start(),
        ("king-and-courtesan", size) => king_and_courtesan::start(size),
        ("courtyard", _) => courtyard::start(),
        _ => panic!("no such game: {game}"),
    }
}

/// Notation, Names: a variant follows a colon.
fn name_and_variant(game: &str) -> (&str, &str) {
    game.split_once(':').unwrap_or((game, ""))
}

// ---- Fields, seats and rows of text ----

/// Notation, Positions: fields are separated by one space.
fn fields(position: &str) -> Vec<&str> {
    position.split(' ').collect()
}

fn seat_from_text(text: &str) -> u8 {
    match text {
        "1" => 1,
        "2" => 2,
        _ => panic!("no such seat: {text}"),
    }
}

fn number(text: &str) -> u8 {
    text.parse().unwrap_or_else(|_| panic!("not a number: {text}"))
}

fn opponent(seat: u8) -> u8 {
    3 - seat
}

/// Notation, Positions: upper case is seat 1, lower case seat 2.
fn owner(piece: char) -> u8 {
    if piece.is_ascii_uppercase() { 1 } else { 2 }
}

/// A letter in the case of its owner.
fn piece_of(seat: u8, letter: char) -> char {
    if seat == 1 { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

/// Notation, Positions: a run of empty spaces is a decimal number.
fn read_row(text: &str) -> Vec<Option<char>> {
    let mut row = Vec::new();
    let mut digits = String::new();
    for letter in text.chars() {
        if letter.is_ascii_digit() {
            digits.push(letter);
        } else {
            if !digits.is_empty() {
                row.extend(vec![None; number(&digits).into()]);
                digits.clear();
            }
            row.push(Some(letter));
        }
    }
    if !digits.is_empty() {
        row.extend(vec![None; number(&digits).into()]);
    }
    row
}

fn write_row(row: &[Option<char>]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for space in row {
        match space {
            None => empty += 1,
            Some(letter) => {
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                text.push(*letter);
            }
        }
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
    text
}

// ---- The circular board ----

/// A space of the circular board: the outer ring a1 to a12, the inner ring b1 to b12, the centre c.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Space {
    Outer(i32),
    Inner(i32),
    Centre,
}

use Space::{Centre, Inner, Outer};

impl Space {
    fn name(self) -> String {
        match self {
            Outer(n) => format!("a{n}"),
            Inner(n) => format!("b{n}"),
            Centre => "c".to_string(),
        }
    }

    fn from_name(name: &str) -> Space {
        all_spaces()
            .into_iter()
            .find(|space| space.name() == name)
            .unwrap_or_else(|| panic!("no such space: {name}"))
    }

    /// The circular board, Adjacent.
    fn adjacent(self) -> Vec<Space> {
        match self {
            Outer(n) => vec![Outer(around(n - 1)), Outer(around(n + 1)), Inner(n)],
            Inner(n) => vec![Inner(around(n - 1)), Inner(around(n + 1)), Outer(n), Centre],
            Centre => (1..=12).map(Inner).collect(),
        }
    }
}

/// A ring number brought back to 1 to 12: both rings close.
fn around(n: i32) -> i32 {
    (n - 1).rem_euclid(12) + 1
}

/// Every space, in the order of the notation.
fn all_spaces() -> Vec<Space> {
    let mut spaces = Vec::new();
    spaces.extend((1..=12).map(Outer));
    spaces.extend((1..=12).map(Inner));
    spaces.push(Centre);
    spaces
}

/// The occupied spaces and what stands on them.
type CircularBoard = BTreeMap<Space, char>;

fn read_circular_board(text: &str) -> CircularBoard {
    let rows: Vec<Option<char>> = text.split('/').flat_map(read_row).collect();
    assert_eq!(rows.len(), 25, "a circular board has 25 spaces: {text}");
    let mut board = CircularBoard::new();
    for (space, content) in all_spaces().into_iter().zip(rows) {
        if let Some(piece) = content {
            board.insert(space, piece);
        }
    }
    board
}

fn write_circular_board(board: &CircularBoard) -> String {
    let all: Vec<Option<char>> = all_spaces().iter().map(|space| board.get(space).copied()).collect();
    format!("{}/{}/{}", write_row(&all[0..12]), write_row(&all[12..24]), write_row(&all[24..25]))
}

// ---- Square boards ----

/// A square, both numbers counted from 1. Squares are ordered by rank, then file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Square {
    rank: i32,
    file: i32,
}

impl Square {
    fn at(file: i32, rank: i32) -> Square {
        Square { rank, file }
    }

    fn name(self) -> String {
        let letter = "abcdefghij".chars().nth((self.file - 1) as usize).expect("a file from a to j");
        format!("{letter}{}", self.rank)
    }

    fn from_name(name: &str) -> Square {
        let letter = name.chars().next().expect("a square has a name");
        let file = "abcdefghij".find(letter).expect("a file from a to j") as i32 + 1;
        Square::at(file, i32::from(number(&name[1..])))
    }

    fn step(self, (files, ranks): (i32, i32)) -> Square {
        Square::at(self.file + files, self.rank + ranks)
    }

    fn is_on_board(self, size: i32) -> bool {
        (1..=size).contains(&self.file) && (1..=size).contains(&self.rank)
    }
}

/// The occupied squares and what stands on them.
type SquareBoard = BTreeMap<Square, char>;

/// The board and how many ranks (and files) it has. Notation: ranks from the highest to rank 1, each from file a.
fn read_square_board(text: &str) -> (SquareBoard, i32) {
    let rows: Vec<Vec<Option<char>>> = text.split('/').map(read_row).collect();
    let size = rows.len() as i32;
    let mut board = SquareBoard::new();
    for (row, rank) in rows.iter().zip((1..=size).rev()) {
        assert_eq!(row.len() as i32, size, "rank {rank} has the wrong length: {text}");
        for (content, file) in row.iter().zip(1..=size) {
            if let Some(piece) = content {
                board.insert(Square::at(file, rank), *piece);
            }
        }
    }
    (board, size)
}

fn write_square_board(board: &SquareBoard, size: i32) -> String {
    let mut rows = Vec::new();
    for rank in (1..=size).rev() {
        let row: Vec<Option<char>> =
            (1..=size).map(|file| board.get(&Square::at(file, rank)).copied()).collect();
        rows.push(write_row(&row));
    }
    rows.join("/")
}
