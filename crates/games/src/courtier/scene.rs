use rules::{Coded, Node, Position as _};

use super::Position;
use super::effects::name;
use crate::circular::{self, ALL, Step, spaces};
use crate::scene::{Ask, Palette, Piece, Scene, Scenic};
use crate::why::{Why, WhyNot, is_occupied};

impl Scenic for Position {
    fn scene(&self) -> Scene {
        let mut scene = circular::round_scene(Palette::TealAmber);
        scene.pieces = spaces(ALL)
            .filter_map(|space| {
                let (side, is_king) = self.piece_on(space)?;
                let (figure, letter) = if is_king { ("court-king", 'K') } else { ("court-guard", 'G') };
                Some(Piece::round(space, side, name(is_king), figure, letter))
            })
            .collect();
        scene.ask = match self.node() {
            Node::Decide(side) if self.nth_move(0) == Some(Step::Pass) => Ask::Pass { side },
            Node::Decide(side) => Ask::Move { side },
            _ => Ask::Over,
        }
        .fact();
        scene
    }

    fn trail(&self, mv: Step) -> Vec<String> {
        match mv {
            Step::Go { from, to } => vec![from.to_string(), to.to_string()],
            Step::Pass => Vec::new(),
        }
    }

    fn aim(&self, _: Step) -> Option<String> {
        None
    }

    fn why_not(&self, scene: &Scene, _: &str, to: &str, about: WhyNot) -> WhyNot {
        about.at(if is_occupied(scene, to) { Why::Occupied } else { Why::NotAdjacent }, to)
    }
}
