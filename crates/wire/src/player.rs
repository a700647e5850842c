use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::SpeedClass;

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

/// A player's rating in a game, live or by correspondence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RatingView {
    /// The game, which includes all its variants unless the server separates them.
    pub game: String,
    /// The speed class.
    pub speed: SpeedClass,
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

/// A leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Leaderboard {
    /// The game whose ratings are listed.
    pub game: String,
    /// Whether each variant has a leaderboard of its own.
    pub per_variant: bool,
    /// The number of rated games that a player needs to be listed.
    pub games_needed: u32,
    /// The number of rated games that you have; `null` if nobody is signed in.
    pub your_games: Option<u32>,
    /// The best players, the best one first.
    pub leaders: Vec<LeaderView>,
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
