use rules::{Node, Position as _};

use super::position::walk;
use super::{Move, Pawn, Pending, Position, why};
use crate::circular::{self, Space, scene_index};
use crate::scene::{Mark, MarkKind, Palette, Piece, Scene, Scenic};
use crate::why::WhyNot;

impl Scenic for Position {
    fn scene(&self) -> Scene {
        let mut scene = circular::round_scene(Palette::TealAmber);
        scene.pieces = Pawn::ALL
            .into_iter()
            .filter_map(|pawn| {
                let piece = Piece::round(self.space_of(pawn)?, self.owner(pawn), pawn.name(), pawn.letter());
                Some(Piece { ratings: Some(pawn.ratings()), ..piece })
            })
            .collect();
        let mark = |space: Space, kind| Mark { space: scene_index(space), kind };
        scene.marks = match self.pending() {
            Pending::Attack { from, to } => {
                vec![mark(from, MarkKind::Attacker), mark(to, MarkKind::Attacked)]
            }
            Pending::Push { from } => vec![mark(from, MarkKind::Pushed)],
            Pending::Action | Pending::Showdown => Vec::new(),
        };
        scene.asks = match (self.node(), self.pending()) {
            (Node::Decide(side), Pending::Push { from }) => {
                let pushed = self.pawn_on(from).map_or("pawn", Pawn::name);
                format!("{side} chooses where the {pushed} on {from} is pushed.")
            }
            (Node::Decide(side), _) if self.nth_move(0) == Some(Move::Pass) => {
                format!("{side} can do nothing and must pass.")
            }
            (Node::Decide(side), _) if self.actions() == 2 => {
                format!("{side} has two actions: move or attack.")
            }
            (Node::Decide(side), _) => format!("{side} has one action left: move or attack."),
            (Node::Chance, Pending::Showdown) => "The final showdown: both sides roll.".to_owned(),
            (Node::Chance, _) => format!("{} rolls for the attack.", self.turn()),
            (Node::Over(_), _) => "The game is over.".to_owned(),
        };
        scene
    }

    fn trail(&self, mv: Move) -> Vec<String> {
        let spaces = match mv {
            Move::Go { from, to } => {
                let steps = self.pawn_on(from).map_or(1, Pawn::movement);
                walk(None, from, to, steps, self.empty()).unwrap_or_default()
            }
            Move::Attack { from, to } => vec![from, to],
            Move::Push { to } => match self.pending() {
                Pending::Push { from } => vec![from, to],
                _ => vec![to],
            },
            Move::Pass => Vec::new(),
        };
        spaces.iter().map(Space::to_string).collect()
    }

    fn aim(&self, mv: Move) -> Option<String> {
        match mv {
            Move::Attack { to, .. } => Some(to.to_string()),
            Move::Go { .. } | Move::Push { .. } | Move::Pass => None,
        }
    }

    fn why_not(&self, _: &Scene, from: &str, to: &str, about: WhyNot) -> WhyNot {
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => why::why_not(self, from, to, about),
            _ => about,
        }
    }
}
