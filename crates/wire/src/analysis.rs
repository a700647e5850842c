use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A request to analyse a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalyseRequest {
    /// The game and variant.
    pub game: String,
    /// The position; the initial position by default.
    #[serde(default)]
    pub position: Option<String>,
    /// Moves and rolls to make first.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The number of lines, from 1 to 10.
    #[serde(default)]
    pub lines: Option<u8>,
    /// The time in milliseconds, up to 5000.
    #[serde(default)]
    pub time_ms: Option<u32>,
}

/// The analysis of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Analysis {
    /// The position.
    pub position: String,
    /// The seat to decide; `null` at a roll or after the end of the game.
    pub decides: Option<u8>,
    /// The expected points for seat 1.
    pub score: f64,
    /// The best lines, best first; at a roll, one line for each possible roll, best for seat 1 first.
    pub lines: Vec<AnalysisLine>,
    /// The search depth in plies.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// Exact values, if the position is solved.
    pub exact: Option<ExactView>,
}

/// A line of play with its score.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysisLine {
    /// The expected points for seat 1.
    pub score: f64,
    /// A forced win (positive) or loss (negative) for seat 1: points and plies.
    #[schema(min_items = 2, max_items = 2)]
    pub decided: Option<[i32; 2]>,
    /// The chances of win, draw and loss for seat 1 in permille.
    #[schema(min_items = 3, max_items = 3)]
    pub win_draw_loss: [u32; 3],
    /// Whether the score is exact.
    pub exact: bool,
    /// The moves.
    pub moves: Vec<String>,
}

/// Exact values for the side to decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExactView {
    /// The value of the position; `null` if unknown.
    pub value: Option<ExactValue>,
    /// Every move with its value, best first.
    pub moves: Vec<ExactMove>,
}

/// An exact value for the side to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExactValue {
    /// The points won, or lost if negative; 0 for a draw.
    pub points: i8,
    /// The number of plies to the end; 0 for a draw.
    pub plies: u16,
}

/// A move with its exact value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExactMove {
    /// The move.
    pub text: String,
    /// The value, if known.
    pub value: Option<ExactValue>,
}

/// The progress of a game review.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReviewProgress {
    /// Queued.
    Waiting,
    /// In progress.
    Running,
    /// Finished.
    Done,
    /// Failed.
    Failed,
}

impl ReviewProgress {
    /// All values.
    pub const ALL: [ReviewProgress; 4] =
        [ReviewProgress::Waiting, ReviewProgress::Running, ReviewProgress::Done, ReviewProgress::Failed];

    /// Returns the name in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            ReviewProgress::Waiting => "waiting",
            ReviewProgress::Running => "running",
            ReviewProgress::Done => "done",
            ReviewProgress::Failed => "failed",
        }
    }
}

/// The review of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// The number of the game at its table, from 1.
    pub game: u32,
    /// The progress of the review.
    pub progress: ReviewProgress,
    /// The number of choices reviewed so far, and in total.
    #[schema(min_items = 2, max_items = 2)]
    pub reviewed: [u32; 2],
    /// The choices reviewed so far, in order.
    pub moves: Vec<ReviewMove>,
}

/// The review of one choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewMove {
    /// The number of choices before it.
    pub ply: u32,
    /// The move or roll.
    pub text: String,
    /// The seat that decided; `null` for a roll.
    pub by: Option<u8>,
    /// The expected points for seat 1 before it.
    pub before: f64,
    /// The expected points for seat 1 after it.
    pub after: f64,
    /// The points given away; for a roll, how lucky it was for seat 1.
    pub loss: f64,
    /// `inaccuracy`, `mistake` or `blunder`, if it was one.
    pub mistake: Option<String>,
    /// The best move, if there was a better one.
    pub best: Option<String>,
    /// The line after the best move.
    pub line: Vec<String>,
    /// Whether the values are exact.
    pub exact: bool,
}
