use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Fact, MatchForm, Speed, TimeControl};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TableStage {
    /// A seat is free.
    Open,
    /// The game is on.
    Playing,
    /// The game has ended, or nobody came.
    Over,
}

impl TableStage {
    /// All of them, in the order in which a table goes through them.
    pub const ALL: [TableStage; 3] = [TableStage::Open, TableStage::Playing, TableStage::Over];

    /// As it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            TableStage::Open => "open",
            TableStage::Playing => "playing",
            TableStage::Over => "over",
        }
    }
}

/// A table, as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableSummary {
    /// Which table.
    pub table: String,
    /// The name of the game with its variant.
    pub game: String,
    /// The name for people.
    pub title: String,
    /// Who made the game up.
    pub credit: String,
    /// How far it has come.
    pub stage: TableStage,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether everybody may watch.
    pub public: bool,
    /// The clock.
    pub time: TimeControl,
    /// How fast that is.
    pub speed: Speed,
    /// What is played for.
    pub form: MatchForm,
    /// Who sits there, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub seats: [Option<SummarySeat>; 2],
    /// The position now, for a small picture; `None` before play.
    pub position: Option<String>,
    /// How many choices, moves and dice, were made in the game.
    pub ply: u32,
    /// The result with its reason, when the game is over.
    pub result: Option<Fact>,
    /// Who won, as the number of a seat; `None` for nobody, or while it goes on.
    pub winner: Option<u8>,
    /// Whether it is the turn of whoever asked.
    pub your_turn: bool,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// When something last happened.
    pub updated_at: u64,
    /// The number of the newest event.
    pub number: u64,
}

/// Who sits on a seat, as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SummarySeat {
    /// The name.
    pub name: String,
    /// Whether it is a computer player.
    pub computer: bool,
}
