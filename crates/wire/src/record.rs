use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::AdditionalProperties;
use utoipa::openapi::{Object, ObjectBuilder, OneOfBuilder, Schema, Type};

use crate::Fact;

/// Several records in one text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RecordsText {
    /// The records, one after the other.
    pub text: String,
}

/// A record to check.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordCheckRequest {
    /// The record, as text or as JSON.
    #[schema(schema_with = text_or_json)]
    pub record: serde_json::Value,
}

fn text_or_json() -> Schema {
    let text = Object::with_type(Type::String);
    let json = ObjectBuilder::new()
        .schema_type(Type::Object)
        .additional_properties(Some(AdditionalProperties::FreeForm(true)))
        .build();
    let description = "The record, as text or as JSON.";
    Schema::OneOf(OneOfBuilder::new().item(text).item(json).description(Some(description)).build())
}

/// A request to write a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordMakeRequest {
    /// The game and variant.
    pub game: String,
    /// The initial position; that of the game by default.
    #[serde(default)]
    pub position: Option<String>,
    /// The setups of the sides, seat 1 first. Not allowed with a position.
    #[serde(default)]
    #[schema(min_items = 2, max_items = 2)]
    pub setups: Option<[String; 2]>,
    /// The seat that moved first. Not allowed with a position.
    #[serde(default)]
    pub first: Option<u8>,
    /// The moves and rolls.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The event and the players.
    #[serde(default)]
    pub tags: Tags,
}

/// A valid record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordChecked {
    /// The game and variant.
    pub game: String,
    /// The record as text, in canonical form.
    pub text: String,
    /// The record as JSON.
    #[schema(value_type = Object)]
    pub json: serde_json::Value,
    /// The initial position.
    pub start: String,
    /// The moves and rolls.
    pub moves: Vec<String>,
    /// The final position.
    pub position: String,
    /// The result of the game and its reason.
    pub ending: Option<Fact>,
    /// The result of verifying the dice.
    pub dice: DiceCheck,
}

/// The result of verifying the dice of a record. Wrong dice make the record invalid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum DiceCheck {
    /// There were no rolls.
    None,
    /// Every roll follows from the secret, and the secret matches the commitment.
    Verified {
        /// The number of rolls.
        rolls: u32,
    },
    /// The record does not contain enough to verify them.
    Unknown {
        /// The reason.
        why: Fact,
    },
}

/// The event and the players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Tags {
    /// The name of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The date: `2024-12-31`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The player in seat 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// The player in seat 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<String>,
    /// The time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<String>,
    /// The number of the game in its match.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
}
