/// What the pairs of a match say about the first player's strength.
///
/// The error is that of pairs, not of games: both games of a pair begin alike, so their results are not independent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean score of a game, from 0 to 1.
    pub score: f64,
    /// Half the width of the interval that holds the true mean 95 times of 100.
    pub error: f64,
    /// The likelihood that the first player is the better one.
    pub superiority: f64,
}

impl Estimate {
    /// The estimate from pairs by their score: 0, ½, 1, 1½ and 2.
    pub fn of_pairs(pairs: &[u32; 5]) -> Option<Estimate> {
        let count: f64 = pairs.iter().map(|count| f64::from(*count)).sum();
        if count == 0.0 {
            return None;
        }
        let (score, mut variance) = mean_and_variance(pairs.map(f64::from));
        if variance == 0.0 {
            // All pairs alike say little about how they vary. One more of each extreme bounds it from above.
            let mut more = pairs.map(f64::from);
            more[0] += 0.5;
            more[4] += 0.5;
            variance = mean_and_variance(more).1;
        }
        let deviation = (variance / count).sqrt();
        Some(Estimate { score, error: 1.96 * deviation, superiority: normal((score - 0.5) / deviation) })
    }

    /// The difference in strength, and the ends of the interval that holds it 95 times of 100.
    pub fn elo(&self) -> [f64; 3] {
        [self.score, self.score - self.error, self.score + self.error]
            .map(|score| elo_of(score.clamp(0.0, 1.0)))
    }
}

/// The mean score of a game, and the variance of a pair's mean.
pub(super) fn mean_and_variance(pairs: [f64; 5]) -> (f64, f64) {
    let count: f64 = pairs.iter().sum();
    let scores = pairs.iter().zip(0..).map(|(count, index)| (count, f64::from(index) / 4.0));
    let mean = scores.clone().map(|(count, score)| count * score).sum::<f64>() / count;
    let variance = scores.map(|(count, score)| count * (score - mean).powi(2)).sum::<f64>() / count;
    (mean, variance)
}

/// The difference in Elo that a mean score stands for.
pub fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The mean score that a difference in Elo stands for.
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The probability that a normal variable is below `z`, to seven digits (Abramowitz and Stegun 26.2.17).
fn normal(z: f64) -> f64 {
    if z.is_nan() {
        return 0.5;
    }
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let density = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let weights = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let above = density * weights.iter().rev().fold(0.0, |sum, weight| (sum + weight) * t);
    if z < 0.0 { above } else { 1.0 - above }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-4 * expected.abs().max(1.0), "{found} is not {expected}");
    }

    #[test]
    fn elo_and_score_belong_together() {
        for (score, elo) in [(0.5, 0.0), (0.75, 190.849), (0.64, 99.955), (0.9, 381.697), (0.25, -190.849)] {
            check(elo_of(score), elo);
            check(score_of(elo), score);
        }
        assert_eq!((elo_of(1.0), elo_of(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    #[test]
    fn the_normal_distribution_has_its_known_values() {
        for (z, below) in
            [(0.0, 0.5), (1.0, 0.841_345), (1.96, 0.975_002), (-1.0, 0.158_655), (3.0, 0.998_650)]
        {
            assert!((normal(z) - below).abs() < 1e-6);
        }
    }

    #[test]
    fn pairs_have_an_error_of_their_own() {
        // 100 pairs: mean 0.6; the variance by hand is (10·0.36 + 10·0.1225 + 20·0.01 + 50·0.0225 + 10·0.16) / 100.
        let estimate = Estimate::of_pairs(&[10, 10, 20, 50, 10]).unwrap();
        check(estimate.score, 0.6);
        check(estimate.error, 1.96 * (0.0775_f64 / 100.0).sqrt());
        check(estimate.superiority, 0.999_836);
        let [elo, low, high] = estimate.elo();
        check(elo, 70.437);
        assert!(low < elo && elo < high);
    }

    #[test]
    fn nothing_played_says_nothing_and_all_won_does_not_say_all() {
        assert_eq!(Estimate::of_pairs(&[0; 5]), None);
        let estimate = Estimate::of_pairs(&[0, 0, 0, 0, 20]).unwrap();
        assert!(estimate.score == 1.0 && estimate.error > 0.05 && estimate.superiority > 0.99);
        assert_eq!(estimate.elo()[0], f64::INFINITY);
    }
}
