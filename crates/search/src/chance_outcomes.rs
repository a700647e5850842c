use rules::{Evaluate, POINT};

use crate::Score;

/// The possible rolls in a position, and what is known of each.
pub(crate) struct ChanceOutcomes<P> {
    pub(crate) outcomes: Vec<ChanceOutcome<P>>,
    pub(crate) total: i64,
}

/// One roll, with bounds on its value to South.
#[derive(Clone, Copy)]
pub(crate) struct ChanceOutcome<P> {
    pub(crate) after: P,
    weight: i64,
    pub(crate) low: i64,
    pub(crate) high: i64,
}

impl<P: Evaluate> ChanceOutcomes<P> {
    /// Lists the rolls. One that leads back to the same position is rolled again, which changes no expectation, so it
    /// is left out.
    pub(crate) fn of(position: &P) -> ChanceOutcomes<P> {
        let most = i64::from(P::MOST_POINTS) * i64::from(POINT);
        let mut outcomes: Vec<ChanceOutcome<P>> = Vec::new();
        position.each_roll(|roll, weight| {
            let mut after = *position;
            after.roll_unchecked(roll);
            let weight = i64::from(weight);
            if after == *position {
                return;
            }
            match outcomes.iter_mut().find(|outcome| outcome.after == after) {
                Some(same) => same.weight += weight,
                None => outcomes.push(ChanceOutcome { after, weight, low: -most, high: most }),
            }
        });
        let total = outcomes.iter().map(|outcome| outcome.weight).sum::<i64>().max(1);
        ChanceOutcomes { outcomes, total }
    }

    /// Bounds of the weighted sum.
    pub(crate) fn bounds(&self) -> (i64, i64) {
        self.outcomes.iter().fold((0, 0), |(low, high), outcome| {
            (low + outcome.weight * outcome.low, high + outcome.weight * outcome.high)
        })
    }

    /// The mean over the outcomes. Rounding down keeps it at most alpha, or at least beta, if the sum is. It is a
    /// decided score only if the result is decided for every roll.
    pub(crate) fn mean(&self, score: impl Fn(&ChanceOutcome<P>) -> i64) -> Score {
        let sum: i64 = self.outcomes.iter().map(|outcome| outcome.weight * score(outcome)).sum();
        let mean = Score(sum.div_euclid(self.total) as i32);
        let is_as_certain = |outcome| {
            let score = Score(score(outcome) as i32);
            score.is_decided() && (score > Score::DRAW) == (mean > Score::DRAW)
        };
        if self.outcomes.iter().all(is_as_certain) { mean } else { mean.uncertain() }
    }

    /// The window for one roll: at or below its low end the node is at most alpha whatever the others bring, and at or
    /// above its high end at least beta. `None` if the node is decided already.
    pub(crate) fn window(&self, index: usize, alpha: Score, beta: Score) -> Option<(Score, Score)> {
        let (low, high) = self.bounds();
        let (alpha_sum, beta_sum) = (i64::from(alpha.0) * self.total, i64::from(beta.0) * self.total);
        if high <= alpha_sum || low >= beta_sum {
            return None;
        }
        let outcome = &self.outcomes[index];
        let (others_low, others_high) =
            (low - outcome.weight * outcome.low, high - outcome.weight * outcome.high);
        let fails_low = (alpha_sum - others_high).div_euclid(outcome.weight);
        let fails_high = -((others_low - beta_sum).div_euclid(outcome.weight));
        Some((Score(fails_low.max(outcome.low - 1) as i32), Score(fails_high.min(outcome.high + 1) as i32)))
    }
}
