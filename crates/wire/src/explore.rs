use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{BoardView, Effect, EndingView, Fact, MarkView, MoveView, PieceView};

/// A position to look at, without a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExploreRequest {
    /// The game with its variant.
    pub game: String,
    /// The position to begin with; the start of the game if there is none.
    #[serde(default)]
    pub position: Option<String>,
    /// The arrangements that the sides chose, seat 1 first, where they choose one and no position is given; the usual
    /// ones if there are none.
    #[serde(default)]
    #[schema(min_items = 2, max_items = 2)]
    pub setups: Option<[String; 2]>,
    /// Who makes the first move, as the number of a seat, where no position is given; seat 1 if it is not said.
    #[serde(default)]
    pub first: Option<u8>,
    /// Moves and dice to make first.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// A position with all that is needed to show it and to play on.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExploreView {
    /// The game with its variant.
    pub game: String,
    /// The position before the first move.
    pub start: String,
    /// The position now.
    pub position: String,
    /// The board.
    pub board: BoardView,
    /// The pieces on it.
    pub pieces: Vec<PieceView>,
    /// Spaces that mean something now.
    pub marks: Vec<MarkView>,
    /// What is asked now.
    pub ask: Fact,
    /// Whose turn it is, as the number of a seat.
    pub turn: u8,
    /// Who decides, as the number of a seat; `None` where dice do, or when the game is over.
    pub decides: Option<u8>,
    /// The legal moves.
    pub moves: Vec<MoveView>,
    /// How the dice may fall, where they are waited for.
    pub dice: Vec<RollView>,
    /// Why a draw could be claimed now.
    pub claimable: Option<Fact>,
    /// How the game ended.
    pub ending: Option<EndingView>,
    /// Every choice so far.
    pub steps: Vec<ExploreStep>,
}

/// A way for the dice to fall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RollView {
    /// In the notation.
    pub text: String,
    /// How often, of all the weights together.
    pub weight: u32,
    /// What it would do, in order.
    pub effects: Vec<Effect>,
}

/// One choice, and the position after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExploreStep {
    /// The move or the fall of the dice, in the notation.
    pub text: String,
    /// Who decided, as the number of a seat; `None` for dice.
    pub by: Option<u8>,
    /// Whose turn it was, as the number of a seat.
    pub turn: u8,
    /// The names of the spaces that a move touched, in order.
    pub trail: Vec<String>,
    /// What it did, in order.
    pub effects: Vec<Effect>,
    /// The position after it.
    pub position: String,
}
