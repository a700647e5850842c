use rules::{Evaluate, LevelParams, Node, Position as _, Side, Term};

use super::{Move, Position};

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> Evaluate
    for Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    /// Fitted by `holocourt tune courtyard --games 150 --nodes 500 --seed 2 --teacher 15000` (see `docs/strength.md`).
    const TERMS: &'static [Term] = &[
        Term { name: "serfs", weight: 185 },
        Term { name: "guards", weight: 357 },
        Term { name: "the king", weight: 1098 },
        Term { name: "steps from the king to its entrance", weight: 34 },
        Term { name: "pieces that can jump", weight: 6 },
        Term { name: "rows the serfs have advanced", weight: -5 },
        Term { name: "serfs idle on the far rank", weight: 11 },
        Term { name: "friends beside the king", weight: -24 },
        Term { name: "the king's way to its entrance, for each enemy captured", weight: 19 },
        Term { name: "the move", weight: 33 },
    ];
    /// A search of less than three plies wins hardly any game, however good its evaluation.
    const LEVELS: [LevelParams; 8] = [
        LevelParams::new(1, 0, 300).with_random_moves(90),
        LevelParams::new(3, 53, 136).with_random_moves(13),
        LevelParams::new(3, 35, 81),
        LevelParams::new(4, 22, 68),
        LevelParams::new(4, 9, 28),
        LevelParams::new(5, 0, 4),
        LevelParams::full_strength(7),
        LevelParams::full_strength(10),
    ];

    #[inline]
    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        let [south, north] = Side::BOTH.map(|side| self.features(side));
        for (term, (south, north)) in south.into_iter().zip(north).enumerate() {
            f(term, south as i32 - north as i32);
        }
        f(9, if self.turn() == Side::South { 1 } else { -1 });
    }

    #[inline]
    fn move_order_score(&self, mv: Move) -> i32 {
        match mv {
            Move::Jump { jumps, .. } => 20 + i32::from(jumps.count()),
            Move::Remove { .. } => 10,
            Move::Step { .. } => {
                let mut after = *self;
                after.play_unchecked(mv);
                if matches!(after.node(), Node::Over(_)) { 1000 } else { 0 }
            }
            Move::Recycle { .. } | Move::Pass => 0,
        }
    }

    /// A player who has to remove an offender gains by it, so that comes first.
    fn is_stable(&self) -> bool {
        self.offenders() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entering_is_the_most_forcing_move_then_jumps() {
        let move_order_score = |position: &str, mv: &str| {
            position.parse::<Position<false, false, false>>().unwrap().move_order_score(mv.parse().unwrap())
        };
        assert_eq!(move_order_score("10/10/10/5K4/10/10/10/10/10/9k 1 0 -", "f7-e6"), 1000);
        assert_eq!(move_order_score("10/10/10/5K4/10/10/10/10/10/9k 1 0 -", "f7-e8"), 0);
        assert_eq!(move_order_score("8k1/10/10/10/10/10/10/3s6/2S7/9K 1 0 -", "c2xe4"), 21);
    }
}
