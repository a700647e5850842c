use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{AttackResult, Effect, Fact, PieceView, Seat};

/// A move whose odds are asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OddsRequest {
    /// The game with its variant.
    pub game: String,
    /// The position.
    pub position: String,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
}

/// What the dice may make of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OddsView {
    /// The number of all falls; 0 for a move after which no dice fall.
    pub total: u64,
    /// What may happen, the likeliest first.
    pub chances: Vec<ChanceView>,
}

/// One thing that the dice may bring about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChanceView {
    /// How many of all falls lead to it.
    pub weight: u64,
    /// Those falls in the notation, in order.
    pub falls: Vec<String>,
    /// What the die says.
    pub result: AttackResult,
    /// Whether the loser dies, be it by the die or because there is no room to push it to.
    pub dies: bool,
    /// Who wins the game with it, if it ends.
    pub winner: Option<Seat>,
}

/// A move that may be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreviewRequest {
    /// The game with its variant.
    pub game: String,
    /// The position.
    pub position: String,
    /// The move, or the fall of the dice.
    #[serde(rename = "move")]
    pub mv: String,
}

/// What a move would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreviewView {
    /// Its effects, in order.
    pub effects: Vec<Effect>,
}

/// A try that was not legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WhyRequest {
    /// The game with its variant.
    pub game: String,
    /// The position.
    pub position: String,
    /// The spaces that were touched: where the piece stands, and where it should have gone.
    pub spaces: Vec<String>,
}

/// Why a try is not legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WhyView {
    /// Why; `None` where such a move is legal.
    pub why: Option<Fact>,
    /// Where that piece may go instead, or what may be done.
    pub instead: Option<Fact>,
}

/// A position whose threats are asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ThreatsRequest {
    /// The game with its variant.
    pub game: String,
    /// The position.
    pub position: String,
}

/// What one move could take from either side; nothing while an attack or a push is pending.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ThreatsView {
    /// Where pieces of the side to move stand that the other side could take or attack, if it were its turn.
    pub threatened: Vec<String>,
    /// Where pieces of the other side stand that the side to move can take or attack now.
    pub capturable: Vec<String>,
}

/// A position to be put together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComposeRequest {
    /// The game with its variant.
    pub game: String,
    /// The position to begin with; the start of the game if there is none.
    #[serde(default)]
    pub position: Option<String>,
    /// The pieces that shall stand there, instead of those of the position.
    #[serde(default)]
    pub pieces: Option<Vec<PlacedPiece>>,
    /// Whose turn it shall be, as the number of a seat.
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

/// A position that was put together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComposeView {
    /// The position.
    pub position: String,
    /// Whose turn it is, as the number of a seat.
    pub turn: u8,
    /// The pieces on the board.
    pub pieces: Vec<PieceView>,
    /// The pieces that the game has.
    pub stock: Vec<StockView>,
}

/// A piece that a game has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StockView {
    /// As positions write it.
    #[schema(value_type = String)]
    pub letter: char,
    /// As the rule sheet calls it.
    pub kind: String,
    /// Whose it is, as the number of a seat.
    pub side: u8,
    /// Attack, defence and movement, where it has ratings.
    #[schema(min_items = 3, max_items = 3)]
    pub ratings: Option<[u8; 3]>,
}
