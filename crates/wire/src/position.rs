use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{AttackResult, Effect, Fact, PieceView, Seat};

/// A request for the odds of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OddsRequest {
    /// The game and variant.
    pub game: String,
    /// The position.
    pub position: String,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
}

/// The odds of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OddsView {
    /// The number of equally likely rolls; 0 if no roll follows.
    pub total: u64,
    /// The possible results, likeliest first.
    pub chances: Vec<ChanceView>,
}

/// A possible result of an attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChanceView {
    /// How many rolls lead to it.
    pub weight: u64,
    /// Those rolls in notation, in order.
    pub rolls: Vec<String>,
    /// The result by the die.
    pub result: AttackResult,
    /// Whether the loser dies, by the die or for lack of room.
    pub dies: bool,
    /// The winner, if it ends the game.
    pub winner: Option<Seat>,
}

/// A request for the effects of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreviewRequest {
    /// The game and variant.
    pub game: String,
    /// The position.
    pub position: String,
    /// The move or roll.
    #[serde(rename = "move")]
    pub mv: String,
}

/// The effects of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreviewView {
    /// The effects, in order.
    pub effects: Vec<Effect>,
}

/// A request for the reason why a move is illegal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WhyRequest {
    /// The game and variant.
    pub game: String,
    /// The position.
    pub position: String,
    /// The spaces touched: where the piece is, and where it should have gone.
    pub spaces: Vec<String>,
}

/// Why a move is illegal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WhyView {
    /// The reason; `null` if the move is legal.
    pub why: Option<Fact>,
    /// The legal moves of that piece, or what must be done instead.
    pub instead: Option<Fact>,
}

/// A request for the threats in a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ThreatsRequest {
    /// The game and variant.
    pub game: String,
    /// The position.
    pub position: String,
}

/// The pieces that either side could lose to a single move; none while an attack or a push is pending.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ThreatsView {
    /// The spaces of pieces that the side to move would lose, or see attacked, if it passed.
    pub threatened: Vec<String>,
    /// The spaces of pieces that the side to move can capture or attack now.
    pub capturable: Vec<String>,
}

/// A request to compose a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComposeRequest {
    /// The game and variant.
    pub game: String,
    /// The position to start from; the initial position by default.
    #[serde(default)]
    pub position: Option<String>,
    /// The pieces that replace those of the position.
    #[serde(default)]
    pub pieces: Option<Vec<PlacedPiece>>,
    /// The seat whose turn it should be.
    #[serde(default)]
    pub turn: Option<u8>,
}

/// A piece on a space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlacedPiece {
    /// The name of the space.
    pub space: String,
    /// The letter of the piece.
    #[schema(value_type = String, min_length = 1, max_length = 1)]
    pub letter: char,
}

/// A composed position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComposeView {
    /// The position.
    pub position: String,
    /// The seat whose turn it is.
    pub turn: u8,
    /// The pieces on the board.
    pub pieces: Vec<PieceView>,
    /// The kinds of pieces in the game.
    pub stock: Vec<StockView>,
}

/// A kind of piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StockView {
    /// The letter in notation.
    #[schema(value_type = String)]
    pub letter: char,
    /// The kind, as the rule sheet calls it.
    pub kind: String,
    /// The key of its drawing.
    pub figure: String,
    /// The seat of the owner.
    pub side: u8,
    /// Attack, defence and movement, in games with ratings.
    #[schema(min_items = 3, max_items = 3)]
    pub ratings: Option<[u8; 3]>,
}
