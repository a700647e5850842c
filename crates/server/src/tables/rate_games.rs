use rules::Side;
use table::{Finish, Sitter, Table};
use wire::Speed;

use super::live::Inner;
use super::service::Tables;
use crate::id::TableId;
use crate::ratings::Strength;
use crate::store::{Rating, RatingChange, RatingKey, RatingPool, StoreError};

impl Tables {
    /// Rates a game that ended just now. `ended_before` is the game that had ended before, if one had: a later event at
    /// the same table leaves ratings alone. A game is rated once, however often this is called.
    pub(super) async fn rate(&self, inner: &Inner, ended_before: Option<u32>) {
        let ended = ended_game(&inner.table);
        if inner.table.terms().rated
            && ended.is_some()
            && ended != ended_before
            && let Err(error) = self.rate_game(&inner.row.id, &inner.table).await
        {
            tracing::error!(table = %inner.row.id, %error, "a game was not rated; it will be when the server starts again");
        }
    }

    async fn rate_game(&self, id: &TableId, table: &Table) -> Result<(), StoreError> {
        let Some(Finish::Ended(ending)) = table.finish() else { return Ok(()) };
        let (Some(south), Some(north)) = (table.sitter(Side::South), table.sitter(Side::North)) else {
            return Ok(());
        };
        let pool = match (south.is_computer(), north.is_computer()) {
            (false, false) => RatingPool::People,
            (true, true) => return Ok(()),
            _ => RatingPool::Computers,
        };
        let key = |sitter: &Sitter| RatingKey {
            pool,
            player: match sitter {
                Sitter::Person { id, .. } => id.clone(),
                Sitter::Computer { player } => player.clone(),
            },
            game: table.terms().game.clone(),
            speed: Speed::of(table.terms().time.into()).as_str().to_owned(),
        };
        let now = self.now().0 as i64;
        let _one_by_one = self.shared.rating.lock().await;
        let old = [self.known(key(south), now).await?, self.known(key(north), now).await?];
        // A game is won or lost for the rating, however many points it was worth.
        let score = match ending.outcome().winner {
            Some(Side::South) => 1.0,
            Some(Side::North) => 0.0,
            None => 0.5,
        };
        let new = Strength::after_game(strength(&old[0]), strength(&old[1]), score);
        // Each game of a match counts on its own.
        let game = format!("{id}-{}", table.game_number());
        let Ok(game) = game.parse::<TableId>() else { return Ok(()) };
        let change = |(old, new): (Rating, Strength)| RatingChange {
            rating: Rating {
                rating: new.rating,
                deviation: new.deviation,
                volatility: new.volatility,
                games: old.games + 1,
                updated_at: now,
                key: old.key,
            },
            table_id: game.clone(),
        };
        let changes: Vec<_> = old.into_iter().zip(new).map(change).collect();
        self.shared.store.record_ratings(&changes).await.map(|_| ())
    }

    /// A rating as it is now, after the time that has passed since it last changed.
    async fn known(&self, key: RatingKey, now: i64) -> Result<Rating, StoreError> {
        const DAY_MS: f64 = 86_400_000.0;
        let Some(rating) = self.shared.store.rating(&key).await? else {
            let Strength { rating, deviation, volatility } = Strength::UNKNOWN;
            return Ok(Rating { key, rating, deviation, volatility, games: 0, updated_at: now });
        };
        let aged = strength(&rating).aged((now - rating.updated_at) as f64 / DAY_MS);
        Ok(Rating { deviation: aged.deviation, ..rating })
    }
}

/// The number of the newest game, if it has ended.
pub(super) fn ended_game(table: &Table) -> Option<u32> {
    table.finish().map(|_| table.game_number())
}

fn strength(rating: &Rating) -> Strength {
    Strength { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
}
