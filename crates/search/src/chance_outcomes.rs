use rules::{Evaluate, POINT};

use crate::Score;

/// The ways the dice may outcome, and what is known of each.
pub(crate) struct ChanceOutcomes<P> {
    pub(crate) outcomes: Vec<ChanceOutcome<P>>,
    pub(crate) total: i64,
}

/// One of them, with the least and the most that it may be worth to South.
#[derive(Clone, Copy)]
pub(crate) struct ChanceOutcome<P> {
    pub(crate) after: P,
    weight: i64,
    pub(crate) low: i64,
    pub(crate) high: i64,
}

impl<P: Evaluate> ChanceOutcomes<P> {
    /// A fall that leads back to the same position is rolled again, so it changes no expectation and is left out.
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

    /// The least and the most that the weighted sum can be.
    pub(crate) fn bounds(&self) -> (i64, i64) {
        self.outcomes.iter().fold((0, 0), |(low, high), outcome| {
            (low + outcome.weight * outcome.low, high + outcome.weight * outcome.high)
        })
    }

    /// The mean of what is known of the outcomes. Rounding down is what keeps it at most alpha, or at least beta, where their sum
    /// is. It is a certain win or loss only if that is certain however the dice outcome.
    pub(crate) fn mean(&self, score: impl Fn(&ChanceOutcome<P>) -> i64) -> Score {
        let sum: i64 = self.outcomes.iter().map(|outcome| outcome.weight * score(outcome)).sum();
        let mean = Score(sum.div_euclid(self.total) as i32);
        let is_as_certain = |outcome| {
            let score = Score(score(outcome) as i32);
            score.is_decided() && (score > Score::DRAW) == (mean > Score::DRAW)
        };
        if self.outcomes.iter().all(is_as_certain) { mean } else { mean.uncertain() }
    }

    /// The window for one fall: at or below its low end the whole is at most alpha, whatever the others bring, and at or
    /// above its high end at least beta. None if the whole is settled already.
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
