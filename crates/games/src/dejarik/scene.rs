use rules::{Coded, Node, Position as _, Side};

use super::{Position, why};
use crate::circular::{self, Space, Step, spaces};
use crate::scene::{Ask, Palette, Piece, Scene, Scenic};
use crate::why::WhyNot;

impl Scenic for Position {
    fn scene(&self) -> Scene {
        let mut scene = circular::round_scene(Palette::BlackWhite);
        for side in Side::BOTH {
            let pawns = spaces(self.pawns(side));
            scene.pieces.extend(pawns.map(|space| Piece::round(space, side, "pawn", "pawn", 'P')));
        }
        scene.ask = match self.node() {
            Node::Decide(side) if self.nth_move(0) == Some(Step::Pass) => Ask::Pass { side },
            Node::Decide(side) => Ask::Move { side },
            _ => Ask::Over,
        }
        .fact();
        scene
    }

    /// A pawn crosses the inner ring beside it, and on an exit every space of the ring up to where it stops.
    fn trail(&self, mv: Step) -> Vec<String> {
        let Step::Go { from, to } = mv else { return Vec::new() };
        let mut trail = vec![from];
        trail.extend(self.legs(from, to).into_iter().flat_map(|(leg, _)| leg.into_iter().skip(1)));
        trail.iter().map(Space::to_string).collect()
    }

    fn aim(&self, _: Step) -> Option<String> {
        None
    }

    fn why_not(&self, scene: &Scene, from: &str, to: &str, about: WhyNot) -> WhyNot {
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => why::why_not(scene, from, to, about),
            _ => about,
        }
    }
}
