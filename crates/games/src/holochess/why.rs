use super::{Pawn, Position};
use crate::circular::Space;
use crate::why::{self, WhyNot};

rules::codes! {
    /// Why a pawn cannot move or attack somewhere.
    pub(super) enum Why {
        /// The pawn moves exactly as many steps as its movement rating, over empty spaces.
        Steps = "why-steps",
        /// Attacks reach adjacent pawns only.
        AttackFar = "why-attack-far",
    }
}

/// Returns why a pawn cannot move or attack there.
pub(super) fn why_not(position: &Position, from: Space, to: Space, about: WhyNot) -> WhyNot {
    let side = position.pawn_on(from).map(|pawn| position.owner(pawn));
    match position.pawn_on(to).map(|pawn| position.owner(pawn)) {
        Some(owner) if Some(owner) != side => about.at(Why::AttackFar, to),
        Some(_) => about.at(why::Why::Occupied, to),
        None => {
            let steps = position.pawn_on(from).map(Pawn::movement);
            WhyNot { steps, ..about.at(Why::Steps, to) }
        }
    }
}
