use rules::{Evaluate, Position as _, Side, Term};

use super::Position;
use crate::circular::{ADJACENT, ALL, CENTRE, INNER, Step};

/// The most that a move can capture, counting the king.
const KING: i32 = 100;

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[
        Term { name: "guards", weight: 1070 },
        Term { name: "empty spaces beside the king", weight: 53 },
        Term { name: "enemies beside the king", weight: -150 },
        Term { name: "pieces in the inner ring", weight: -37 },
        Term { name: "holding the centre", weight: -155 },
        Term { name: "the move", weight: 28 },
    ];

    #[inline]
    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        let pieces = self.sets();
        let kings = self.kings();
        let empty = ALL & !(pieces[0] | pieces[1]);
        let balance = |of: &dyn Fn(Side) -> u32| of(Side::South) as i32 - of(Side::North) as i32;
        let beside_king = |side: Side| match kings[side] {
            0 => 0,
            king => ADJACENT[king.trailing_zeros() as usize],
        };
        f(0, balance(&|side| pieces[side].count_ones()));
        f(1, balance(&|side| (beside_king(side) & empty).count_ones()));
        f(2, balance(&|side| (beside_king(side) & pieces[!side]).count_ones()));
        f(3, balance(&|side| (pieces[side] & INNER).count_ones()));
        f(4, balance(&|side| (pieces[side] & CENTRE).count_ones()));
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
