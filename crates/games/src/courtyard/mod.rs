//! Courtyard, by Len Kalich (1963): kings race for the walled Courtyard in the middle of a 10×10 board.
//!
//! Serfs step forward, kings step anywhere, guards one or two squares in a line, all diagonally on the dark squares.
//! Pieces jump as in checkers and keep jumping while they can. A player who could jump and doesn't loses a piece that
//! could have: the opponent removes one of the *offenders* before its own turn. A king that enters the Courtyard by
//! the entrance on the far side wins; a side whose king is captured can no longer win.
//!
//! Three rule options go together in any way: `guard-turns` lets the second step of a guard change direction,
//! `small-yard` makes the Courtyard four squares, and `stop-short` lets a piece stop jumping although it could go on,
//! which makes it an offender.
//!
//! Source: the Courtyard rule sheet. The rules for players are in `docs/rules/courtyard.md`.

mod board;
mod effects;
mod eval;
mod kind;
mod moves;
mod notation;
mod position;
mod scene;
#[cfg(test)]
mod tests;
mod why;

pub use kind::Kind;
pub use moves::{Jumps, Move};
pub use position::Position;
use rules::{BadSetup, Begins, Code, Coded, Game, Info, NoSetup, Side, Variant};

rules::codes! {
    /// Why a game ended.
    pub enum Ending {
        /// A king entered the Courtyard.
        KingEntered = "end-king-entered",
        /// Both kings were captured.
        KingsLost = "end-kings-lost",
        /// Both players forfeited their turns.
        BothForfeited = "end-both-forfeited",
    }
}

/// The game of Courtyard, with or without its three rule options.
pub enum Courtyard<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> {}

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> Game
    for Courtyard<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    type Position = Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>;
    type Setup = NoSetup;

    const INFO: &'static Info = &Info {
        name: "courtyard",
        title: "Courtyard",
        credit: "Len Kalich, 1963",
        summary: "Jump as in checkers, or lose the piece. Get your king into the walled Courtyard to win.",
        sides: ["Ivory", "Garnet"],
        begins: Begins::ByLot,
        draws: true,
        variants: &[
            Variant { name: "guard-turns", summary: "the second step of a guard may change direction" },
            Variant {
                name: "guard-turns,small-yard",
                summary: "guards may turn, and the Courtyard is small",
            },
            Variant { name: "guard-turns,small-yard,stop-short", summary: "all three options together" },
            Variant {
                name: "guard-turns,stop-short",
                summary: "guards may turn, and a chain of jumps may stop short",
            },
            Variant { name: "small-yard", summary: "the Courtyard covers only the four central squares" },
            Variant {
                name: "small-yard,stop-short",
                summary: "the Courtyard is small, and a chain of jumps may stop short",
            },
            Variant {
                name: "stop-short",
                summary: "a chain of jumps may stop short, but then the opponent removes the piece",
            },
        ],
        rules: include_str!("../../../../docs/rules/courtyard.md"),
    };
    const CODES: &'static [&'static [&'static str]] = &[
        Ending::CODES,
        crate::square::Expected::CODES,
        moves::Expected::CODES,
        scene::asks::CODES,
        why::Why::CODES,
        notation::Expected::CODES,
        notation::Contradiction::CODES,
    ];
    const VARIANT: &'static str = match (GUARD_TURNS, SMALL_YARD, STOP_SHORT) {
        (false, false, false) => "",
        (true, false, false) => "guard-turns",
        (true, true, false) => "guard-turns,small-yard",
        (true, true, true) => "guard-turns,small-yard,stop-short",
        (true, false, true) => "guard-turns,stop-short",
        (false, true, false) => "small-yard",
        (false, true, true) => "small-yard,stop-short",
        (false, false, true) => "stop-short",
    };

    fn start(first: Side) -> Self::Position {
        Position::start(first)
    }

    fn setups(_: Side) -> Vec<NoSetup> {
        Vec::new()
    }

    fn start_with([setup, _]: [NoSetup; 2], _: Side) -> Result<Self::Position, BadSetup> {
        setup.absurd()
    }

    fn ending(position: &Self::Position) -> Option<Code> {
        position.ending().map(Into::into)
    }
}
