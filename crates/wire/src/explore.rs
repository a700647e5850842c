use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{BoardView, Effect, EndingView, Fact, MarkView, MoveView, PieceView};

/// A request to show a position without a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExploreRequest {
    /// The game and variant.
    pub game: String,
    /// The position to start from; the initial position by default.
    #[serde(default)]
    pub position: Option<String>,
    /// The setups of the sides, seat 1 first, in games with a choice of setup; the standard ones by default. Not
    /// allowed with a position.
    #[serde(default)]
    #[schema(min_items = 2, max_items = 2)]
    pub setups: Option<[String; 2]>,
    /// The seat that moves first; seat 1 by default. Not allowed with a position.
    #[serde(default)]
    pub first: Option<u8>,
    /// Moves and rolls to make first.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// A position with everything needed to show it and play on.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExploreView {
    /// The game and variant.
    pub game: String,
    /// The initial position.
    pub start: String,
    /// The current position.
    pub position: String,
    /// The board.
    pub board: BoardView,
    /// The pieces on the board.
    pub pieces: Vec<PieceView>,
    /// Marked spaces.
    pub marks: Vec<MarkView>,
    /// What the player must do.
    pub ask: Fact,
    /// The seat whose turn it is.
    pub turn: u8,
    /// The seat to decide; `null` at a roll or after the end of the game.
    pub decides: Option<u8>,
    /// The legal moves.
    pub moves: Vec<MoveView>,
    /// The possible rolls, if one is due.
    pub dice: Vec<RollView>,
    /// Why a draw may be claimed now.
    pub claimable: Option<Fact>,
    /// How the game ended.
    pub ending: Option<EndingView>,
    /// All choices so far.
    pub steps: Vec<ExploreStep>,
}

/// A possible roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RollView {
    /// The roll in notation.
    pub text: String,
    /// Its weight.
    pub weight: u32,
    /// The effects, in order.
    pub effects: Vec<Effect>,
}

/// A choice and the position after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExploreStep {
    /// The move or roll in notation.
    pub text: String,
    /// The seat that decided; `null` for a roll.
    pub by: Option<u8>,
    /// The seat whose turn it was.
    pub turn: u8,
    /// The names of the spaces touched by the move, in order.
    pub trail: Vec<String>,
    /// The effects, in order.
    pub effects: Vec<Effect>,
    /// The position after it.
    pub position: String,
}
