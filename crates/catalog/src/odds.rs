use std::collections::BTreeMap;

use games::scene::{MarkKind, Scene};
use rules::{Node, Side};

use crate::AnyHistory;

/// What the dice may make of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// What may happen, the likeliest first.
    pub chances: Vec<Chance>,
    /// The number of all falls.
    pub total: u64,
}

/// One thing that the dice may bring about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// How many of all falls lead to it.
    pub weight: u64,
    /// What it is for the side that moved.
    pub kind: ChanceKind,
    /// What happens, in a few words.
    pub words: String,
}

/// What the dice do to an attack, seen by the side that attacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ChanceKind {
    /// The attacked piece dies.
    Kill,
    /// The attacked piece is pushed.
    Push,
    /// The attacker is pushed.
    CounterPush,
    /// The attacker dies.
    Death,
    /// Anything else.
    Other,
}

impl Odds {
    /// The odds of a move after which dice fall; `None` for any other move.
    pub fn of(history: &dyn AnyHistory, text: &str) -> Option<Odds> {
        /// More falls than any dice here have; a guard against waiting for ever.
        const MOST: u64 = 1000;
        let Node::Decide(mover) = history.node() else { return None };
        let mut attack = history.copy();
        attack.take(text).ok()?;
        let total = attack.dice_weight();
        if total == 0 || total > MOST {
            return None;
        }
        let before = attack.scene();
        // Kept in the order of the dice, so that equal chances are always told in the same order.
        let mut chances: BTreeMap<(ChanceKind, String), (u64, u64)> = BTreeMap::new();
        for number in 0..total {
            let fall = attack.dice_fall(number)?;
            let mut fallen = attack.copy();
            fallen.take(&fall).ok()?;
            let told = (kind(&before, fallen.as_ref(), mover), told(&before, fallen.as_ref()));
            chances.entry(told).or_insert((0, number)).0 += 1;
        }
        let mut chances: Vec<_> = chances.into_iter().collect();
        chances.sort_by_key(|(_, (weight, first))| (std::cmp::Reverse(*weight), *first));
        let chances =
            chances.into_iter().map(|((kind, words), (weight, _))| Chance { weight, kind, words }).collect();
        Some(Odds { chances, total })
    }
}

fn kind(before: &Scene, after: &dyn AnyHistory, mover: Side) -> ChanceKind {
    let scene = after.scene();
    let is_lost = |side| !lost(before, &scene, side).is_empty();
    let pushed = scene.marks.iter().find(|mark| mark.kind == MarkKind::Pushed);
    let pushed = pushed.and_then(|mark| scene.piece_on(mark.space)).map(|piece| piece.side);
    match (is_lost(!mover), is_lost(mover), pushed) {
        (true, false, _) => ChanceKind::Kill,
        (false, true, _) => ChanceKind::Death,
        (false, false, Some(side)) if side == mover => ChanceKind::CounterPush,
        (false, false, Some(_)) => ChanceKind::Push,
        _ => ChanceKind::Other,
    }
}

/// What the dice did, in a few words: what is lost, or what is pushed and who says where to.
pub fn told(before: &Scene, after: &dyn AnyHistory) -> String {
    let info = after.info();
    let scene = after.scene();
    let mut words = Vec::new();
    for side in Side::BOTH {
        for kind in lost(before, &scene, side) {
            words.push(format!("{} loses the {kind}", info.sides[side]));
        }
    }
    for mark in scene.marks.iter().filter(|mark| mark.kind == MarkKind::Pushed) {
        let (Some(piece), Node::Decide(by)) = (scene.piece_on(mark.space), after.node()) else { continue };
        words.push(format!("{} pushes the {}", info.sides[by], piece.kind));
    }
    if let Some(winner) = after.ending().and_then(|ending| ending.outcome().winner) {
        words.push(format!("{} wins", info.sides[winner]));
    }
    if words.is_empty() { "nothing changes".to_owned() } else { words.join(", ") }
}

/// The kinds of pieces that a side has fewer of than before, each as often as it was lost.
pub fn lost(before: &Scene, after: &Scene, side: Side) -> Vec<&'static str> {
    let mut kinds: BTreeMap<&'static str, i32> = BTreeMap::new();
    for piece in before.pieces.iter().filter(|piece| piece.side == side) {
        *kinds.entry(piece.kind).or_default() += 1;
    }
    for piece in after.pieces.iter().filter(|piece| piece.side == side) {
        *kinds.entry(piece.kind).or_default() -= 1;
    }
    kinds.into_iter().flat_map(|(kind, count)| vec![kind; count.max(0) as usize]).collect()
}
