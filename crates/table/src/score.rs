use rules::{Outcome, Side};

/// The form of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MatchForm {
    /// One game.
    #[default]
    Single,
    /// So many games, or fewer once the winner is certain. Counts games, whatever points they are worth.
    BestOf {
        /// The number of games.
        games: u32,
    },
    /// Until a player has this many points, and more than the other.
    FirstTo {
        /// The number of points.
        points: u32,
    },
    /// Single games for stakes: each changes the balance by the points of the game times the stake, and the balance
    /// carries over to rematches.
    Stakes {
        /// The stake per point.
        stake: u32,
    },
}

impl MatchForm {
    /// The most games in a match.
    pub const MOST_GAMES: u32 = 99;
    /// The most points in a match.
    pub const MOST_POINTS: u32 = 999;
    /// The highest stake.
    pub const HIGHEST_STAKE: u32 = 1_000_000;

    /// Returns whether the numbers are within the limits.
    pub fn is_sensible(self) -> bool {
        match self {
            MatchForm::Single => true,
            MatchForm::BestOf { games } => (1..=MatchForm::MOST_GAMES).contains(&games),
            MatchForm::FirstTo { points } => (1..=MatchForm::MOST_POINTS).contains(&points),
            MatchForm::Stakes { stake } => (1..=MatchForm::HIGHEST_STAKE).contains(&stake),
        }
    }

    /// Returns whether the match may take several games.
    pub fn is_series(self) -> bool {
        matches!(self, MatchForm::BestOf { .. } | MatchForm::FirstTo { .. })
    }

    /// Returns whether the match is over with this score.
    pub fn is_decided(self, score: &Score) -> bool {
        match self {
            MatchForm::Single | MatchForm::Stakes { .. } => score.games > 0,
            MatchForm::BestOf { games } => {
                let left = games.saturating_sub(score.games);
                let [south, north] = score.half_wins;
                left == 0 || south.abs_diff(north) > 2 * left
            }
            MatchForm::FirstTo { points } => {
                let [south, north] = score.half_points;
                south != north && south.max(north) >= 2 * points
            }
        }
    }
}

/// The running score of a match, in halves, so that draws are exact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// The number of games finished.
    pub games: u32,
    /// The games won by each side, seat 1 first.
    pub wins: [u32; 2],
    /// Twice the game points: 2 for a win, 1 for a draw.
    pub half_wins: [u32; 2],
    /// Twice the points: a win counts 1 point and a draw half a point each; in games that score points, a win counts
    /// the points scored and a draw nothing.
    pub half_points: [u32; 2],
    /// The balance of seat 1 in stakes, over all matches at this table; that of seat 2 is the opposite.
    pub balance: i64,
}

impl Score {
    /// Adds a game to the score. `most_points` is the most that a game can be worth.
    pub(crate) fn count(&mut self, outcome: Outcome, most_points: u8, form: MatchForm) {
        self.games += 1;
        match outcome.winner {
            Some(winner) => {
                self.wins[winner] += 1;
                self.half_wins[winner] += 2;
                self.half_points[winner] += 2 * u32::from(outcome.points);
            }
            None => {
                for side in Side::BOTH {
                    self.half_wins[side] += 1;
                    self.half_points[side] += u32::from(most_points == 1);
                }
            }
        }
        if let MatchForm::Stakes { stake } = form {
            self.balance += i64::from(outcome.points_for(Side::South)) * i64::from(stake);
        }
    }

    /// Returns the score at the start of a rematch: the balance carries over.
    pub(crate) fn again(self) -> Score {
        Score { balance: self.balance, ..Score::default() }
    }

    /// Returns the score after the players have changed seats.
    pub(crate) fn swapped(self) -> Score {
        let swap = |[south, north]: [u32; 2]| [north, south];
        Score {
            games: self.games,
            wins: swap(self.wins),
            half_wins: swap(self.half_wins),
            half_points: swap(self.half_points),
            balance: -self.balance,
        }
    }

    /// Returns who leads; `None` if the score is even.
    pub fn leader(&self, form: MatchForm) -> Option<Side> {
        let [south, north] = match form {
            MatchForm::Single | MatchForm::BestOf { .. } => self.half_wins.map(i64::from),
            MatchForm::FirstTo { .. } => self.half_points.map(i64::from),
            MatchForm::Stakes { .. } => [self.balance, 0],
        };
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(
        form: MatchForm,
        most_points: u8,
        outcomes: &[i8],
        decided_after: Option<usize>,
        leader: Option<Side>,
    ) {
        let mut score = Score::default();
        let mut decided = None;
        for (index, points) in outcomes.iter().enumerate() {
            let outcome = match points {
                0 => Outcome::DRAW,
                points if *points > 0 => Outcome::win_by(Side::South, *points as u8),
                points => Outcome::win_by(Side::North, points.unsigned_abs()),
            };
            score.count(outcome, most_points, form);
            if decided.is_none() && form.is_decided(&score) {
                decided = Some(index + 1);
            }
        }
        assert_eq!((decided, score.leader(form)), (decided_after, leader), "{form:?} {outcomes:?}");
    }

    #[test]
    fn a_match_ends_when_it_is_decided() {
        let (south, north) = (Some(Side::South), Some(Side::North));
        check(MatchForm::Single, 1, &[0], Some(1), None);
        check(MatchForm::BestOf { games: 3 }, 1, &[1, 1], Some(2), south);
        check(MatchForm::BestOf { games: 3 }, 1, &[1, -1, 0], Some(3), None);
        check(MatchForm::BestOf { games: 4 }, 1, &[-1, 0, -1], Some(3), north);
        check(MatchForm::BestOf { games: 2 }, 3, &[3, -1], Some(2), None);
        check(MatchForm::FirstTo { points: 2 }, 1, &[0, 0, 0, 0, 1], Some(5), south);
        check(MatchForm::FirstTo { points: 12 }, 3, &[3, -2, 0, 3, 3, 3], Some(6), south);
        check(MatchForm::FirstTo { points: 3 }, 3, &[0, 0, 0], None, None);
        check(MatchForm::Stakes { stake: 10 }, 3, &[3, -1], Some(1), south);
    }

    #[test]
    fn the_balance_carries_over() {
        let form = MatchForm::Stakes { stake: 5 };
        let mut score = Score::default();
        score.count(Outcome::win_by(Side::South, 2), 3, form);
        score = score.again();
        score.count(Outcome::win_by(Side::North, 3), 3, form);
        assert_eq!((score.games, score.balance), (1, -5));
    }
}
