//! Conversion to the types of the network.
//!
//! Types of this crate are converted by `From`. Types of the crates below have functions, because of the orphan rule.

mod effect;
mod ending;
mod fact;
mod scene;
mod terms;

use catalog::Legal;
use rules::{Begins, Side, UsualMatch};
use wire::{MoveView, Seat};

pub use effect::{attack_result, effects};
pub use ending::{ABORTED, aborted, ending};
pub use fact::fact;
pub use scene::{board, mark, piece};

/// Converts a side.
pub fn seat(side: Side) -> Seat {
    match side {
        Side::South => Seat::First,
        Side::North => Seat::Second,
    }
}

/// Converts who moves first.
pub fn begins(begins: Begins) -> wire::Begins {
    match begins {
        Begins::South => wire::Begins::First,
        Begins::ByLot => wire::Begins::Lot,
    }
}

/// The match that is suggested to two players.
pub fn usual_match(usual: UsualMatch) -> wire::MatchForm {
    match usual {
        UsualMatch::BestOf(games) => wire::MatchForm::BestOf { games },
        UsualMatch::FirstTo(points) => wire::MatchForm::FirstTo { points },
    }
}

/// Converts a legal move.
pub fn legal(legal: Legal) -> MoveView {
    MoveView { text: legal.text, trail: legal.trail, aim: legal.aim }
}
