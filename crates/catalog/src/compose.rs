use std::fmt;

use games::scene::{Board, Scene};
use rules::{Coded, Fact, Side};

use crate::AnyGame;

/// A kind of piece in a game: letter, name and owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stock {
    /// The letter in notation.
    pub letter: char,
    /// The kind, as the rule sheet calls it.
    pub kind: &'static str,
    /// The key of its drawing.
    pub figure: &'static str,
    /// The owner.
    pub side: Side,
    /// Attack, defence and movement, in games with ratings.
    pub ratings: Option<[u8; 3]>,
}

/// Lists every kind of piece in the initial position, seat 1's first.
pub fn stock(game: &dyn AnyGame) -> Vec<Stock> {
    let mut stock: Vec<Stock> = Vec::new();
    for piece in game.usual_start().scene().pieces {
        if !stock.iter().any(|known| known.letter == piece.letter) {
            let games::scene::Piece { letter, kind, figure, side, ratings, .. } = piece;
            stock.push(Stock { letter, kind, figure, side, ratings });
        }
    }
    stock.sort_by_key(|piece| piece.side.number());
    stock
}

/// Writes the position with these pieces, each a space and a letter, and this side to move. All other fields are those
/// of the initial position. The text is validated only when the game reads it.
pub fn compose(game: &dyn AnyGame, pieces: &[(&str, char)], turn: Side) -> Result<String, BadPiece> {
    let start = game.usual_start();
    let scene = start.scene();
    let mut letters: Vec<Option<char>> = vec![None; scene.spaces.len()];
    for (name, letter) in pieces {
        let Some(space) = scene.find(name) else { return Err(BadPiece::NoSpace((*name).to_owned())) };
        if letters[space].replace(*letter).is_some() {
            return Err(BadPiece::Twice((*name).to_owned()));
        }
    }
    let rows: Vec<String> = rows(&scene).iter().map(|row| write_row(row, &letters)).collect();
    let position = start.position();
    let mut fields = position.split(' ').skip(2).fold(String::new(), |rest, field| rest + " " + field);
    fields.insert_str(0, &turn.number().to_string());
    Ok(format!("{} {fields}", rows.join("/")))
}

/// The indices of the spaces, row by row in the order of the notation.
fn rows(scene: &Scene) -> Vec<Vec<usize>> {
    match scene.board {
        Board::Round => vec![(0..12).collect(), (12..24).collect(), vec![24]],
        Board::Diamond { size } | Board::Square { size } => {
            (0..size).rev().map(|rank| (rank * size..(rank + 1) * size).collect()).collect()
        }
    }
}

fn write_row(row: &[usize], letters: &[Option<char>]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for letter in row.iter().map(|space| letters[*space]).chain([Some('/')]) {
        let Some(letter) = letter else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            text.push_str(&empty.to_string());
            empty = 0;
        }
        if letter != '/' {
            text.push(letter);
        }
    }
    text
}

/// Why pieces cannot be written as a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPiece {
    /// There is no space with this name.
    NoSpace(String),
    /// Two pieces on one space.
    Twice(String),
}

impl Coded for BadPiece {
    const CODES: &'static [&'static str] = &["no-such-space", "two-pieces"];

    fn fact(&self) -> Fact {
        match self {
            BadPiece::NoSpace(name) => Fact::new("no-such-space").with("space", name.as_str()),
            BadPiece::Twice(name) => Fact::new("two-pieces").with("space", name.as_str()),
        }
    }
}

impl fmt::Display for BadPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadPiece {}
