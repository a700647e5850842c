use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{BoardView, Effect, Fact, MarkView, MatchForm, Offer, Phase, PieceView, Seat, Terms};

/// A table, as someone sees it: everything needed to show it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// The table id.
    pub id: String,
    /// The number of the last event included.
    pub number: u64,
    /// The game.
    pub game: GameView,
    /// The terms of the table.
    pub terms: Terms,
    /// The board, which doesn't change.
    pub board: BoardView,
    /// All choices of the game so far.
    pub steps: Vec<StepView>,
    /// The part that changes.
    pub state: StateView,
}

/// The changes since an earlier view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Update {
    /// The number of the last event included.
    pub number: u64,
    /// The events, in order.
    pub events: Vec<EventView>,
    /// The number of steps that remain; those after them were taken back.
    pub steps_kept: usize,
    /// The steps added after those.
    pub steps: Vec<StepView>,
    /// The new state.
    pub state: StateView,
}

/// The metadata of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// The name and variant: `king-and-courtesan:7`.
    pub name: String,
    /// The title.
    pub title: String,
    /// The variant; empty for the standard game.
    pub variant: String,
    /// The author.
    pub credit: String,
    /// The names of the sides, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub sides: [String; 2],
    /// Whether games can be drawn.
    pub draws: bool,
    /// Whether the game has dice.
    pub has_dice: bool,
    /// The most points that a game can be worth.
    pub most_points: u8,
}

/// One choice of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StepView {
    /// The move or roll in notation.
    pub text: String,
    /// The side that decided; `null` for a roll.
    pub by: Option<Seat>,
    /// The side whose turn it was.
    pub turn: Seat,
    /// The names of the spaces touched by the move, in order.
    pub trail: Vec<String>,
    /// The effects, in order.
    pub effects: Vec<Effect>,
    /// The remaining time of the side that decided, in milliseconds.
    pub left_ms: Option<u64>,
}

/// The part of a table that changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StateView {
    /// The phase of the table.
    pub phase: Phase,
    /// The seats, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub seats: [SeatView; 2],
    /// Whether the viewer holds each seat, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub yours: [bool; 2],
    /// The number of the game, from 1; 0 before the first.
    pub game_number: u32,
    /// Who moved first in the game; `null` until both setups are chosen.
    pub first: Option<Seat>,
    /// The position; `null` before the first game and during setup.
    pub position: Option<String>,
    /// The pieces on the board.
    pub pieces: Vec<PieceView>,
    /// Marked spaces.
    pub marks: Vec<MarkView>,
    /// What the player must do; `null` before play.
    pub ask: Option<Fact>,
    /// The number of choices so far.
    pub ply: usize,
    /// The side whose turn it is.
    pub turn: Option<Seat>,
    /// The side to decide, which may be the opponent of the side whose turn it is.
    pub decides: Option<Seat>,
    /// The legal moves, if the viewer decides.
    pub moves: Vec<MoveView>,
    /// The setups that the viewer may choose, the standard one first, during setup.
    pub setups: Vec<String>,
    /// The setup that the viewer has chosen, until the opponent has chosen too.
    pub own_setup: Option<String>,
    /// The setups that everybody may see, seat 1 first: those of both once both have chosen, and that of seat 1 before
    /// if setups are open.
    #[schema(min_items = 2, max_items = 2)]
    pub shown_setups: [Option<String>; 2],
    /// The clocks; `null` without clocks, and before play.
    pub clock: Option<ClockView>,
    /// The deadline for choosing setups.
    pub setup_until: Option<u64>,
    /// When the game is aborted unless the side to decide makes its first move, in the first game of a rated match.
    pub first_move_until: Option<u64>,
    /// Whether all clocks are paused.
    pub paused: bool,
    /// The open offers.
    pub offers: Vec<OfferView>,
    /// Why a draw may be claimed now.
    pub claimable: Option<Fact>,
    /// Whether the game can still be aborted.
    pub can_abort: bool,
    /// How the game ended.
    pub ending: Option<EndingView>,
    /// The score of the match.
    pub score: ScoreView,
    /// The verifiable dice, if the source is a secret.
    pub dice: Option<DiceView>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// The name of the player; `null` if the seat is free.
    pub name: Option<String>,
    /// Whether it is a computer player.
    pub computer: bool,
    /// Whether its setup is chosen, during setup.
    pub ready: bool,
    /// How long the player has been away, if they are.
    pub away: Option<AwayView>,
}

/// The absence of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AwayView {
    /// When it began.
    pub since: u64,
    /// When the opponent may end the game because of it; `null` for never.
    pub until: Option<u64>,
}

/// A legal move with what a user interface needs to offer it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    /// The move in notation.
    pub text: String,
    /// The names of the spaces it touches, in order.
    pub trail: Vec<String>,
    /// The name of the space that it captures or attacks.
    pub aim: Option<String>,
}

/// The clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// The remaining time at the last event, in milliseconds, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub left_ms: [u64; 2],
    /// The side whose clock is running.
    pub running: Option<Seat>,
    /// When it started running.
    pub since: Option<u64>,
}

/// An open offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfferView {
    /// The offer.
    pub what: Offer,
    /// The side that made it.
    pub by: Seat,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndingView {
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for an aborted game; with points in games that score them.
    pub result: String,
    /// The winner.
    pub winner: Option<Seat>,
    /// The points for the win.
    pub points: u8,
    /// The reason as a code for records: `king-captured`, `resignation`.
    pub termination: String,
    /// The reason.
    pub reason: Fact,
}

/// The score of a match.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScoreView {
    /// The form of the match.
    pub form: MatchForm,
    /// The number of games finished.
    pub games: u32,
    /// The games won by each, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub wins: [u32; 2],
    /// The game points of each; a draw counts half.
    #[schema(min_items = 2, max_items = 2)]
    pub game_points: [f64; 2],
    /// The points of each.
    #[schema(min_items = 2, max_items = 2)]
    pub points: [f64; 2],
    /// The balance of seat 1 in stakes; that of seat 2 is the opposite.
    pub balance: i64,
    /// Whether the match is over.
    pub over: bool,
    /// The winner of the match.
    pub winner: Option<Seat>,
}

/// Verifiable dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiceView {
    /// The SHA-256 of the secret of the current game, or else the last one.
    pub commitment: Option<String>,
    /// The salts of that game, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub salts: Option<[String; 2]>,
    /// The secret of that game, once it is over.
    pub secret: Option<String>,
    /// The SHA-256 of the secret of the next game, before it begins.
    pub next_commitment: Option<String>,
    /// The salts of the next game so far, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub next_salts: [Option<String>; 2],
}

/// An event, as anyone may know it. Its consequences are in the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventView {
    /// The number of the event, from 1.
    pub number: u64,
    /// When it occurred.
    pub at: u64,
    /// The kind of event.
    pub kind: EventKind,
    /// The side that caused it or is affected; of `began` and `lotFell` the side that moves first.
    pub side: Option<Seat>,
    /// The move or roll.
    pub text: Option<String>,
    /// The offer made, declined or withdrawn.
    pub offer: Option<Offer>,
}

/// The kinds of events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum EventKind {
    Opened,
    Seated,
    Unseated,
    Sealed,
    Salted,
    SeatsSwapped,
    Began,
    SetUp,
    LotFell,
    Moved,
    Rolled,
    Claimed,
    Resigned,
    DrawAgreed,
    TimedOut,
    Abandoned,
    Aborted,
    Conceded,
    Offered,
    Declined,
    Withdrawn,
    TakenBack,
    Rematched,
    WentAway,
    CameBack,
    Queued,
    Thinking,
    Paused,
    Resumed,
    Closed,
}
