//! Tapatan, a traditional game of the Philippines: three stones a side on nine points.
//!
//! The players place their stones in turn and then move them along the lines to adjacent empty points. Three stones in
//! a row win. A player can always move: only three stones in a row could shut in three others.
//!
//! The points are the squares of a 3×3 board. Lines join neighbours in each file and rank, and the centre with the
//! corners: on a chequered board, diagonals join dark squares.
//!
//! Source: the game as it is drawn on floors and doorsteps in the Philippines; R. C. Bell, *Board and Table Games from
//! Many Civilizations*. The rules for players are in `rules.md`.

mod effects;
mod eval;
mod moves;
mod notation;
mod position;
mod scene;
#[cfg(test)]
mod tests;

pub use moves::Move;
pub use position::Position;
use rules::{BadSetup, Begins, Code, Coded, Game, Info, NoSetup, Side};

rules::codes! {
    /// Why a game ended.
    pub enum Ending {
        /// A side has three stones in a row.
        Row = "end-tapatan-row",
    }
}

/// The game of Tapatan.
pub enum Tapatan {}

impl Game for Tapatan {
    type Position = Position;
    type Setup = NoSetup;

    const INFO: &'static Info = &Info {
        name: "tapatan",
        title: "Tapatan",
        credit: "tradition",
        summary: "Place three stones, then slide them along the lines until they stand in a row.",
        sides: ["Black", "White"],
        begins: Begins::ByLot,
        draws: true,
        variants: &[],
        rules: include_str!("../rules.md"),
    };
    const CODES: &'static [&'static [&'static str]] = &[
        Ending::CODES,
        moves::Expected::CODES,
        crate::square::Expected::CODES,
        notation::Contradiction::CODES,
        scene::Why::CODES,
        &[scene::ASK_PLACE],
    ];
    const VARIANT: &'static str = "";

    fn start(first: Side) -> Position {
        Position::new([0; 2], first)
    }

    fn setups(_: Side) -> Vec<NoSetup> {
        Vec::new()
    }

    fn start_with([setup, _]: [NoSetup; 2], _: Side) -> Result<Position, BadSetup> {
        setup.absurd()
    }

    fn ending(position: &Position) -> Option<Code> {
        position.ending().map(Into::into)
    }
}
