use rules::{Evaluate, Position as _, Side, Term};

use super::{Kind, Move, Position, Word};

impl<const N: usize, W: Word> Evaluate for Position<N, W> {
    const TERMS: &'static [Term] = &[
        Term { name: "courtesans", weight: 191 },
        Term { name: "rows the king has advanced", weight: -162 },
        Term { name: "enemies beside the king", weight: -600 },
        Term { name: "friends beside the king", weight: 21 },
        Term { name: "enemies ahead of the king", weight: -68 },
        Term { name: "forward moves", weight: 9 },
        Term { name: "the move", weight: 13 },
    ];

    #[inline]
    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        let [south, north] = Side::BOTH.map(|side| self.features(side));
        for (term, (south, north)) in south.into_iter().zip(north).enumerate() {
            f(term, south as i32 - north as i32);
        }
        f(6, if self.turn() == Side::South { 1 } else { -1 });
    }

    #[inline]
    fn move_order_score(&self, mv: Move<N>) -> i32 {
        let side = self.turn();
        let is_king = self.king(side) == Some(mv.from);
        let reaches_home = mv.to == Self::home(!side) && (is_king || mv.kind == Kind::Exchange);
        if reaches_home || (mv.kind == Kind::Capture && self.king(!side) == Some(mv.to)) {
            return 1000;
        }
        match mv.kind {
            // The king is the last piece to risk in a series of captures.
            Kind::Capture if is_king => 10,
            Kind::Capture => 20,
            Kind::Go | Kind::Exchange => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_the_most_forcing_moves() {
        let move_order_score = |position: &str, mv: &str| {
            position.parse::<Position<6, u64>>().unwrap().move_order_score(mv.parse().unwrap())
        };
        assert_eq!(move_order_score("5C/3kK1/6/6/6/6 1", "e5=f6"), 1000);
        assert_eq!(move_order_score("6/3kK1/6/6/6/6 1", "e5-f6"), 1000);
        assert_eq!(move_order_score("6/6/3k2/2C3/6/K5 1", "c3xd4"), 1000);
        assert_eq!(move_order_score("5k/6/6/2Cc2/6/K5 1", "c3xd3"), 20);
        assert_eq!(move_order_score("5k/6/6/2C3/6/K5 1", "c3-d3"), 0);
    }
}
