use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Fact;

/// A record to be checked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordCheckRequest {
    /// The record: as text, with its tags and moves, or as JSON.
    pub record: serde_json::Value,
}

/// A game to be written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordMakeRequest {
    /// The game with its variant.
    pub game: String,
    /// The position that it began with; the start of the game if there is none.
    #[serde(default)]
    pub position: Option<String>,
    /// The arrangements that the sides chose, seat 1 first, where no position is given.
    #[serde(default)]
    #[schema(min_items = 2, max_items = 2)]
    pub setups: Option<[String; 2]>,
    /// Who made the first move, as the number of a seat, where no position is given.
    #[serde(default)]
    pub first: Option<u8>,
    /// The moves and the dice.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The occasion, and who played.
    #[serde(default)]
    pub tags: Tags,
}

/// A record of a game that was possible.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordChecked {
    /// The game with its variant.
    pub game: String,
    /// The record as text, in the one form that there is.
    pub text: String,
    /// The record as JSON.
    #[schema(value_type = Object)]
    pub json: serde_json::Value,
    /// The position before the first move.
    pub start: String,
    /// The moves and the dice.
    pub moves: Vec<String>,
    /// The last position.
    pub position: String,
    /// How the game ended: the result with its reason.
    pub ending: Option<Fact>,
    /// Whether its dice are what they should be.
    pub dice: DiceCheck,
}

/// What can be said about the dice of a record. Dice that are not what they should be make the record an error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum DiceCheck {
    /// No dice fell.
    None,
    /// Every fall follows from the secret, and the secret fits the commitment.
    Verified {
        /// How often dice fell.
        rolls: u32,
    },
    /// The record does not say enough to check them.
    Unknown {
        /// What is missing.
        why: Fact,
    },
}

/// The occasion, and who played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Tags {
    /// The occasion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Where it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// When it was played: `2024-12-31`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Who sat on seat 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// Who sat on seat 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<String>,
    /// How long the players could think.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<String>,
    /// Which game of which match it is.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
}
