use std::collections::BTreeSet;

use games::scene::{MarkKind, Scene};
use rules::{Effect, Node, Side};

use crate::{AnyGame, AnyHistory, compose};

/// The pieces that either side could lose to a single move.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Threats {
    /// The spaces of pieces that the side to move would lose, or see attacked, if it passed.
    pub threatened: Vec<String>,
    /// The spaces of pieces that the side to move can capture or attack now.
    pub capturable: Vec<String>,
}

impl Threats {
    /// Returns the threats at the start of a turn. There are none while a decision is pending, or after the end of the
    /// game.
    pub fn of(game: &dyn AnyGame, history: &dyn AnyHistory) -> Threats {
        let scene = history.scene();
        let Node::Decide(mover) = history.node() else { return Threats::default() };
        if history.ending().is_some() || is_pending(&scene) {
            return Threats::default();
        }
        let pieces: Vec<(&str, char)> = scene
            .pieces
            .iter()
            .map(|piece| (scene.spaces[piece.space].name.as_str(), piece.letter))
            .collect();
        // The position may be invalid with the other side to move; then its threats are unknown.
        let other = compose(game, &pieces, !mover).ok().and_then(|text| game.start_from(&text).ok());
        Threats {
            threatened: other.map_or_else(Vec::new, |other| taken(&*other, mover)),
            capturable: taken(history, !mover),
        }
    }
}

/// Returns whether an attack or a push is pending.
fn is_pending(scene: &Scene) -> bool {
    let pends = |kind| matches!(kind, MarkKind::Attacker | MarkKind::Attacked | MarkKind::Pushed);
    scene.marks.iter().any(|mark| pends(mark.kind))
}

/// Returns the spaces of a side's pieces that a legal move captures or attacks, in board order.
fn taken(history: &dyn AnyHistory, victim: Side) -> Vec<String> {
    let mut found = BTreeSet::new();
    for legal in history.moves() {
        for effect in history.preview(&legal.text).unwrap_or_default() {
            match effect {
                Effect::Removed { side, at, .. } if side == victim => found.insert(at),
                Effect::Attacked { side, at, .. } if side != victim => found.insert(at),
                _ => false,
            };
        }
    }
    let scene = history.scene();
    scene.spaces.into_iter().map(|space| space.name).filter(|name| found.contains(name)).collect()
}
