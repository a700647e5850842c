use rules::{Coded, Fact, Node, Param, Position as _};

use super::position::walk;
use super::{Move, Pawn, Pending, Position, why};
use crate::circular::{self, Space, scene_index};
use crate::scene::{Ask, Mark, MarkKind, Palette, Piece, Scene, Scenic};
use crate::why::WhyNot;

/// What only this game asks.
pub(super) mod asks {
    /// To choose where a pushed pawn goes.
    pub(in crate::holochess) const PUSH: &str = "ask-push";
    /// To move or attack, with this many actions left.
    pub(in crate::holochess) const ACTIONS: &str = "ask-actions";
    /// To roll for an attack.
    pub(in crate::holochess) const ROLL: &str = "ask-roll";
    /// To roll for the final showdown.
    pub(in crate::holochess) const SHOWDOWN: &str = "ask-showdown";
    /// All of them.
    pub(in crate::holochess) const CODES: &[&str] = &[PUSH, ACTIONS, ROLL, SHOWDOWN];
}

/// The key of a pawn's drawing.
const fn figure(pawn: Pawn) -> &'static str {
    match pawn {
        Pawn::Savrip => "savrip",
        Pawn::Ghhhk => "ghhhk",
        Pawn::Ngok => "ngok",
        Pawn::Molator => "molator",
        Pawn::Monnok => "monnok",
        Pawn::Houjix => "houjix",
        Pawn::Strider => "strider",
        Pawn::Klorslug => "klorslug",
    }
}

impl Scenic for Position {
    fn scene(&self) -> Scene {
        let mut scene = circular::round_scene(Palette::TealAmber);
        scene.pieces = Pawn::ALL
            .into_iter()
            .filter_map(|pawn| {
                let (space, owner) = (self.space_of(pawn)?, self.owner(pawn));
                let piece = Piece::round(space, owner, pawn.name(), figure(pawn), pawn.letter());
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
        scene.ask = match (self.node(), self.pending()) {
            (Node::Decide(side), Pending::Push { from }) => {
                let pushed = self.pawn_on(from).map_or("pawn", Pawn::name);
                Fact::new(asks::PUSH)
                    .with("side", side)
                    .with("piece", Param::Piece(pushed))
                    .with("space", from.to_string())
            }
            (Node::Decide(side), _) if self.nth_move(0) == Some(Move::Pass) => Ask::Pass { side }.fact(),
            (Node::Decide(side), _) => {
                Fact::new(asks::ACTIONS).with("side", side).with("actions", self.actions())
            }
            (Node::Chance, Pending::Showdown) => Fact::new(asks::SHOWDOWN),
            (Node::Chance, _) => Fact::new(asks::ROLL).with("side", self.turn()),
            (Node::Over(_), _) => Ask::Over.fact(),
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
