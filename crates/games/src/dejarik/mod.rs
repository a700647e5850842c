//! Dejarik, by Igor Barzilai: four pawns a side that leave the outer ring of the round board and race for a row.
//!
//! A pawn in the outer ring goes to the centre (*Dejarik*), or exits into the inner ring straight, diagonally or
//! double diagonally. A diagonal exit that ends beside a friendly pawn is *boosted* two spaces further, again and again,
//! and captures an enemy pawn that it comes to stand next to. A pawn in the inner ring can only go *home*, one in the
//! centre only to the outer ring (*Reverse Dejarik*). Four in a row in the inner ring score 3 points, three score 1,
//! a second capture scores 2 (a row and a second capture made by one move score both, a ruling), and end the game.
//!
//! Source: the Dejarik rule sheet. The rules for players are in `docs/rules/dejarik.md`.

mod effects;
mod eval;
mod indexed;
mod notation;
mod position;
mod scene;
#[cfg(test)]
mod tests;
mod why;

use crate::circular::Expected;
pub use position::Position;
use rules::{BadSetup, Begins, Code, Coded, Family, Game, Info, NoSetup, Side, UsualMatch};

rules::codes! {
    /// Why a game ended.
    pub enum Ending {
        /// Three pawns in a row.
        RowOfThree = "end-row-of-three",
        /// Four pawns in a row.
        RowOfFour = "end-row-of-four",
        /// A second pawn was captured.
        Captures = "end-captures",
        /// Three pawns in a row, and a second pawn was captured.
        RowOfThreeAndCaptures = "end-row-of-three-and-captures",
        /// Four pawns in a row, and a second pawn was captured.
        RowOfFourAndCaptures = "end-row-of-four-and-captures",
        /// Both players forfeited their turns.
        BothForfeited = "end-both-forfeited",
    }
}

/// The game of Dejarik.
pub enum Dejarik {}

impl Game for Dejarik {
    type Position = Position;
    type Setup = NoSetup;

    const INFO: &'static Info = &Info {
        name: "dejarik",
        title: "Dejarik",
        credit: "Igor Barzilai",
        summary: "Your pawns boost each other into the inner ring. Line them up or capture enemy pawns to score.",
        sides: ["Black", "White"],
        begins: Begins::South,
        draws: true,
        variants: &[],
        rules: include_str!("../../../../docs/rules/dejarik.md"),
    };
    const CODES: &'static [&'static [&'static str]] =
        &[Ending::CODES, Expected::CODES, why::Why::CODES, notation::Contradiction::CODES];
    const VARIANT: &'static str = "";
    const USUAL_MATCH: UsualMatch = UsualMatch::FirstTo(12);
    const FAMILY: Option<Family<Position>> = Some(Family::of());

    fn start(first: Side) -> Position {
        Position::start(first)
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
