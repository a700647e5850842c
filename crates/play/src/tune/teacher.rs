use rules::POINT;
use search::Score;

/// A deeper search that scores positions where results say too little.
#[derive(Clone, Copy, Debug)]
pub struct Teacher {
    /// The nodes to search for each position.
    pub nodes: u64,
    /// The weight of the score in percent; the rest is the result of the game.
    pub trust: u8,
}

impl Teacher {
    /// Mixes the teacher's score with the result of the game.
    pub(super) fn mixed(self, taught: f64, result: f64) -> f64 {
        let trust = f64::from(self.trust.min(100)) / 100.0;
        trust * taught + (1.0 - trust) * result
    }
}

/// Converts a search score into the winning chances that the sum of the terms should give.
pub(super) fn chances(score: Score) -> f64 {
    if let Some((points, _)) = score.decided() {
        return if points > 0 { 1.0 } else { 0.0 };
    }
    // The inverse of `rules::expectation`, which stays below nine tenths of a point.
    let points = (f64::from(score.0) / f64::from(POINT)).clamp(-0.89, 0.89);
    let logit = 1.8 * points / (0.9 - points.abs());
    1.0 / (1.0 + (-logit).exp())
}

#[cfg(test)]
mod tests {
    use rules::expectation;

    use super::*;

    #[test]
    fn chances_are_those_of_the_sum_behind_the_score() {
        for sum in [-3_000, -700, 0, 1, 450, 2_500] {
            let expected = 1.0 / (1.0 + (-f64::from(sum) / 1000.0).exp());
            let found = chances(Score(expectation(sum)));
            assert!((found - expected).abs() < 1e-3, "{sum}: {found}");
        }
        assert_eq!(chances(Score(POINT - 9)), 1.0);
        assert_eq!(chances(Score(9 - POINT)), 0.0);
    }

    #[test]
    fn the_teachers_weight_is_its_share() {
        let mixed = |trust| Teacher { nodes: 1, trust }.mixed(0.8, 0.0);
        assert_eq!([mixed(0), mixed(50), mixed(100)], [0.0, 0.4, 0.8]);
    }
}
