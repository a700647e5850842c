use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Speed;

/// A player, as everyone sees them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// The name.
    pub name: String,
    /// Whether the player is a guest.
    pub guest: bool,
    /// Whether a program plays under this name.
    pub bot: bool,
    /// When the player was first seen, in milliseconds since 1970.
    pub created_at: u64,
    /// The player's ratings.
    pub ratings: Vec<RatingView>,
}

/// A player's rating in a game at a speed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RatingView {
    /// The game.
    pub game: String,
    /// The speed.
    pub speed: Speed,
    /// Whether it was earned against computers.
    pub against_computers: bool,
    /// The rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
    /// Whether the rating is provisional.
    pub provisional: bool,
    /// The number of rated games.
    pub games: u32,
}

/// A rating at some point in time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RatingPointView {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
}

/// An entry of a leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LeaderView {
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: RatingView,
}
