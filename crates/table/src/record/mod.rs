//! Records of games, as text and as JSON.
//!
//! A record as text has tags in brackets, then numbered moves with the dice among them, then the result:
//!
//! ```text
//! [Game "courtier"]
//! [RulesVersion "1"]
//! [Result "1-0"]
//! [Termination "resignation"]
//!
//! 1. a1-b1 {[%clk 0:04:31]} a7-b7 2. b1-c 1-0
//! ```
//!
//! [`Record`] is what either form says, no more and no less: reading and writing are exact both ways. A record that can be
//! read need not be a possible game; [`Record::replay`] says whether it is.

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
pub use play::record::RULES_VERSION;
pub use reader::{MOST_BYTES, MOST_RECORDS, read_all};
pub use replay::BadReplay;
pub use verify_dice::{BadDice, Verified};

/// What a record says. What is not known is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Record {
    /// The game, without its variant: `courtier`.
    pub game: String,
    /// The variant, empty for the usual game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub variant: String,
    /// The version of the rules that it was played by.
    pub rules_version: String,
    /// The occasion, and who played.
    #[serde(default)]
    pub tags: Tags,
    /// The result.
    pub result: GameResult,
    /// Why the game ended, in a few words.
    pub termination: String,
    /// The setups that the game began with, seat 1 first, where the sides chose them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<[String; 2]>,
    /// The first position, unless the game and the setups tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What the dice followed from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceTags>,
    /// Tags that mean nothing here, in their order: names and values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<(String, String)>,
    /// What was said before the first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<Comment>,
    /// The moves and the dice, in order.
    pub choices: Vec<Entry>,
}

/// The occasion, and who played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

/// What sealed dice followed from, as [`fair_dice`](crate::fair_dice) says it.
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
    /// What was added, seat 1 first.
    pub salts: [String; 2],
}

/// A move or a fall of the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The number before it, where one stands: before each turn of the side that moved first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// In the notation.
    pub text: String,
    /// What is said about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<Comment>,
}
