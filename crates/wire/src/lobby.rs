use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{RatingView, SeatChoice, Terms};

/// A request to list a seek in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeekRequest {
    /// The terms of the game.
    pub terms: Terms,
    /// The seat that the seeker wants.
    #[serde(default)]
    pub seat: SeatChoice,
    /// The lowest rating of the opponent, if limited.
    #[serde(default)]
    pub lowest: Option<u32>,
    /// The highest rating of the opponent, if limited.
    #[serde(default)]
    pub highest: Option<u32>,
}

/// The result of creating a seek.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Sought {
    /// The id of the seek.
    pub seek: String,
}

/// An open seek.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeekView {
    /// The id of the seek.
    pub seek: String,
    /// The name of the seeker.
    pub name: String,
    /// The seeker's rating in this game at this speed, if any.
    pub rating: Option<RatingView>,
    /// The terms and limits.
    pub request: SeekRequest,
    /// When it was created, in milliseconds since 1970.
    pub created_at: u64,
}

/// A request to be paired with an opponent of similar rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PairRequest {
    /// The terms of the game.
    pub terms: Terms,
}

/// The result of a request for an opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Paired {
    /// An opponent was found.
    Table {
        /// The table of the game.
        table: String,
    },
    /// No opponent yet; a `paired` message follows when there is one.
    Seek {
        /// The seek that is now listed in the lobby.
        seek: String,
    },
}

/// A request to challenge someone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChallengeRequest {
    /// The terms of the game.
    pub terms: Terms,
    /// The seat that you want.
    #[serde(default)]
    pub seat: SeatChoice,
}

/// A challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChallengeView {
    /// The id of the challenge.
    pub challenge: String,
    /// The name of the challenger.
    pub from: String,
    /// The name of the challenged player.
    pub to: String,
    /// The terms of the game.
    pub terms: Terms,
    /// The seat that the challenger wants.
    pub seat: SeatChoice,
    /// When it was created, in milliseconds since 1970.
    pub created_at: u64,
}
