use rules::Side;
use table::{Finish, Sitter, Table};

use super::player::aged;
use super::{RatingsPer, Strength};
use crate::id::TableId;
use crate::store::{Rating, RatingChange, RatingKey, RatingPool};

/// A rated game that has ended. It is stored together with its last event, and counts once.
#[derive(Clone, Debug)]
pub struct RatedGame {
    players: [RatingKey; 2],
    /// Seat 1's: 1 for a win, ½ for a draw, 0 for a loss.
    score: f64,
    game: TableId,
    ended_at: i64,
}

impl RatedGame {
    /// The game that has just ended at a table, if it is rated. Games without a result are not, nor are games in which
    /// somebody has not moved, nor games between computers.
    pub(crate) fn of(table: &Table, per: RatingsPer, ended_at: i64) -> Option<RatedGame> {
        if !table.terms().rated || !table.both_moved() {
            return None;
        }
        let Finish::Ended(ending) = table.finish()? else { return None };
        let sitters = [table.sitter(Side::South)?, table.sitter(Side::North)?];
        let pool = match sitters.map(Sitter::is_computer) {
            [false, false] => RatingPool::People,
            [true, true] => return None,
            _ => RatingPool::Computers,
        };
        let terms = table.terms();
        let key = |sitter: &Sitter| {
            let (Sitter::Person { id: player, .. } | Sitter::Computer { player }) = sitter;
            per.key(pool, player, &terms.game, terms.time.into())
        };
        // A win is a win, however many points it was worth.
        let score = match ending.outcome().winner {
            Some(Side::South) => 1.0,
            Some(Side::North) => 0.0,
            None => 0.5,
        };
        // Each game of a match counts on its own.
        let game = format!("{}-{}", table.id(), table.game_number()).parse().ok()?;
        Some(RatedGame { players: sitters.map(key), score, game, ended_at })
    }

    /// Both players' ratings that the game changes, seat 1 first.
    pub fn players(&self) -> &[RatingKey; 2] {
        &self.players
    }

    /// What the game makes of the ratings that the players had before it, if they had any.
    pub fn changes(&self, before: [Option<Rating>; 2]) -> [RatingChange; 2] {
        let [first, second] = before.map(|rating| rating.map(|rating| aged(rating, self.ended_at)));
        let strength = |rating: &Option<Rating>| rating.as_ref().map_or(Strength::UNKNOWN, Strength::from);
        let [new_first, new_second] = Strength::after_game(strength(&first), strength(&second), self.score);
        let change = |key: &RatingKey, old: Option<Rating>, new: Strength| RatingChange {
            rating: Rating {
                key: key.clone(),
                rating: new.rating,
                deviation: new.deviation,
                volatility: new.volatility,
                games: old.map_or(0, |old| old.games) + 1,
                updated_at: self.ended_at,
            },
            table_id: self.game.clone(),
        };
        let [south, north] = &self.players;
        [change(south, first, new_first), change(north, second, new_second)]
    }
}
