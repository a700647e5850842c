//! Holochess, by Mike Kelly: four creatures a side with ratings, two actions a turn, and one die for every attack.
//!
//! A pawn moves exactly as far as its movement rating, or attacks an adjacent enemy. The die kills or pushes one of
//! the two; the *winner's* player chooses where a pushed pawn goes, and a pawn that cannot be pushed dies. When one
//! pawn a side is left, the final showdown decides. Both sides choose their setup in secret (a ruling), so the setup
//! is not part of a position.
//!
//! Source: the Holochess rule sheet. The rules for players are in `docs/rules/holochess.md`.

mod effects;
mod eval;
mod moves;
mod notation;
mod pawn;
mod position;
mod scene;
mod setup;
#[cfg(test)]
mod tests;
mod why;

use crate::circular;
pub use moves::{Move, Roll};
pub use pawn::{Group, Pawn};
pub use position::{Pending, Position};
use rules::{BadSetup, Begins, Code, Coded, Game, Info, Side};
pub use setup::Setup;

rules::codes! {
    /// Why a game ended.
    pub enum Ending {
        /// A side has no pawn left.
        NoPawns = "end-no-pawns",
        /// Both players forfeited their turns.
        BothForfeited = "end-both-forfeited",
    }
}

/// Both sides chose the same group.
const SAME_GROUP: Code = Code("same-group");

/// The game of Holochess.
pub enum Holochess {}

impl Game for Holochess {
    type Position = Position;
    type Setup = Setup;

    const INFO: &'static Info = &Info {
        name: "holochess",
        title: "Holochess",
        credit: "Mike Kelly",
        summary: "Eight creatures, two actions a turn, and a die that kills, pushes or backfires.",
        sides: ["Teal", "Amber"],
        begins: Begins::ByLot,
        draws: true,
        variants: &[],
        rules: include_str!("../../../../docs/rules/holochess.md"),
    };
    const CODES: &'static [&'static [&'static str]] = &[
        Ending::CODES,
        circular::Expected::CODES,
        moves::Expected::CODES,
        setup::Expected::CODES,
        scene::asks::CODES,
        why::Why::CODES,
        notation::Expected::CODES,
        notation::Contradiction::CODES,
        &[SAME_GROUP.0],
    ];
    const VARIANT: &'static str = "";

    fn start(first: Side) -> Position {
        Position::start([Setup::usual(Group::One), Setup::usual(Group::Two)], first)
    }

    fn setups(side: Side) -> Vec<Setup> {
        let usual_group = [Group::One, Group::Two][side];
        [usual_group, usual_group.other()].into_iter().flat_map(Setup::all).collect()
    }

    fn group(setup: &Setup) -> Option<Side> {
        Some(match setup.group() {
            Group::One => Side::South,
            Group::Two => Side::North,
        })
    }

    fn start_with(setups: [Setup; 2], first: Side) -> Result<Position, BadSetup> {
        if setups[0].group() == setups[1].group() {
            return Err(BadSetup::Conflict(SAME_GROUP));
        }
        Ok(Position::start(setups, first))
    }

    fn ending(position: &Position) -> Option<Code> {
        position.ending().map(Into::into)
    }
}
