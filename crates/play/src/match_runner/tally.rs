use rules::Game;

use super::{Estimate, Pair};

/// The score of a match so far, for the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Pairs of games by score: 0, ½, 1, 1½ and 2.
    pub pairs: [u32; 5],
    /// The points of both players, in games in which wins differ.
    pub points: [u32; 2],
    /// The games that each player forfeited.
    pub forfeits: [u32; 2],
}

impl Tally {
    /// Adds a pair of games.
    pub fn add<G: Game>(&mut self, pair: &Pair<G>) {
        let mut half_points = 0;
        for game in &pair.games {
            let halves = game.half_points(0);
            half_points += halves;
            *[&mut self.losses, &mut self.draws, &mut self.wins][halves as usize] += 1;
            for player in [0, 1] {
                let points = game.outcome().points_for(game.side_of(player));
                self.points[player] += points.max(0) as u32;
                if game.fault.as_ref().is_some_and(|fault| fault.side == game.side_of(player)) {
                    self.forfeits[player] += 1;
                }
            }
        }
        self.pairs[half_points as usize] += 1;
    }

    /// Returns the number of games.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the score: 1 for a win, ½ for a draw.
    pub fn score(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }

    /// Returns the estimated strength of the players; `None` before the first pair.
    pub fn estimate(&self) -> Option<Estimate> {
        Estimate::of_pairs(&self.pairs)
    }
}
