use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Fact, Phase, Room, Terms};

/// A line of the stream of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum GameLine {
    /// The first line of every stream: everything.
    GameFull(Box<GameFull>),
    /// Something has changed. The state is whole: nothing depends on earlier lines.
    GameState(Box<GameState>),
    /// Something was said at the table.
    ChatLine(SaidLine),
}

/// Everything about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameFull {
    /// The table.
    pub id: String,
    /// The game with its variant.
    pub game: String,
    /// The name of the game for people.
    pub title: String,
    /// Who made the game up.
    pub credit: String,
    /// What was agreed on.
    pub terms: Terms,
    /// The seats, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub seats: [BotSeat; 2],
    /// What changes.
    pub state: GameState,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotSeat {
    /// Who sits there.
    pub name: Option<String>,
    /// Whether it is one of the server's own computer players.
    pub computer: bool,
    /// What the side is called in this game.
    pub side: String,
    /// Whether it is the reader's.
    pub you: bool,
}

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameState {
    /// What is going on.
    pub phase: Phase,
    /// The number of the last event at the table. It never goes back.
    pub number: u64,
    /// The number of the game at its table, counted from 1; 0 before the first.
    pub game_number: u32,
    /// Where the game began; `null` before that, and while setups are being chosen.
    pub initial_position: Option<String>,
    /// Every choice since then, moves and dice.
    pub moves: Vec<String>,
    /// How many they are: what a move has to be sent with.
    pub ply: usize,
    /// The position now.
    pub position: Option<String>,
    /// Who decides, 1 or 2; `null` where nobody does.
    pub decides: Option<u8>,
    /// The legal moves, if the reader decides.
    pub legal: Vec<String>,
    /// Whether each seat has yet to choose its setup, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub setups_missing: [bool; 2],
    /// The setups that the reader may choose from now, the usual one first.
    pub setups: Vec<String>,
    /// The clocks; `null` without clocks, and before play begins.
    pub clock: Option<BotClock>,
    /// What is offered, and by whom.
    pub offers: BotOffers,
    /// Why a draw may be claimed now; `null` if it may not.
    pub claimable: Option<Fact>,
    /// Whether the game may still be broken off.
    pub can_abort: bool,
    /// In how many milliseconds the victory may be claimed over an opponent who is away; `null` for never.
    pub claim_victory_in_ms: Option<u64>,
    /// How the game ended; `null` while it goes on.
    pub ending: Option<BotEnding>,
}

/// What the clocks show as a line is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotClock {
    /// What is left, in milliseconds, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub left_ms: [u64; 2],
    /// What every decision adds, in milliseconds.
    pub increment_ms: u64,
    /// Whose clock runs; `null` for nobody's.
    pub running: Option<u8>,
}

/// Who offers what: the number of a seat, or `null`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotOffers {
    /// A draw.
    pub draw: Option<u8>,
    /// To take the last decision back.
    pub takeback: Option<u8>,
    /// Another game.
    pub rematch: Option<u8>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotEnding {
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that was broken off; with the points where wins differ.
    pub result: String,
    /// Who won; `null` for nobody.
    pub winner: Option<u8>,
    /// What the win counts.
    pub points: u8,
    /// Why it ended.
    pub reason: Fact,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SaidLine {
    /// To whom.
    pub room: Room,
    /// Who said it.
    pub username: String,
    /// What was said.
    pub text: String,
}
