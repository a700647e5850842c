use rules::{Evaluate, Position as _, Side, Term};

use super::Position;
use super::position::between;
use crate::circular::{ADJACENT, ALL, CENTRE, INNER, OUTER, Step, inward, outward, turn_left, turn_right};

/// The most that a move can capture, counting the king.
const KING: i32 = 100;

/// The spaces adjacent to any of these, and these themselves.
const fn around(set: u32) -> u32 {
    let mut reached = set | turn_left(set) | turn_right(set) | inward(set) | outward(set);
    if set & INNER != 0 {
        reached |= CENTRE;
    }
    if set & CENTRE != 0 {
        reached |= INNER;
    }
    reached
}

/// The empty spaces from which one more piece would capture an enemy.
#[inline]
const fn strikes(own: u32, enemies: u32, empty: u32) -> u32 {
    let mut found = turn_left(turn_left(own) & enemies) | turn_right(turn_right(own) & enemies);
    if own & CENTRE != 0 {
        found |= outward(enemies);
    }
    if inward(own) & enemies != 0 {
        found |= CENTRE;
    }
    if enemies & CENTRE != 0 {
        let inner = outward(own);
        found |= inward((inner << 6 | inner >> 6) & OUTER);
    }
    found & empty
}

impl Position {
    /// What a side has of each term but the last.
    #[inline]
    fn features(&self, side: Side) -> [u32; 5] {
        let (own, enemies) = (self.sets()[side], self.sets()[!side]);
        let empty = ALL & !(own | enemies);
        let beside = match self.kings()[side] {
            0 => 0,
            king => ADJACENT[king.trailing_zeros() as usize],
        };
        [
            own.count_ones(),
            (beside & empty).count_ones(),
            (beside & enemies).count_ones(),
            steps(own, empty & !between(enemies)),
            (strikes(own, enemies, empty) & around(own)).count_ones(),
        ]
    }
}

/// How many steps lead from these pieces to those spaces.
#[inline]
const fn steps(own: u32, spaces: u32) -> u32 {
    let mut count = (turn_left(own) & spaces).count_ones()
        + (turn_right(own) & spaces).count_ones()
        + (inward(own) & spaces).count_ones()
        + (outward(own) & spaces).count_ones();
    if spaces & CENTRE != 0 {
        count += (own & INNER).count_ones();
    }
    if own & CENTRE != 0 {
        count += (spaces & INNER).count_ones();
    }
    count
}

impl Evaluate for Position {
    /// The weight of steps is set by matches: self-play alone gives them next to none, as both sides then wait in safety,
    /// whereas the side that takes room from the other wins (see `docs/strength.md`).
    const TERMS: &'static [Term] = &[
        Term { name: "guards", weight: 1157 },
        Term { name: "empty spaces beside the king", weight: 48 },
        Term { name: "enemies beside the king", weight: -131 },
        Term { name: "steps that are safe", weight: 100 },
        Term { name: "spaces to capture from at once", weight: 100 },
        Term { name: "the move", weight: 9 },
    ];

    #[inline]
    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        let [south, north] = Side::BOTH.map(|side| self.features(side));
        for (term, (south, north)) in south.into_iter().zip(north).enumerate() {
            f(term, south as i32 - north as i32);
        }
        f(5, if self.turn() == Side::South { 1 } else { -1 });
    }

    /// What the move captures, less what it loses.
    #[inline]
    fn urgency(&self, mv: Step) -> i32 {
        let mut after = *self;
        after.play_unchecked(mv);
        if after.pieces() == self.pieces() {
            return 0;
        }
        let worth = |position: &Position, side: Side| {
            position.sets()[side].count_ones() as i32 + if position.kings()[side] != 0 { KING } else { 0 }
        };
        let lost = |side: Side| worth(self, side) - worth(&after, side);
        (lost(!self.turn()) - lost(self.turn())).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_capture_is_pressing_and_a_suicide_is_not() {
        let position: Position = "K2Gk7/5G6/1 1 0".parse().unwrap();
        assert!(position.urgency("b6-a6".parse().unwrap()) > KING);
        assert_eq!(position.urgency("b6-b7".parse().unwrap()), 0);
        let position: Position = "K1g1g4k2/3G8/1 1 0".parse().unwrap();
        assert_eq!(position.urgency("b4-a4".parse().unwrap()), 0);
    }
}
