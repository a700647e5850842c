use rules::Side;

use crate::scene::Scene;

/// Describes the scene on one line: the pieces of each seat with their spaces.
///
/// Kinds of pieces appear in the order of their spaces, so that the description is deterministic.
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
///     "Seat 1: guards on a1, a2, a3, a5, a6; king on a4. Seat 2: guards on a7, a8, a9, a11, a12; king on a10."
/// );
/// ```
pub fn describe(scene: &Scene) -> String {
    Side::BOTH.map(|side| pieces_of(scene, side)).join(" ")
}

fn pieces_of(scene: &Scene, side: Side) -> String {
    let mut kinds: Vec<(&str, Vec<&str>)> = Vec::new();
    for (index, space) in scene.spaces.iter().enumerate() {
        let Some(piece) = scene.piece_on(index).filter(|piece| piece.side == side) else { continue };
        match kinds.iter_mut().find(|(kind, _)| *kind == piece.kind) {
            Some((_, names)) => names.push(&space.name),
            None => kinds.push((piece.kind, vec![&space.name])),
        }
    }
    if kinds.is_empty() {
        return format!("Seat {}: no pieces.", side.number());
    }
    let groups: Vec<_> = kinds
        .iter()
        .map(|(kind, names)| {
            let plural = if names.len() > 1 { "s" } else { "" };
            format!("{kind}{plural} on {}", names.join(", "))
        })
        .collect();
    format!("Seat {}: {}.", side.number(), groups.join("; "))
}
