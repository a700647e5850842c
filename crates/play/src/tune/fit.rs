/// A logistic regression: terms, and results between 0 and 1.
#[derive(Default)]
pub struct Fit {
    width: usize,
    terms: Vec<i32>,
    results: Vec<f64>,
}

impl Fit {
    /// Newton's method doubles the number of correct digits at each step, so a few suffice.
    const STEPS: usize = 12;
    /// A Gaussian prior around zero: this much evidence, in samples.
    const PRIOR: f64 = 3.0;

    /// Creates a fit with this many weights.
    pub fn new(width: usize) -> Fit {
        Fit { width, ..Fit::default() }
    }

    /// Returns the number of samples.
    pub fn len(&self) -> usize {
        self.results.len()
    }

    /// Returns whether there are no samples.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }

    /// Adds a sample.
    ///
    /// # Panics
    /// If the number of terms differs.
    pub fn add(&mut self, terms: &[i32], result: f64) {
        assert_eq!(terms.len(), self.width);
        self.terms.extend_from_slice(terms);
        self.results.push(result);
    }

    fn samples(&self) -> impl Iterator<Item = (&[i32], f64)> {
        self.terms.chunks_exact(self.width).zip(self.results.iter().copied())
    }

    /// Returns the maximum-likelihood weights, in logits.
    pub fn solve(&self) -> Vec<f64> {
        let width = self.width;
        let mut weights = vec![0.0; width];
        for _ in 0..Fit::STEPS {
            // The gradient and the curvature of the log-likelihood.
            let mut gradient: Vec<f64> = weights.iter().map(|weight| -Fit::PRIOR * weight).collect();
            let mut curvature = vec![0.0; width * width];
            for diagonal in 0..width {
                curvature[diagonal * width + diagonal] = Fit::PRIOR;
            }
            for (terms, result) in self.samples() {
                let expected = logistic(dot(&weights, terms));
                let spread = expected * (1.0 - expected);
                for (row, term) in terms.iter().enumerate().filter(|(_, term)| **term != 0) {
                    let term = f64::from(*term);
                    gradient[row] += (result - expected) * term;
                    for (column, other) in terms.iter().enumerate() {
                        curvature[row * width + column] += spread * term * f64::from(*other);
                    }
                }
            }
            for (weight, step) in weights.iter_mut().zip(solved(curvature, gradient)) {
                *weight += step;
            }
        }
        weights
    }

    /// Returns the mean cross-entropy of the results under these weights, in bits.
    pub fn surprise(&self, weights: &[f64]) -> f64 {
        let total: f64 = self
            .samples()
            .map(|(terms, result)| {
                let expected = logistic(dot(weights, terms)).clamp(1e-9, 1.0 - 1e-9);
                -(result * expected.log2() + (1.0 - result) * (1.0 - expected).log2())
            })
            .sum();
        total / self.len().max(1) as f64
    }
}

fn logistic(logit: f64) -> f64 {
    1.0 / (1.0 + (-logit).exp())
}

fn dot(weights: &[f64], terms: &[i32]) -> f64 {
    weights.iter().zip(terms).map(|(weight, term)| weight * f64::from(*term)).sum()
}

/// Solves a symmetric positive definite system by elimination. The prior keeps every pivot above zero.
fn solved(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let width = right.len();
    for pivot in 0..width {
        for row in pivot + 1..width {
            let factor = matrix[row * width + pivot] / matrix[pivot * width + pivot];
            for column in pivot..width {
                matrix[row * width + column] -= factor * matrix[pivot * width + column];
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..width).rev() {
        let known: f64 = (row + 1..width).map(|column| matrix[row * width + column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row * width + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_behind_the_results_are_found() {
        // The results are the true expectations, so the fit must recover the weights behind them.
        let weights = [0.8, -0.3, 0.05];
        let mut fit = Fit::new(3);
        for number in 0..4000_i32 {
            let terms = [number % 5 - 2, number % 7 - 3, number % 11 - 5];
            fit.add(&terms, logistic(dot(&weights, &terms)));
        }
        let found = fit.solve();
        for (found, weight) in found.iter().zip(weights) {
            assert!((found - weight).abs() < 0.01, "{found} for {weight}");
        }
        assert!(fit.surprise(&found) < fit.surprise(&[0.0; 3]));
    }

    #[test]
    fn a_term_that_never_varies_gets_no_weight() {
        let mut fit = Fit::new(2);
        for number in 0..100 {
            fit.add(&[number % 3 - 1, 0], f64::from(number % 2));
        }
        assert_eq!(fit.solve()[1], 0.0);
    }
}
