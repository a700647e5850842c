use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::store::Rating;

/// A player's strength, and how sure it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The rating: 1500 for a new player.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much the player's strength moves.
    pub volatility: f64,
}

impl Strength {
    /// A new player.
    pub const UNKNOWN: Strength = Strength { rating: 1500.0, deviation: 350.0, volatility: 0.06 };
    /// Ratings with this deviation or more are provisional.
    pub const PROVISIONAL: f64 = 110.0;
    /// The least deviation, so that a rating can still follow a player who learns.
    const SUREST: f64 = 45.0;
    /// A year of days without a game makes the rating of a regular player (60) provisional again, and two years nearly
    /// unknown.
    const PERIODS_PER_DAY: f64 = 0.22;
    /// Between Glicko's scale and Glicko-2's.
    const SCALE: f64 = 173.7178;

    /// Whether too little is known to compare the rating with others.
    pub fn is_provisional(self) -> bool {
        self.deviation >= Strength::PROVISIONAL
    }

    /// The strength after so many days without a game: the same, but less sure.
    ///
    /// The library ages by whole periods only, and players come back after any time.
    #[must_use]
    pub fn aged(self, days: f64) -> Strength {
        let periods = days.max(0.0) * Strength::PERIODS_PER_DAY;
        let moved = self.volatility * Strength::SCALE;
        let deviation = (self.deviation.powi(2) + moved.powi(2) * periods).sqrt();
        Strength { deviation: deviation.min(Strength::UNKNOWN.deviation), ..self }
    }

    /// Both strengths after a game. The score is the first player's: 1 for a win, ½ for a draw, 0 for a loss.
    pub fn after_game(first: Strength, second: Strength, score: f64) -> [Strength; 2] {
        let outcome = if score > 0.5 {
            Outcomes::WIN
        } else if score < 0.5 {
            Outcomes::LOSS
        } else {
            Outcomes::DRAW
        };
        let (first, second) = glicko2(&first.into(), &second.into(), &outcome, &Glicko2Config::new());
        [first, second].map(|rating| {
            let strength = Strength::from(rating);
            Strength { deviation: strength.deviation.max(Strength::SUREST), ..strength }
        })
    }
}

impl From<&Rating> for Strength {
    fn from(rating: &Rating) -> Strength {
        Strength { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
    }
}

impl From<Strength> for Glicko2Rating {
    fn from(Strength { rating, deviation, volatility }: Strength) -> Glicko2Rating {
        Glicko2Rating { rating, deviation, volatility }
    }
}

impl From<Glicko2Rating> for Strength {
    fn from(Glicko2Rating { rating, deviation, volatility }: Glicko2Rating) -> Strength {
        Strength { rating, deviation, volatility }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rating_changes_depend_on_the_uncertainty() {
        let [winner, loser] = Strength::after_game(Strength::UNKNOWN, Strength::UNKNOWN, 1.0);
        assert!(winner.rating > 1600.0 && loser.rating < 1400.0, "{winner:?} {loser:?}");
        assert!(winner.deviation < 350.0 && loser.deviation < 350.0);
        let sure = Strength { deviation: 50.0, ..Strength::UNKNOWN };
        let [winner, _] = Strength::after_game(sure, Strength::UNKNOWN, 1.0);
        assert!((1500.0..1510.0).contains(&winner.rating), "{winner:?}");
        let [drawn, other] = Strength::after_game(sure, sure, 0.5);
        assert!((drawn.rating - 1500.0).abs() < 1e-6 && (other.rating - 1500.0).abs() < 1e-6);
    }

    #[test]
    fn a_rating_never_becomes_immovable() {
        let mut players = [Strength::UNKNOWN; 2];
        for game in 0..500 {
            players = Strength::after_game(players[0], players[1], f64::from(game % 2));
        }
        assert!(players[0].deviation >= Strength::SUREST);
        assert!(!players[0].is_provisional());
        let [winner, _] = Strength::after_game(players[0], players[1], 1.0);
        assert!(winner.rating > players[0].rating + 2.0);
    }

    #[test]
    fn inactivity_makes_a_rating_uncertain_up_to_a_limit() {
        let known = Strength { rating: 1800.0, deviation: 60.0, volatility: 0.06 };
        assert_eq!(known.aged(0.0), known);
        assert_eq!(known.aged(-5.0), known);
        let year = known.aged(365.0);
        assert!(year.is_provisional() && year.deviation < 150.0, "{year:?}");
        assert_eq!(year.rating, 1800.0);
        assert_eq!(known.aged(1e9).deviation, 350.0);
        // Two halves of a time are as long as the whole.
        assert!((known.aged(10.0).aged(20.0).deviation - known.aged(30.0).deviation).abs() < 1e-9);
    }
}
