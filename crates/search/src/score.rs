use std::fmt;
use std::ops::Neg;

use rules::{Outcome, POINT, Side, Value};

/// How good a position is for one side: expected points, in [`POINT`]ths.
///
/// A certain win of `n` points in `p` plies is `n · POINT − p`, so that search prefers more points, then fewer plies;
/// a certain loss is the negative. Every other score is smaller than a win of one point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(pub i32);

impl Score {
    /// Neither side is better, or the game is drawn.
    pub const DRAW: Score = Score(0);
    /// No game is worth more points.
    const MOST_POINTS: i32 = 9;
    /// Better than anything.
    pub const BEST: Score = Score((Score::MOST_POINTS + 1) * POINT);
    /// Worse than anything.
    pub const WORST: Score = Score(-Score::BEST.0);
    /// No win is farther away than this many plies.
    pub(crate) const MOST_PLIES: i32 = 500;

    /// The score of a finished game for a side, this many plies from the root.
    #[inline]
    pub fn of_outcome(outcome: Outcome, side: Side, plies: u32) -> Score {
        let plies = (plies as i32).min(Score::MOST_PLIES);
        match outcome.winner {
            None => Score::DRAW,
            Some(winner) => {
                let score = Score(i32::from(outcome.points) * POINT - plies);
                if winner == side { score } else { -score }
            }
        }
    }

    /// Returns the points and plies of a certain win (positive points) or loss (negative points).
    pub fn decided(self) -> Option<(i32, u32)> {
        let size = self.0.abs();
        let points = (size + Score::MOST_PLIES) / POINT;
        let plies = points * POINT - size;
        (points > 0 && (0..=Score::MOST_PLIES).contains(&plies))
            .then_some((points * self.0.signum(), plies as u32))
    }

    /// Returns whether this is a certain win or loss.
    #[inline]
    pub fn is_decided(self) -> bool {
        self.decided().is_some()
    }

    /// Returns the nearest score, towards a draw, that is not a certain win or loss. An expectation may come this
    /// close to one although another roll would change the result.
    #[inline]
    pub fn uncertain(self) -> Score {
        match self.decided() {
            None => self,
            Some((points, _)) => Score(points.signum() * (points.abs() * POINT - Score::MOST_PLIES - 1)),
        }
    }

    /// Returns a score below every certain loss of as many points, if this is one, so that a window does not exclude
    /// an expectation that is [not a certain loss](Score::uncertain) after all.
    #[inline]
    pub(crate) fn below_losses(self) -> Score {
        match self.decided() {
            Some((points, _)) if points < 0 => Score(points * POINT - 1),
            _ => self,
        }
    }

    /// Adjusts the distance of a decided score when it is stored in the transposition table (negative) or read from it
    /// (positive).
    #[inline]
    pub(crate) fn shifted(self, plies: i32) -> Score {
        if !self.is_decided() {
            self
        } else if self.0 > 0 {
            Score(self.0 - plies)
        } else {
            Score(self.0 + plies)
        }
    }

    /// Estimates the probabilities of win, draw and loss in permille. A score determines only their difference.
    pub fn win_draw_loss(self) -> [u32; 3] {
        if let Some((points, _)) = self.decided() {
            return if points > 0 { [1000, 0, 0] } else { [0, 0, 1000] };
        }
        let expected = (self.0.clamp(-POINT, POINT) * 1000 / POINT).clamp(-1000, 1000);
        if self == Score::DRAW {
            return [0, 1000, 0];
        }
        let win = ((1000 + expected) / 2) as u32;
        [win, 0, 1000 - win]
    }
}

impl From<Value> for Score {
    /// Converts an exact value into a score for the same side.
    fn from(value: Value) -> Score {
        let points = i32::from(value.points());
        let plies = i32::from(value.plies()).min(Score::MOST_PLIES);
        Score(points * POINT - points.signum() * plies)
    }
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    /// `+0.25` expected points, or `+1 in 7`: a certain win of one point in seven plies.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.decided() {
            Some((points, plies)) => write!(f, "{points:+} in {plies}"),
            // Adding zero turns a rounded -0.00 into +0.00.
            None => write!(f, "{:+.2}", (f64::from(self.0) * 100.0 / f64::from(POINT)).round() / 100.0 + 0.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_points_and_then_fewer_plies_are_better() {
        let win = |points, plies| Score::of_outcome(Outcome::win_by(Side::South, points), Side::South, plies);
        assert!(win(3, 99) > win(2, 1) && win(1, 3) > win(1, 5));
        assert!(-win(1, 5) > -win(1, 3), "a later loss is better");
        assert_eq!(win(2, 7).decided(), Some((2, 7)));
        assert_eq!((-win(2, 7)).decided(), Some((-2, 7)));
        assert_eq!(Score(POINT - 1001).decided(), None);
        assert_eq!(Score::DRAW.decided(), None);
        assert_eq!(
            (win(1, 7).to_string(), Score(-2500).to_string()),
            ("+1 in 7".to_owned(), "-0.25".to_owned())
        );
    }

    #[test]
    fn exact_values_keep_their_points_and_plies() {
        assert_eq!(Score::from(Value::DRAW), Score::DRAW);
        for (points, plies) in [(1, 0), (3, 51), (-2, 1), (-1, 102)] {
            let value = Value::over(points).after_moves(plies);
            assert_eq!(Score::from(value).decided(), Some((points.into(), plies.into())));
        }
    }

    #[test]
    fn uncertain_scores_are_just_below_certain_ones() {
        for (score, expected) in
            [(9_600, 9_499), (10_000, 9_499), (9_499, 9_499), (-9_500, -9_499), (-300, -300)]
        {
            assert_eq!(Score(score).uncertain(), Score(expected));
            assert!(!Score(score).uncertain().is_decided());
        }
        assert_eq!(Score(19_990).uncertain(), Score(19_499));
        assert_eq!([-9_600, 9_600, -700].map(|score| Score(score).below_losses().0), [-10_001, 9_600, -700]);
    }

    #[test]
    fn a_stored_win_keeps_its_distance() {
        let win = Score::of_outcome(Outcome::win(Side::South), Side::South, 12);
        assert_eq!(win.shifted(-4).decided(), Some((1, 8)));
        assert_eq!((-win).shifted(-4).decided(), Some((-1, 8)));
        assert_eq!(Score(77).shifted(5), Score(77));
    }
}
