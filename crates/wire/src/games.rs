use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::PieceView;

/// What can be played here, and against which computers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GamesView {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The computer players, the weakest level first and the best last.
    pub computers: Vec<ComputerInfo>,
}

/// A game with all its variants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The name in the notation.
    pub name: String,
    /// The name for people.
    pub title: String,
    /// Who made it up.
    pub credit: String,
    /// What it is like, in one line.
    pub summary: String,
    /// What each side is called, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub sides: [String; 2],
    /// Who makes the first move.
    pub begins: Begins,
    /// Whether a game may be drawn at all.
    pub draws: bool,
    /// Whether dice fall.
    pub has_dice: bool,
    /// The most points that a single game can be worth.
    pub most_points: u8,
    /// The arrangements that each side may choose before play, seat 1 first, the usual one first. Empty where there is
    /// nothing to choose.
    #[schema(min_items = 2, max_items = 2)]
    pub setups: [Vec<SetupInfo>; 2],
    /// The usual game and its variants, the usual one first.
    pub variants: Vec<VariantInfo>,
    /// The rules for players, in Markdown.
    pub rules: String,
}

/// An arrangement of a side's pieces before play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetupInfo {
    /// The name by which it is chosen, as the notation writes it: `=SGNM`.
    pub text: String,
    /// The pieces where it puts them.
    pub pieces: Vec<PieceView>,
}

/// A game in one of its variants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VariantInfo {
    /// The full name, by which it is asked for: `king-and-courtesan:7`.
    pub name: String,
    /// The variant alone, empty for the usual game.
    pub variant: String,
    /// What it changes, in one line; empty for the usual game.
    pub summary: String,
    /// The position at the usual start.
    pub start: String,
}

/// Who makes the first move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Begins {
    /// Seat 1, as the rules say.
    First,
    /// Whoever the players agree on.
    Agreed,
    /// Whoever the lot falls on.
    Lot,
}

/// A computer player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComputerInfo {
    /// The name by which it is asked for: `level:4`.
    pub player: String,
    /// The level, where it is one.
    pub level: Option<u8>,
}
