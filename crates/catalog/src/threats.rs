use std::collections::BTreeSet;

use games::scene::{MarkKind, Scene};
use rules::{Effect, Node, Side};

use crate::{AnyGame, AnyHistory, compose};

/// What one move could take from either side.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Threats {
    /// Where pieces of the side to move stand that the other side could take or attack, if it were its turn.
    pub threatened: Vec<String>,
    /// Where pieces of the other side stand that the side to move can take or attack now.
    pub capturable: Vec<String>,
}

impl Threats {
    /// The threats of a position in which a turn begins. There are none while something is pending, as what happens next
    /// depends on that, and none when the game is over.
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
        // Not every position may also stand with the other side to move: then nothing is known about it.
        let other = compose(game, &pieces, !mover).ok().and_then(|text| game.start_from(&text).ok());
        Threats {
            threatened: other.map_or_else(Vec::new, |other| taken(&*other, mover)),
            capturable: taken(history, !mover),
        }
    }
}

/// Whether an attack or a push waits to be carried out.
fn is_pending(scene: &Scene) -> bool {
    let pends = |kind| matches!(kind, MarkKind::Attacker | MarkKind::Attacked | MarkKind::Pushed);
    scene.marks.iter().any(|mark| pends(mark.kind))
}

/// Where the pieces of a side stand that a legal move takes or attacks, in the order of the board.
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
