use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Speed;

/// Somebody who plays, as everybody may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// The name.
    pub name: String,
    /// Whether it is a guest.
    pub guest: bool,
    /// Whether a program plays under this name.
    pub bot: bool,
    /// When they came first, in milliseconds since 1970.
    pub created_at: u64,
    /// How well they play.
    pub ratings: Vec<RatingView>,
}

/// How well somebody plays a game at a speed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RatingView {
    /// The game.
    pub game: String,
    /// The speed.
    pub speed: Speed,
    /// Whether it was gained against computers.
    pub against_computers: bool,
    /// The number.
    pub rating: f64,
    /// How far off it may well be.
    pub deviation: f64,
    /// Whether too little is known to compare it with others.
    pub provisional: bool,
    /// After how many games.
    pub games: u32,
}

/// A rating as it was at some time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RatingPointView {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The number.
    pub rating: f64,
    /// How far off it may have been.
    pub deviation: f64,
}

/// One of the best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LeaderView {
    /// The name.
    pub name: String,
    /// How well they play.
    pub rating: RatingView,
}
