use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Page, StoreError};
use crate::id::TableId;

/// Who is compared with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RatingPool {
    /// People among themselves.
    People,
    /// Computer players.
    Computers,
}

impl RatingPool {
    /// Both of them.
    pub const ALL: [RatingPool; 2] = [RatingPool::People, RatingPool::Computers];

    /// As it is kept.
    pub fn as_str(self) -> &'static str {
        match self {
            RatingPool::People => "people",
            RatingPool::Computers => "computers",
        }
    }
}

/// Whose rating, in what.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RatingKey {
    /// Among whom.
    pub pool: RatingPool,
    /// A person's id, or the name of a computer player.
    pub player: String,
    /// The name of the game.
    pub game: String,
    /// How fast it is played.
    pub speed: String,
}

/// How well somebody plays, after Glicko-2.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Whose, in what.
    pub key: RatingKey,
    /// The number itself.
    pub rating: f64,
    /// How sure it is.
    pub deviation: f64,
    /// How much it moves.
    pub volatility: f64,
    /// After how many games.
    pub games: i64,
    /// When it last changed.
    pub updated_at: i64,
}

/// A rating as it is after a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating from now on.
    pub rating: Rating,
    /// The game that changed it.
    pub table_id: TableId,
}

/// A rating as it was at some time.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingPoint {
    /// When.
    pub at_ms: i64,
    /// After which game.
    pub table_id: String,
    /// The number.
    pub rating: f64,
    /// How sure it was.
    pub deviation: f64,
}

/// Ratings, their history and who is best.
#[async_trait]
pub trait RatingStore {
    /// One rating.
    async fn rating(&self, key: &RatingKey) -> Result<Option<Rating>, StoreError>;

    /// All ratings of a player.
    async fn ratings_of(&self, pool: RatingPool, player: &str) -> Result<Vec<Rating>, StoreError>;

    /// Keeps the ratings of all who played a game, all or none. Says whether they are new: a game that was counted
    /// before changes nothing.
    async fn record_ratings(&self, changes: &[RatingChange]) -> Result<bool, StoreError>;

    /// How a rating came to be, the newest first.
    async fn rating_history(&self, key: &RatingKey, page: Page) -> Result<Vec<RatingPoint>, StoreError>;

    /// The best in a game at a speed, of those whose rating is at least this sure and who are not banned, with the name
    /// to show.
    async fn leaderboard(
        &self,
        pool: RatingPool,
        game: &str,
        speed: &str,
        surest_deviation: f64,
        page: Page,
    ) -> Result<Vec<(Rating, String)>, StoreError>;
}
