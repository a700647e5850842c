use crate::scene::Scene;
use crate::why::{self, WhyNot};

rules::codes! {
    /// Why a piece cannot move somewhere.
    pub(super) enum Why {
        /// Moves to empty squares go forward.
        Forward = "why-forward",
        /// Only a king exchanges, with a courtesan next to it in a forward direction.
        Exchange = "why-exchange",
    }
}

/// Returns why a piece cannot move there.
pub(super) fn why_not(scene: &Scene, from: &str, to: &str, about: WhyNot) -> WhyNot {
    let on = |name: &str| scene.find(name).and_then(|space| scene.piece_on(space));
    let is_adjacent = match (scene.find(from), scene.find(to)) {
        // Squares that touch, even at a corner, have centres less than two squares apart.
        (Some(from), Some(to)) => {
            let (from, to) = (scene.spaces[from].centre, scene.spaces[to].centre);
            let square = scene.spaces.len() as f64;
            (from.x - to.x).hypot(from.y - to.y) < 2.1 / square.sqrt()
        }
        _ => false,
    };
    match (on(from), on(to)) {
        (Some(piece), Some(other)) if piece.side == other.side => {
            if piece.kind == "king" {
                about.at(Why::Exchange, to)
            } else {
                about.at(why::Why::Occupied, to)
            }
        }
        (_, None) if is_adjacent => about.at(Why::Forward, to),
        _ => about.at(why::Why::NotAdjacent, to),
    }
}
