/// The strength of the first player, as estimated from the pairs of a match.
///
/// The error is that of pairs, not of games: both games of a pair have the same opening, so their results are not
/// independent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean score per game, from 0 to 1.
    pub score: f64,
    /// Half the width of the 95 % interval of the mean.
    pub error: f64,
    /// The likelihood that the first player is stronger (LOS).
    pub superiority: f64,
}

impl Estimate {
    /// Estimates from the number of pairs by score: 0, ½, 1, 1½ and 2.
    pub fn of_pairs(pairs: &[u32; 5]) -> Option<Estimate> {
        let count: f64 = pairs.iter().map(|count| f64::from(*count)).sum();
        if count == 0.0 {
            return None;
        }
        let (score, mut variance) = mean_and_variance(pairs.map(f64::from));
        if variance == 0.0 {
            // Identical pairs say little about their variance; adding one of each extreme bounds it from above.
            let mut more = pairs.map(f64::from);
            more[0] += 0.5;
            more[4] += 0.5;
            variance = mean_and_variance(more).1;
        }
        let deviation = (variance / count).sqrt();
        Some(Estimate { score, error: 1.96 * deviation, superiority: normal((score - 0.5) / deviation) })
    }

    /// The Elo difference and its 95 % interval.
    pub fn elo(&self) -> [f64; 3] {
        [self.score, self.score - self.error, self.score + self.error]
            .map(|score| elo_of(score.clamp(0.0, 1.0)))
    }
}

/// The mean score per game, and the variance of the mean of a pair.
pub(super) fn mean_and_variance(pairs: [f64; 5]) -> (f64, f64) {
    let count: f64 = pairs.iter().sum();
    let scores = pairs.iter().zip(0..).map(|(count, index)| (count, f64::from(index) / 4.0));
    let mean = scores.clone().map(|(count, score)| count * score).sum::<f64>() / count;
    let variance = scores.map(|(count, score)| count * (score - mean).powi(2)).sum::<f64>() / count;
    (mean, variance)
}

/// Converts a mean score into an Elo difference.
pub fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// Converts an Elo difference into a mean score.
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The standard normal distribution function, to seven digits (Abramowitz and Stegun 26.2.17).
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
    fn elo_and_score_are_inverse() {
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
    fn the_error_is_that_of_pairs() {
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
    fn no_games_give_no_estimate_and_all_wins_a_finite_bound() {
        assert_eq!(Estimate::of_pairs(&[0; 5]), None);
        let estimate = Estimate::of_pairs(&[0, 0, 0, 0, 20]).unwrap();
        assert!(estimate.score == 1.0 && estimate.error > 0.05 && estimate.superiority > 0.99);
        assert_eq!(estimate.elo()[0], f64::INFINITY);
    }
}
