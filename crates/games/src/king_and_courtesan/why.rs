use crate::scene::Scene;
use crate::why::{Why, WhyNot};

/// Why a piece cannot go there.
pub(super) fn why_not(scene: &Scene, from: &str, to: &str, about: WhyNot) -> WhyNot {
    let on = |name: &str| scene.find(name).and_then(|space| scene.piece_on(space));
    let is_adjacent = match (scene.find(from), scene.find(to)) {
        // Squares that touch, be it by a corner, have centres less than two squares apart.
        (Some(from), Some(to)) => {
            let (from, to) = (scene.spaces[from].centre, scene.spaces[to].centre);
            let square = scene.spaces.len() as f64;
            (from.x - to.x).hypot(from.y - to.y) < 2.1 / square.sqrt()
        }
        _ => false,
    };
    let why = match (on(from), on(to)) {
        (Some(piece), Some(other)) if piece.side == other.side => {
            if piece.kind == "king" {
                Why::Exchange
            } else {
                Why::Occupied
            }
        }
        (_, None) if is_adjacent => Why::Forward,
        _ => Why::NotAdjacent,
    };
    about.at(why, to)
}
