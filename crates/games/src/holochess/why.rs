use super::{Pawn, Position};
use crate::circular::Space;
use crate::why::{Why, WhyNot};

/// Why a pawn cannot go there, or attack there.
pub(super) fn why_not(position: &Position, from: Space, to: Space, about: WhyNot) -> WhyNot {
    let side = position.pawn_on(from).map(|pawn| position.owner(pawn));
    match position.pawn_on(to).map(|pawn| position.owner(pawn)) {
        Some(owner) if Some(owner) != side => about.at(Why::AttackFar, to),
        Some(_) => about.at(Why::Occupied, to),
        None => {
            let steps = position.pawn_on(from).map(Pawn::movement);
            WhyNot { steps, ..about.at(Why::Steps, to) }
        }
    }
}
