//! A scene as text for a terminal.

mod ansi;
mod canvas;
mod lattice;
mod sign;
mod square;

pub use ansi::{Colour, nearest_of_256};

use crate::scene::{Board, Scene};
pub use sign::signs;

/// How a board is written.
///
/// The default is plain Unicode without colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TextStyle {
    /// What colours the terminal shows.
    pub colour: Colour,
    /// Whether to write nothing but ASCII.
    pub ascii: bool,
}

/// Writes the board, without the meaning of its [`signs`] and without what is asked.
///
/// Pieces are their letters, upper case for seat 1. Lines end without spaces; without colour there is no escape
/// character in the text.
///
/// ```
/// use games::courtier::Courtier;
/// use games::draw::{TextStyle, text};
/// use games::scene::Scenic;
/// use rules::{Game, Side};
///
/// let board = text(&Courtier::start(Side::South).scene(), TextStyle { ascii: true, ..TextStyle::default() });
/// assert!(board.is_ascii() && board.contains("a12"));
/// ```
pub fn text(scene: &Scene, style: TextStyle) -> String {
    let canvas = match scene.board {
        Board::Round => lattice::round(scene, style),
        Board::Diamond { size } => lattice::diamond(scene, size, style),
        Board::Square { size } => square::square(scene, size, style),
    };
    canvas.write(scene.palette, style)
}
