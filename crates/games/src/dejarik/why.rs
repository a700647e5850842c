use crate::circular::Space;
use crate::scene::Scene;
use crate::why::{Why, WhyNot, is_occupied};

/// Why a pawn cannot go there.
pub(super) fn why_not(scene: &Scene, from: Space, to: Space, about: WhyNot) -> WhyNot {
    let stands = |space: Space| is_occupied(scene, &space.to_string());
    let in_the_way = |spaces: &[Space]| spaces.iter().copied().find(|space| stands(*space));
    if from.is_inner() {
        let home = Space::outer(from.along());
        let why = if to == home { Why::Occupied } else { Why::OnlyHome };
        return about.at(why, home);
    }
    if stands(to) {
        return about.at(Why::Occupied, to);
    }
    if from == Space::CENTRE {
        return match in_the_way(&[Space::inner(to.along())]) {
            Some(space) if to.is_outer() => about.at(Why::Blocked, space),
            _ => about.at(Why::OnlyOut, to),
        };
    }
    if to.is_outer() {
        return about.at(Why::OnlyIn, to);
    }
    let beside = Space::inner(from.along());
    if stands(beside) {
        return about.at(Why::Blocked, beside);
    }
    let left = (12 + to.along() - from.along()) % 12;
    let (steps, turn) = if left <= 6 { (left, 1) } else { (12 - left, 11) };
    let next = from.along() + turn;
    match steps {
        2 if stands(Space::outer(next)) => about.at(Why::Blocked, Space::outer(next)),
        2 if stands(Space::inner(next)) => about.at(Why::Blocked, Space::inner(next)),
        1 | 2 => about.at(Why::Boosted, to),
        _ => about.at(Why::TooFar, to),
    }
}
