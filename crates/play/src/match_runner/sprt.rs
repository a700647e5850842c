use std::fmt;
use std::str::FromStr;

use super::elo::score_of;

/// A sequential probability ratio test: it runs until one of two Elo differences is much likelier than the other.
///
/// It is the generalised test: each hypothesis gets the distribution of pair scores that has its mean and otherwise
/// fits the results best (Van den Bergh, as used for testing chess engines).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The smaller Elo difference.
    pub elo0: f64,
    /// The larger Elo difference.
    pub elo1: f64,
}

/// The decision of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtVerdict {
    /// The smaller difference is likelier.
    Lesser,
    /// The larger difference is likelier.
    Greater,
}

impl Sprt {
    /// The probability of a wrong decision, either way.
    pub const RISK: f64 = 0.05;

    /// The log-likelihood ratio at which the test ends, either way.
    pub fn bound() -> f64 {
        ((1.0 - Sprt::RISK) / Sprt::RISK).ln()
    }

    /// Returns the log-likelihood ratio of the larger difference to the smaller.
    pub fn log_ratio(&self, pairs: &[u32; 5]) -> f64 {
        let count: f64 = pairs.iter().map(|count| f64::from(*count)).sum();
        if count == 0.0 {
            return 0.0;
        }
        // Outcomes that haven't occurred yet are not impossible.
        let counts = pairs.map(|count| f64::from(count).max(1e-3));
        let total: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / total);
        let [lesser, greater] = [self.elo0, self.elo1].map(|elo| fitted(&shares, score_of(elo)));
        let ratio: f64 = shares
            .iter()
            .zip(lesser.iter().zip(greater))
            .map(|(share, (lesser, greater))| share * (greater / lesser).ln())
            .sum();
        count * ratio
    }

    /// Returns the decision, if there is one yet.
    pub fn verdict(&self, pairs: &[u32; 5]) -> Option<SprtVerdict> {
        let ratio = self.log_ratio(pairs);
        if ratio >= Sprt::bound() {
            Some(SprtVerdict::Greater)
        } else {
            (ratio <= -Sprt::bound()).then_some(SprtVerdict::Lesser)
        }
    }
}

/// The maximum-likelihood distribution with this mean: each share divided by 1 + x·(score − mean), with the x that
/// gives the mean.
fn fitted(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let offsets = [0.0, 0.25, 0.5, 0.75, 1.0].map(|score| score - mean);
    let excess = |x: f64| -> f64 {
        shares.iter().zip(offsets).map(|(share, offset)| share * offset / (1.0 + x * offset)).sum()
    };
    // The excess falls from +∞ to −∞ between these ends.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = (low + high) / 2.0;
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = (low + high) / 2.0;
    std::array::from_fn(|index| shares[index] / (1.0 + x * offsets[index]))
}

impl FromStr for Sprt {
    type Err = BadSprt;

    fn from_str(text: &str) -> Result<Sprt, BadSprt> {
        let bad = || BadSprt { text: text.to_owned() };
        let (elo0, elo1) = text.split_once(',').ok_or_else(bad)?;
        let number =
            |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 1000.0).ok_or_else(bad);
        let test = Sprt { elo0: number(elo0)?, elo1: number(elo1)? };
        if test.elo0 < test.elo1 { Ok(test) } else { Err(bad()) }
    }
}

/// A text that is not a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSprt {
    text: String,
}

impl fmt::Display for BadSprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "cannot read {:?}: expected two Elo differences, the smaller first, such as 0,10",
            self.text
        )
    }
}

impl std::error::Error for BadSprt {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_two_outcomes_the_ratio_is_the_binomial_one() {
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        let [s0, s1] = [score_of(0.0), score_of(50.0)];
        let expected = 130.0 * (s1 / s0).ln() + 70.0 * ((1.0 - s1) / (1.0 - s0)).ln();
        let found = test.log_ratio(&[70, 0, 0, 0, 130]);
        assert!((found - expected).abs() < 0.01, "{found} {expected}");
    }

    #[test]
    fn near_an_even_score_the_ratio_is_the_normal_one() {
        let test = Sprt { elo0: 0.0, elo1: 5.0 };
        let pairs = [500, 2_000, 5_000, 2_100, 520];
        let (mean, variance) = super::super::elo::mean_and_variance(pairs.map(f64::from));
        let count: u32 = pairs.iter().sum();
        let [s0, s1] = [score_of(0.0), score_of(5.0)];
        let expected = f64::from(count) * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let found = test.log_ratio(&pairs);
        assert!((found - expected).abs() < 0.02, "{found} {expected}");
    }

    #[test]
    fn symmetrical_results_favour_neither_of_two_opposite_differences() {
        let test = Sprt { elo0: -10.0, elo1: 10.0 };
        assert!(test.log_ratio(&[5, 20, 40, 20, 5]).abs() < 1e-9);
        assert_eq!(test.log_ratio(&[0; 5]), 0.0);
    }

    #[test]
    fn a_clear_score_ends_the_test() {
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        assert_eq!(test.verdict(&[0, 0, 2, 1, 1]), None);
        assert_eq!(test.verdict(&[1, 5, 20, 40, 60]), Some(SprtVerdict::Greater));
        assert_eq!(test.verdict(&[60, 40, 20, 5, 1]), Some(SprtVerdict::Lesser));
        assert!((Sprt::bound() - 2.944_439).abs() < 1e-6);
    }

    #[test]
    fn tests_are_read_with_the_lesser_first() {
        assert_eq!("0,10".parse(), Ok(Sprt { elo0: 0.0, elo1: 10.0 }));
        assert_eq!("-2.5, 2.5".parse(), Ok(Sprt { elo0: -2.5, elo1: 2.5 }));
        for text in ["", "5", "10,0", "3,3", "a,b", "0,NaN", "0,9999"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
