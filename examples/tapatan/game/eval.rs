use rules::{Evaluate, Side, Term};

use super::position::{ADJACENT, points};
use super::{Move, Position};

/// The centre, from which lines lead to every other point.
const CENTRE: u16 = 1 << 4;

impl Evaluate for Position {
    const TERMS: &'static [Term] =
        &[Term { name: "the centre", weight: 400 }, Term { name: "lines from the stones", weight: 20 }];

    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        let [south, north] = Side::BOTH.map(|side| {
            let stones = self.stones(side);
            let lines = points(stones).map(|point| ADJACENT[usize::from(point)].count_ones() as i32);
            [i32::from(stones & CENTRE != 0), lines.sum()]
        });
        for term in 0..2 {
            f(term, south[term] - north[term]);
        }
    }

    fn move_order_score(&self, mv: Move) -> i32 {
        let mut after = *self;
        rules::Position::play_unchecked(&mut after, mv);
        if after.has_row(rules::Position::turn(self)) { 1000 } else { 0 }
    }
}
