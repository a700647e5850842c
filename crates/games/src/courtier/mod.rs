//! Courtier, by Mike Kelly: five guards and a king a side on the round board, and custodial capture.
//!
//! A turn moves one piece to an empty adjacent space. Then every piece, of either colour, that stands in the middle
//! of a straight line of three between two enemies is captured, all of them at once. Lines run along the rings, along
//! the spokes (`a`, `b`, `c`) and through the centre (`b`, `c`, opposite `b`). A side that loses its king
//! loses the game; two kings lost at once are a draw (a ruling).
//!
//! Source: the Courtier rule sheet. The rules for players are in `docs/rules/courtier.md`.

mod effects;
mod eval;
mod indexed;
mod notation;
mod position;
mod scene;
#[cfg(test)]
mod tests;

use crate::circular::Expected;
pub use position::Position;
use rules::{BadSetup, Begins, Code, Coded, Family, Game, Info, NoSetup, Side, UsualMatch};

rules::codes! {
    /// Why a game ended.
    pub enum Ending {
        /// A king was captured.
        KingCaptured = "end-king-captured",
        /// One move captured both kings.
        BothKingsCaptured = "end-both-kings-captured",
        /// Both players forfeited their turns.
        BothForfeited = "end-both-forfeited",
    }
}

/// The game of Courtier.
pub enum Courtier {}

impl Game for Courtier {
    type Position = Position;
    type Setup = NoSetup;

    const INFO: &'static Info = &Info {
        name: "courtier",
        title: "Courtier",
        credit: "Mike Kelly",
        summary: "Trap the enemy king between two of your pieces on a round board.",
        sides: ["Teal", "Amber"],
        begins: Begins::ByLot,
        draws: true,
        variants: &[],
        rules: include_str!("../../../../docs/rules/courtier.md"),
    };
    const CODES: &'static [&'static [&'static str]] = &[Ending::CODES, Expected::CODES];
    const VARIANT: &'static str = "";
    const USUAL_MATCH: UsualMatch = UsualMatch::BestOf(2);
    const FAMILY: Option<Family<Position>> = Some(indexed::SMALL_FAMILY);
    const LARGER_FAMILIES: &'static [(&'static str, Family<Position>)] =
        &[("large", indexed::LARGE_FAMILY), ("huge", indexed::HUGE_FAMILY)];

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
