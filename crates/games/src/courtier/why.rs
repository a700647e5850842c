use crate::scene::Scene;
use crate::why::{Why, WhyNot, is_occupied};

/// Returns why a piece cannot move there.
pub(super) fn why_not(scene: &Scene, to: &str, about: WhyNot) -> WhyNot {
    about.at(if is_occupied(scene, to) { Why::Occupied } else { Why::NotAdjacent }, to)
}
