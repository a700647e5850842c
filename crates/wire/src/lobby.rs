use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{RatingView, SeatWish, Terms};

/// What somebody would like to play, with anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeekRequest {
    /// What is played, and how.
    pub terms: Terms,
    /// Where whoever seeks wants to sit.
    #[serde(default)]
    pub seat: SeatWish,
    /// The lowest rating to play against, if any.
    #[serde(default)]
    pub lowest: Option<u32>,
    /// The highest rating to play against, if any.
    #[serde(default)]
    pub highest: Option<u32>,
}

/// A seek that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Sought {
    /// Which seek.
    pub seek: String,
}

/// Somebody looking for somebody to play with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeekView {
    /// Which seek.
    pub seek: String,
    /// Who looks.
    pub name: String,
    /// How well they play this game at this speed, if it is known.
    pub rating: Option<RatingView>,
    /// What they would like to play.
    pub request: SeekRequest,
    /// Since when, in milliseconds since 1970.
    pub created_at: u64,
}

/// To be paired with somebody of like strength as soon as there is somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PairRequest {
    /// What is played, and how.
    pub terms: Terms,
}

/// What came of looking for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Paired {
    /// Somebody was there.
    Table {
        /// The game is at this table.
        table: String,
    },
    /// Nobody was there yet; a message will say when somebody is.
    Seek {
        /// The seek that now stands in the lobby.
        seek: String,
    },
}

/// What to play with somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChallengeRequest {
    /// What is played, and how.
    pub terms: Terms,
    /// Where you want to sit.
    #[serde(default)]
    pub seat: SeatWish,
}

/// Somebody asks somebody for a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChallengeView {
    /// Which challenge.
    pub challenge: String,
    /// Who asks, by name.
    pub from: String,
    /// Who is asked, by name.
    pub to: String,
    /// What they would play.
    pub terms: Terms,
    /// Where whoever asks wants to sit.
    pub seat: SeatWish,
    /// When it was asked, in milliseconds since 1970.
    pub created_at: u64,
}
