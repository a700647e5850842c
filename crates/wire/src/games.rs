use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{MatchForm, PieceView};

/// The games and computer players of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GamesView {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The computer players, weakest first.
    pub computers: Vec<ComputerInfo>,
}

/// A game with all its variants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The name in notation.
    pub name: String,
    /// The title.
    pub title: String,
    /// The author.
    pub credit: String,
    /// A summary in one line.
    pub summary: String,
    /// The names of the sides, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub sides: [String; 2],
    /// Who makes the first move.
    pub begins: Begins,
    /// Whether games can be drawn.
    pub draws: bool,
    /// Whether the game has dice.
    pub has_dice: bool,
    /// The most points that a single game can be worth.
    pub most_points: u8,
    /// The match that is suggested to two players.
    pub usual_match: MatchForm,
    /// Whether setups come in groups, of which each side has one.
    pub has_groups: bool,
    /// The setups that each side may choose, seat 1 first, the standard one first. Empty in games without a choice.
    #[schema(min_items = 2, max_items = 2)]
    pub setups: [Vec<SetupInfo>; 2],
    /// The standard game and its variants, the standard game first.
    pub variants: Vec<VariantInfo>,
    /// The rules for players, in Markdown.
    pub rules: String,
}

/// A setup of one side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetupInfo {
    /// The setup in notation: `=SGNM`.
    pub text: String,
    /// The pieces in their places.
    pub pieces: Vec<PieceView>,
}

/// A game in one of its variants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VariantInfo {
    /// The full name: `king-and-courtesan:7`.
    pub name: String,
    /// The variant alone; empty for the standard game.
    pub variant: String,
    /// A summary of the change in one line; empty for the standard game.
    pub summary: String,
    /// The initial position.
    pub start: String,
}

/// Who makes the first move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Begins {
    /// Seat 1, as the rules say.
    First,
    /// The player that both agree on, or else a random one.
    Lot,
}

/// A computer player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComputerInfo {
    /// The name: `level:4`.
    pub player: String,
    /// The level, if it is one.
    pub level: Option<u8>,
}
