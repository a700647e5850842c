//! What the table and the crates below know, as it goes over the network.
//!
//! Types of this crate are converted by `From`. For types of the crates below there are functions, as neither they nor
//! those of `wire` are ours.

mod effect;
mod ending;
mod fact;
mod scene;
mod terms;

use catalog::Legal;
use rules::{Begins, Side};
use wire::{MoveView, Seat};

pub use effect::{attack_result, effects};
pub use ending::{ABORTED, aborted, ending};
pub use fact::fact;
pub use scene::{board, mark, piece};

/// The seat of a side.
pub fn seat(side: Side) -> Seat {
    match side {
        Side::South => Seat::First,
        Side::North => Seat::Second,
    }
}

/// Who makes the first move of a game.
pub fn begins(begins: Begins) -> wire::Begins {
    match begins {
        Begins::South => wire::Begins::First,
        Begins::Agreed => wire::Begins::Agreed,
        Begins::ByLot => wire::Begins::Lot,
    }
}

/// A legal move.
pub fn legal(legal: Legal) -> MoveView {
    MoveView { text: legal.text, trail: legal.trail, aim: legal.aim }
}
