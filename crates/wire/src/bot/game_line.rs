use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Fact, Phase, Room, ScoreView, Terms};

/// A line of a game's stream.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum GameLine {
    /// The first line of every stream, and the line for a game that begins: everything about it. Players may have changed
    /// seats since the last game.
    GameFull(Box<GameFull>),
    /// The state has changed. It is complete: nothing depends on earlier lines.
    GameState(Box<GameState>),
    /// A chat message.
    ChatLine(SaidLine),
}

/// The complete state of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameFull {
    /// The table id.
    pub id: String,
    /// The game and variant.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// The author of the game.
    pub credit: String,
    /// The terms of the game.
    pub terms: Terms,
    /// The seats, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub seats: [BotSeat; 2],
    /// The current state.
    pub state: GameState,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotSeat {
    /// The name of the player.
    pub name: Option<String>,
    /// Whether it is one of the server's computer players.
    pub computer: bool,
    /// The name of the side in this game.
    pub side: String,
    /// Whether it is the bot's own seat.
    pub you: bool,
}

/// The state of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameState {
    /// The phase of the table.
    pub phase: Phase,
    /// The number of the last event at the table. It only increases.
    pub number: u64,
    /// The number of the game at its table, from 1; 0 before the first.
    pub game_number: u32,
    /// The initial position; `null` before the game and during setup.
    pub initial_position: Option<String>,
    /// All moves and rolls since then.
    pub moves: Vec<String>,
    /// The number of moves and rolls, to be sent with a move.
    pub ply: usize,
    /// The current position.
    pub position: Option<String>,
    /// The seat to decide, 1 or 2; `null` if neither.
    pub decides: Option<u8>,
    /// The legal moves, if it is the bot's decision.
    pub legal: Vec<String>,
    /// Whether each seat has to choose its setup now, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub setups_missing: [bool; 2],
    /// The setups that the bot may choose now, the standard one first.
    pub setups: Vec<String>,
    /// The setups that everybody may see, seat 1 first: those of both once both have chosen, and that of seat 1 before if
    /// setups are open.
    #[schema(min_items = 2, max_items = 2)]
    pub shown_setups: [Option<String>; 2],
    /// The clocks; `null` without clocks and before play.
    pub clock: Option<BotClock>,
    /// The open offers.
    pub offers: BotOffers,
    /// Why a draw may be claimed now; `null` if it may not.
    pub claimable: Option<Fact>,
    /// Whether the game can still be aborted.
    pub can_abort: bool,
    /// Milliseconds until the bot may claim the win because its opponent is away; `null` if never.
    pub claim_victory_in_ms: Option<u64>,
    /// How the game ended; `null` while it is in progress.
    pub ending: Option<BotEnding>,
    /// The score of the match.
    pub score: ScoreView,
}

/// The clocks at the time of sending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotClock {
    /// The remaining milliseconds, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub left_ms: [u64; 2],
    /// The increment in milliseconds.
    pub increment_ms: u64,
    /// The seat whose clock is running, if any.
    pub running: Option<u8>,
}

/// The seat that makes each offer, or `null`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotOffers {
    /// A draw.
    pub draw: Option<u8>,
    /// To take back the last decision.
    pub takeback: Option<u8>,
    /// Another game.
    pub rematch: Option<u8>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotEnding {
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for an aborted game; with points in games that score them.
    pub result: String,
    /// The seat that won; `null` if none.
    pub winner: Option<u8>,
    /// The points for the win.
    pub points: u8,
    /// The reason.
    pub reason: Fact,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SaidLine {
    /// The chat room.
    pub room: Room,
    /// The name of the author.
    pub username: String,
    /// The text.
    pub text: String,
}
