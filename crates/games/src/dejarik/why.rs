use crate::circular::Space;
use crate::scene::Scene;
use crate::why::{self, WhyNot, is_occupied};

rules::codes! {
    /// Why a pawn cannot move somewhere.
    pub(super) enum Why {
        /// A pawn in the inner ring can only go home.
        OnlyHome = "why-only-home",
        /// A pawn in the centre goes back to the outer ring.
        OnlyOut = "why-only-out",
        /// A pawn in the outer ring leaves it inwards.
        OnlyIn = "why-only-in",
        /// A pawn of its own side boosts it further.
        Boosted = "why-boosted",
    }
}

/// Returns why a pawn cannot move there.
pub(super) fn why_not(scene: &Scene, from: Space, to: Space, about: WhyNot) -> WhyNot {
    let stands = |space: Space| is_occupied(scene, &space.to_string());
    let in_the_way = |spaces: &[Space]| spaces.iter().copied().find(|space| stands(*space));
    if from.is_inner() {
        let home = Space::outer(from.along());
        return if to == home { about.at(why::Why::Occupied, home) } else { about.at(Why::OnlyHome, home) };
    }
    if stands(to) {
        return about.at(why::Why::Occupied, to);
    }
    if from == Space::CENTRE {
        return match in_the_way(&[Space::inner(to.along())]) {
            Some(space) if to.is_outer() => about.at(why::Why::Blocked, space),
            _ => about.at(Why::OnlyOut, to),
        };
    }
    if to.is_outer() {
        return about.at(Why::OnlyIn, to);
    }
    let beside = Space::inner(from.along());
    if stands(beside) {
        return about.at(why::Why::Blocked, beside);
    }
    let left = (12 + to.along() - from.along()) % 12;
    let (steps, turn) = if left <= 6 { (left, 1) } else { (12 - left, 11) };
    let next = from.along() + turn;
    match steps {
        2 if stands(Space::outer(next)) => about.at(why::Why::Blocked, Space::outer(next)),
        2 if stands(Space::inner(next)) => about.at(why::Why::Blocked, Space::inner(next)),
        1 | 2 => about.at(Why::Boosted, to),
        _ => about.at(why::Why::TooFar, to),
    }
}
