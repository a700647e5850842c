use rules::{Evaluate, LevelParams, Position as _, Side, Term};

use super::Position;
use crate::circular::{INNER, Step, inward, turn_left};

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[
        Term { name: "pawns", weight: 1933 },
        Term { name: "pawns in the inner ring", weight: -131 },
        Term { name: "neighbours in the inner ring", weight: 715 },
        Term { name: "pawns that cannot go home", weight: -1047 },
        Term { name: "pawns that cannot exit", weight: -943 },
        Term { name: "the move", weight: -57 },
    ];
    /// Beyond six plies, searching deeper hardly wins any more games.
    const LEVELS: [LevelParams; 8] = [
        LevelParams::new(1, 0, 600).with_random_moves(50),
        LevelParams::new(1, 0, 500).with_random_moves(25),
        LevelParams::new(1, 0, 170),
        LevelParams::new(1, 0, 40),
        LevelParams::new(2, 8, 45),
        LevelParams::new(3, 18, 55),
        LevelParams::new(4, 4, 15),
        LevelParams::new(6, 0, 0),
    ];

    #[inline]
    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        let occupied = self.pawns(Side::South) | self.pawns(Side::North);
        let balance =
            |of: &dyn Fn(u32) -> u32| of(self.pawns(Side::South)) as i32 - of(self.pawns(Side::North)) as i32;
        f(0, balance(&u32::count_ones));
        f(1, balance(&|pawns| (pawns & INNER).count_ones()));
        f(2, balance(&|pawns| (pawns & INNER & turn_left(pawns)).count_ones()));
        f(3, balance(&|pawns| (pawns & INNER & inward(occupied)).count_ones()));
        f(4, balance(&|pawns| (inward(pawns) & occupied).count_ones()));
        f(5, if self.turn() == Side::South { 1 } else { -1 });
    }

    /// Captures and scores.
    #[inline]
    fn move_order_score(&self, mv: Step) -> i32 {
        let Step::Go { from, to } = mv else { return 0 };
        if !from.is_outer() || !to.is_inner() {
            return 0;
        }
        let mut after = *self;
        after.play_unchecked(mv);
        let scored = i32::from(after.points(self.turn()));
        let captured = (self.pieces() - after.pieces()) as i32;
        10 * scored + captured
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_more_forcing_than_captures() {
        let move_order_score = |position: &str, mv: &str| {
            position.parse::<Position>().unwrap().move_order_score(mv.parse().unwrap())
        };
        assert_eq!(move_order_score("2P4pppp1/PP1P8/1 1 0", "a3-b3"), 30);
        assert_eq!(move_order_score("P4PP1p1pp/2p9/1 1 0", "a1-b2"), 1);
        assert_eq!(move_order_score("P4PP1p1pp/2p9/1 1 0", "a1-b1"), 0);
    }
}
