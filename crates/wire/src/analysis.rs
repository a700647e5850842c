use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A position to think about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalyseRequest {
    /// The game with its variant.
    pub game: String,
    /// The position; the start of the game if there is none.
    #[serde(default)]
    pub position: Option<String>,
    /// Moves and dice to make first.
    #[serde(default)]
    pub moves: Vec<String>,
    /// How many lines to find, from 1 to 10.
    #[serde(default)]
    pub lines: Option<u8>,
    /// How long to think, in milliseconds, up to 5000.
    #[serde(default)]
    pub time_ms: Option<u32>,
}

/// What the computer thinks of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Analysis {
    /// The position.
    pub position: String,
    /// Who decides, as the number of a seat; `None` where dice do, or when the game is over.
    pub decides: Option<u8>,
    /// Expected points for seat 1.
    pub score: f64,
    /// The best lines, the best first; where dice fall, one for each way they may, the best for seat 1 first.
    pub lines: Vec<AnalysisLine>,
    /// How many plies deep the search went.
    pub depth: u32,
    /// How many positions it saw.
    pub nodes: u64,
    /// What is known exactly, where the game is solved.
    pub exact: Option<ExactView>,
}

/// How play would go on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysisLine {
    /// Expected points for seat 1.
    pub score: f64,
    /// A certain win (positive) or loss (negative) for seat 1, in points, and in how many plies.
    #[schema(min_items = 2, max_items = 2)]
    pub decided: Option<[i32; 2]>,
    /// Win, draw and loss for seat 1, in thousandths.
    #[schema(min_items = 3, max_items = 3)]
    pub win_draw_loss: [u32; 3],
    /// Whether the score is known exactly.
    pub exact: bool,
    /// The moves.
    pub moves: Vec<String>,
}

/// What is known exactly about a position, for the side that decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExactView {
    /// The value; `None` where it is not known.
    pub value: Option<ExactValue>,
    /// Every move with its value, the best first.
    pub moves: Vec<ExactMove>,
}

/// What perfect play leads to, for the side that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExactValue {
    /// The points that are won or, below zero, lost; 0 for a draw.
    pub points: i8,
    /// In how many plies; 0 for a draw.
    pub plies: u16,
}

/// A move and what it is worth exactly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExactMove {
    /// The move.
    pub text: String,
    /// Its value, where it is known.
    pub value: Option<ExactValue>,
}

/// How far the review of a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReviewProgress {
    /// It waits for its turn.
    Waiting,
    /// It is under way.
    Running,
    /// It is finished.
    Done,
    /// It could not be made.
    Failed,
}

impl ReviewProgress {
    /// All of them.
    pub const ALL: [ReviewProgress; 4] =
        [ReviewProgress::Waiting, ReviewProgress::Running, ReviewProgress::Done, ReviewProgress::Failed];

    /// As it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ReviewProgress::Waiting => "waiting",
            ReviewProgress::Running => "running",
            ReviewProgress::Done => "done",
            ReviewProgress::Failed => "failed",
        }
    }
}

/// What the computer says about a game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// Which game at the table, counted from 1.
    pub game: u32,
    /// How far it has come.
    pub progress: ReviewProgress,
    /// How many choices are reviewed, of how many.
    #[schema(min_items = 2, max_items = 2)]
    pub reviewed: [u32; 2],
    /// What was found so far, in the order of play.
    pub moves: Vec<ReviewMove>,
}

/// What the computer says about one choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewMove {
    /// How many choices were made before it.
    pub ply: u32,
    /// The move, or the fall of the dice.
    pub text: String,
    /// Who decided, as the number of a seat; `None` for dice.
    pub by: Option<u8>,
    /// Expected points for seat 1 before it.
    pub before: f64,
    /// Expected points for seat 1 after it.
    pub after: f64,
    /// What was given away, in points; for dice, how lucky they were for seat 1.
    pub loss: f64,
    /// `inaccuracy`, `mistake` or `blunder`, where it was one.
    pub mistake: Option<String>,
    /// The best move instead.
    pub best: Option<String>,
    /// How play might have gone on after it.
    pub line: Vec<String>,
    /// Whether the values are exact.
    pub exact: bool,
}
