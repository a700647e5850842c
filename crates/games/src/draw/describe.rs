use rules::Side;

use crate::scene::Scene;

/// Describes the scene on one line: the pieces of each seat with their spaces.
///
/// ```
/// use games::draw::describe;
/// use games::scene::Scenic;
/// use games::{courtier::Courtier, scene::Scene};
/// use rules::{Game, Side};
///
/// let scene: Scene = Courtier::start(Side::South).scene();
/// assert_eq!(
///     describe(&scene),
///     "Seat 1: guard on a1, a2, a3, a5, a6; king on a4. Seat 2: guard on a7, a8, a9, a11, a12; king on a10."
/// );
/// ```
pub fn describe(scene: &Scene) -> String {
    Side::BOTH.map(|side| pieces_of(scene, side)).join(" ")
}

fn pieces_of(scene: &Scene, side: Side) -> String {
    let kinds = scene.pieces_by_kind(side);
    if kinds.is_empty() {
        return format!("Seat {}: no pieces.", side.number());
    }
    let groups: Vec<_> =
        kinds.iter().map(|(kind, spaces)| format!("{kind} on {}", spaces.join(", "))).collect();
    format!("Seat {}: {}.", side.number(), groups.join("; "))
}
