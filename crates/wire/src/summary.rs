use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Fact, MatchForm, Speed, TimeControl};

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TableStage {
    /// A seat is free.
    Open,
    /// The game is in progress.
    Playing,
    /// The game is over, or the table was never used.
    Over,
}

impl TableStage {
    /// All stages, in order.
    pub const ALL: [TableStage; 3] = [TableStage::Open, TableStage::Playing, TableStage::Over];

    /// Returns the name in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            TableStage::Open => "open",
            TableStage::Playing => "playing",
            TableStage::Over => "over",
        }
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableSummary {
    /// The table id.
    pub table: String,
    /// The game and variant.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// The author of the game.
    pub credit: String,
    /// The stage.
    pub stage: TableStage,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether anyone may watch.
    pub public: bool,
    /// The time control.
    pub time: TimeControl,
    /// The speed of the game.
    pub speed: Speed,
    /// The form of the match.
    pub form: MatchForm,
    /// The players, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub seats: [Option<SummarySeat>; 2],
    /// The number of the game, from 1 over all matches at the table; 0 before the first.
    #[serde(default)]
    pub game_number: u32,
    /// The current position, for a thumbnail; `null` before play.
    pub position: Option<String>,
    /// The number of moves and rolls in the game.
    pub ply: u32,
    /// The result and its reason, if the game is over.
    pub result: Option<Fact>,
    /// The seat that won; `null` if none, or while the game is in progress.
    pub winner: Option<u8>,
    /// Whether it is the viewer's turn.
    pub your_turn: bool,
    /// When the table was created, in milliseconds since 1970.
    pub created_at: u64,
    /// When something last happened at the table.
    pub updated_at: u64,
    /// The number of the last event.
    pub number: u64,
}

/// A player in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SummarySeat {
    /// The name.
    pub name: String,
    /// Whether it is a computer player.
    pub computer: bool,
}
