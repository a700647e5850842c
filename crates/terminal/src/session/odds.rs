use std::collections::BTreeMap;

use catalog::AnyHistory;
use games::scene::{MarkKind, Scene};
use rules::{Node, Side};

/// What the dice may make of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Odds {
    /// What may happen, each with the number of falls that lead to it, the likeliest first.
    pub(crate) chances: Vec<(u64, String)>,
    /// The number of all falls.
    pub(crate) total: u64,
}

impl Odds {
    /// The odds of a move after which dice fall; `None` for any other move.
    pub(crate) fn of(history: &dyn AnyHistory, text: &str) -> Option<Odds> {
        /// More falls than any dice here have; a guard against waiting for ever.
        const MOST: u64 = 1000;
        let mut attack = history.copy();
        attack.take(text).ok()?;
        let total = attack.dice_weight();
        if total == 0 || total > MOST {
            return None;
        }
        let before = attack.scene();
        // Kept in the order of the dice, so that equal chances are always told in the same order.
        let mut chances: BTreeMap<String, (u64, u64)> = BTreeMap::new();
        for number in 0..total {
            let fall = attack.dice_fall(number)?;
            let mut fallen = attack.copy();
            fallen.take(&fall).ok()?;
            let words = told(&before, fallen.as_ref());
            let entry = chances.entry(words).or_insert((0, number));
            entry.0 += 1;
        }
        let mut chances: Vec<_> = chances.into_iter().collect();
        chances.sort_by_key(|(_, (count, first))| (std::cmp::Reverse(*count), *first));
        let chances = chances.into_iter().map(|(words, (count, _))| (count, words)).collect();
        Some(Odds { chances, total })
    }
}

/// What the dice did, in a few words: what is lost, or what is pushed and who says where to.
pub(crate) fn told(before: &Scene, after: &dyn AnyHistory) -> String {
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
pub(crate) fn lost(before: &Scene, after: &Scene, side: Side) -> Vec<&'static str> {
    let mut kinds: BTreeMap<&'static str, i32> = BTreeMap::new();
    for piece in before.pieces.iter().filter(|piece| piece.side == side) {
        *kinds.entry(piece.kind).or_default() += 1;
    }
    for piece in after.pieces.iter().filter(|piece| piece.side == side) {
        *kinds.entry(piece.kind).or_default() -= 1;
    }
    kinds.into_iter().flat_map(|(kind, count)| vec![kind; count.max(0) as usize]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(game: &str, position: &str, mv: &str, expected: Option<(u64, &[(u64, &str)])>) {
        let history = catalog::game(game).expect("a game").start_from(position).expect("a position");
        let odds = Odds::of(history.as_ref(), mv);
        let expected = expected.map(|(total, chances)| Odds {
            total,
            chances: chances.iter().map(|(count, words)| (*count, (*words).to_owned())).collect(),
        });
        assert_eq!(odds, expected);
    }

    #[test]
    fn an_attack_may_kill_push_or_backfire() {
        check(
            "holochess",
            "2GN1M1o1kl1/2Sh8/1 1 2 - 0",
            "b3*b4",
            Some((
                6,
                &[
                    (3, "Teal pushes the Houjix"),
                    (1, "Teal loses the Mantellian Savrip"),
                    (1, "Amber pushes the Mantellian Savrip"),
                    (1, "Amber loses the Houjix"),
                ],
            )),
        );
    }

    #[test]
    fn a_move_without_dice_has_no_odds() {
        check("courtier", "GGGKGGgggkgg/12/1 1 0", "a1-b1", None);
        check("courtier", "GGGKGGgggkgg/12/1 1 0", "nonsense", None);
    }
}
