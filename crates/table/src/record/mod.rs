//! Records of games, as text and as JSON.
//!
//! A record as text has tags in brackets, then numbered moves with the dice among them, then the result:
//!
//! ```text
//! [Game "courtier"]
//! [RulesVersion "1"]
//! [Result "1-0"]
//! [Termination "resignation"]
//! [Position "GGGKGGgggkgg/12/1 1 0"]
//!
//! 1. a1-b1 {[%clk 0:04:31]} a7-b7 2. b1-c 1-0
//! ```
//!
//! [`Record`] holds exactly what both forms express; reading and writing are lossless. A readable record need not be a
//! legal game: [`Record::replay`] checks that.

mod comment;
mod error;
mod from_table;
mod game_result;
mod json;
mod reader;
mod replay;
mod verify_dice;
mod writer;

use serde::{Deserialize, Serialize};

pub use comment::Comment;
pub use error::{BadRecord, ExpectedTag, RecordFault};
pub use game_result::{BadResult, GameResult};
pub use json::BadJson;
pub use play::RULES_VERSION;
pub use reader::{MOST_BYTES, MOST_RECORDS, read_all};
pub use replay::BadReplay;
pub use verify_dice::{BadDice, Verified};

/// The contents of a record. Unknown values are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Record {
    /// The game, without its variant: `courtier`.
    pub game: String,
    /// The variant; empty for the standard game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub variant: String,
    /// The version of the rules.
    pub rules_version: String,
    /// The event and the players.
    #[serde(default)]
    pub tags: Tags,
    /// The result.
    pub result: GameResult,
    /// Why the game ended, as a code; empty if unknown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub termination: String,
    /// The setups, seat 1 first, if the sides chose any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<[String; 2]>,
    /// The initial position. Older records leave it out if it follows from the game and the setups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The inputs of verifiable dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceTags>,
    /// Unknown tags, in order: names and values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<(String, String)>,
    /// The comment before the first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<Comment>,
    /// The moves and rolls, in order.
    pub choices: Vec<Entry>,
}

/// The event and the players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

/// The inputs of verifiable dice; see [`fair_dice`](crate::fair_dice).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DiceTags {
    /// The SHA-256 of the secret, published before the game began.
    pub commitment: String,
    /// The secret, if it is revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The table.
    pub table: String,
    /// The number of the game at the table.
    pub game: u32,
    /// The salts, seat 1 first.
    pub salts: [String; 2],
}

/// A move or roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The turn number before it, if any: there is one before each turn of the side that moved first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// The move or roll in notation.
    pub text: String,
    /// The comment on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<Comment>,
}
