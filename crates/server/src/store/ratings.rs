use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Page, StoreError};
use crate::id::TableId;

/// A group of players who are rated against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RatingPool {
    /// People.
    People,
    /// Computer players.
    Computers,
}

impl RatingPool {
    /// Both pools.
    pub const ALL: [RatingPool; 2] = [RatingPool::People, RatingPool::Computers];

    /// The name in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            RatingPool::People => "people",
            RatingPool::Computers => "computers",
        }
    }
}

/// Which rating.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RatingKey {
    /// The pool.
    pub pool: RatingPool,
    /// A person's id, or the name of a computer player.
    pub player: String,
    /// The name of the game.
    pub game: String,
    /// The speed class.
    pub speed: String,
}

/// A player's strength, after Glicko-2.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Which rating.
    pub key: RatingKey,
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// Its volatility.
    pub volatility: f64,
    /// The number of games.
    pub games: i64,
    /// When it last changed.
    pub updated_at: i64,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The new rating.
    pub rating: Rating,
    /// The game that changed it.
    pub table_id: TableId,
}

/// A point in the history of a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingPoint {
    /// When.
    pub at_ms: i64,
    /// After this game.
    pub table_id: String,
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
}

/// Ratings, their history and leaderboards.
#[async_trait]
pub trait RatingStore {
    /// One rating.
    async fn rating(&self, key: &RatingKey) -> Result<Option<Rating>, StoreError>;

    /// All ratings of a player.
    async fn ratings_of(&self, pool: RatingPool, player: &str) -> Result<Vec<Rating>, StoreError>;

    /// All ratings of all players.
    async fn all_ratings(&self) -> Result<Vec<Rating>, StoreError>;

    /// Replaces several ratings by the one that they are merged into, and merges their histories.
    async fn merge_ratings(&self, old: &[Rating], merged: &Rating) -> Result<(), StoreError>;

    /// Stores the ratings of both players after a game. Returns `false` and changes nothing if the game was counted
    /// before.
    async fn record_ratings(&self, changes: &[RatingChange]) -> Result<bool, StoreError>;

    /// The history of a rating, the newest first.
    async fn rating_history(&self, key: &RatingKey, page: Page) -> Result<Vec<RatingPoint>, StoreError>;

    /// The best players of a game in a speed class, with their names. Leaves out banned players and those with fewer
    /// games.
    async fn leaderboard(
        &self,
        pool: RatingPool,
        game: &str,
        speed: &str,
        least_games: i64,
        page: Page,
    ) -> Result<Vec<(Rating, String)>, StoreError>;
}
