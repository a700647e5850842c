//! King and Courtesan, by Mark Steere (2022), on boards from 3×3 to 10×10 that stand on a corner.
//!
//! A piece moves to an empty adjacent square in one of three forward directions, or captures on any of the eight
//! adjacent squares; the king may instead exchange with a friendly courtesan in a forward direction. Capture the enemy
//! king, or bring your king to the enemy home square, to win. A player with a king always has a move: the square ahead of
//! it is empty (move), an enemy's (capture) or a friend's (exchange).
//!
//! The sheet says that draws cannot occur. A capture cannot be undone, and every other move takes a checker forward,
//! so each game ends; but on the larger boards it may take more than a hundred turns without a capture, and only the
//! rules may end it.
//!
//! Source: the King and Courtesan rule sheet. The author asks that the name and the rules stay as they are and that he
//! be credited. The rules for players are in `docs/rules/king-and-courtesan.md`.

mod effects;
mod eval;
mod moves;
mod notation;
mod position;
mod scene;
#[cfg(test)]
mod tests;
mod why;
mod word;

use std::marker::PhantomData;

pub use moves::{Kind, Move};
pub use position::Position;
use rules::{BadSetup, Begins, Code, Coded, Game, Info, NoSetup, Side, Variant};
pub use word::Word;

rules::codes! {
    /// Why a game ended.
    pub enum Ending {
        /// A king was captured.
        KingCaptured = "end-king-captured",
        /// A king reached the enemy's home square.
        KingHome = "end-king-home",
    }
}

/// The game of King and Courtesan on a board of N×N squares, which fit the bits of `W`.
pub struct KingAndCourtesan<const N: usize, W>(PhantomData<W>);

impl<const N: usize, W: Word> Game for KingAndCourtesan<N, W> {
    type Position = Position<N, W>;
    type Setup = NoSetup;

    const INFO: &'static Info = &Info {
        name: "king-and-courtesan",
        title: "King and Courtesan",
        credit: "Mark Steere, 2022",
        summary: "March your king into the enemy's corner, trading places with your courtesans on the way.",
        sides: ["Red", "Blue"],
        begins: Begins::South,
        draws: false,
        variants: &[
            Variant { name: "3", summary: "3×3 squares, for learning" },
            Variant { name: "4", summary: "4×4 squares, for learning" },
            Variant { name: "5", summary: "5×5 squares, for learning" },
            Variant { name: "7", summary: "7×7 squares" },
            Variant { name: "8", summary: "8×8 squares" },
            Variant { name: "9", summary: "9×9 squares" },
            Variant { name: "10", summary: "10×10 squares" },
        ],
        rules: include_str!("../../../../docs/rules/king-and-courtesan.md"),
    };
    const CODES: &'static [&'static [&'static str]] = &[
        Ending::CODES,
        crate::square::Expected::CODES,
        moves::Expected::CODES,
        &[scene::ASK],
        why::Why::CODES,
        notation::Contradiction::CODES,
    ];
    const VARIANT: &'static str = ["", "", "", "3", "4", "5", "", "7", "8", "9", "10"][N];
    const USUAL_VARIANT: Option<&'static str> = if N == 6 { Some("6") } else { None };
    /// A capture removes a piece for good, and every other move takes a checker forward.
    const NEVER_REPEATS: bool = true;

    fn start(first: Side) -> Position<N, W> {
        Position::start(first)
    }

    fn setups(_: Side) -> Vec<NoSetup> {
        Vec::new()
    }

    fn start_with([setup, _]: [NoSetup; 2], _: Side) -> Result<Position<N, W>, BadSetup> {
        setup.absurd()
    }

    fn ending(position: &Position<N, W>) -> Option<Code> {
        position.ending().map(Into::into)
    }
}
