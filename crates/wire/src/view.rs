use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{BoardView, Effect, Fact, MarkView, MatchForm, Offer, Phase, PieceView, Seat, Terms};

/// A table as somebody sees it: all that is needed to show it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// What the table is known by.
    pub id: String,
    /// The number of the last event that is seen here.
    pub number: u64,
    /// The game that is played.
    pub game: GameView,
    /// What was agreed on.
    pub terms: Terms,
    /// The board, which stays the same.
    pub board: BoardView,
    /// Every choice of the game so far.
    pub steps: Vec<StepView>,
    /// What changes.
    pub state: StateView,
}

/// What has changed since an earlier view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Update {
    /// The number of the last event that is seen here.
    pub number: u64,
    /// What happened, in order.
    pub events: Vec<EventView>,
    /// How many of the steps still stand; those after them are gone.
    pub steps_kept: usize,
    /// The steps that come after those.
    pub steps: Vec<StepView>,
    /// The state now.
    pub state: StateView,
}

/// What there is to say about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// The name with the variant: `king-and-courtesan:7`.
    pub name: String,
    /// The name for people.
    pub title: String,
    /// The variant, empty for the usual game.
    pub variant: String,
    /// The author.
    pub credit: String,
    /// What each side is called, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub sides: [String; 2],
    /// Whether a game may be drawn at all.
    pub draws: bool,
    /// Whether dice fall.
    pub has_dice: bool,
    /// The most points that a game can be worth.
    pub most_points: u8,
}

/// One choice of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StepView {
    /// The move or the fall of the dice, in the notation.
    pub text: String,
    /// Who decided; nobody, where dice fell.
    pub by: Option<Seat>,
    /// Whose turn it was.
    pub turn: Seat,
    /// The names of the spaces that a move touched, in order.
    pub trail: Vec<String>,
    /// What it did, in order.
    pub effects: Vec<Effect>,
    /// What the clock of the one who decided showed afterwards, in milliseconds.
    pub left_ms: Option<u64>,
}

/// The part of a table that changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StateView {
    /// What is going on.
    pub phase: Phase,
    /// The seats, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub seats: [SeatView; 2],
    /// Which seats the viewer holds, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub yours: [bool; 2],
    /// The number of the game, counted from 1; 0 before the first.
    pub game_number: u32,
    /// Who made the first move of the game.
    pub first: Option<Seat>,
    /// The position; `None` before the first game and while setups are being chosen.
    pub position: Option<String>,
    /// The pieces on the board.
    pub pieces: Vec<PieceView>,
    /// Spaces that mean something now.
    pub marks: Vec<MarkView>,
    /// What is asked now; `None` before play.
    pub ask: Option<Fact>,
    /// How many choices were made so far.
    pub ply: usize,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Who decides, which may be the opponent of the one whose turn it is.
    pub decides: Option<Seat>,
    /// The legal moves, for the one who decides.
    pub moves: Vec<MoveView>,
    /// The setups that the viewer may choose, the usual one first, while they are being chosen.
    pub setups: Vec<String>,
    /// The setup that the viewer has chosen, while the opponent has not.
    pub own_setup: Option<String>,
    /// The setups of both, seat 1 first, once both are chosen.
    #[schema(min_items = 2, max_items = 2)]
    pub shown_setups: Option<[String; 2]>,
    /// The clocks; `None` without clocks, and before play begins.
    pub clock: Option<ClockView>,
    /// When the setups have to be chosen.
    pub setup_until: Option<u64>,
    /// Whether all clocks are stopped.
    pub paused: bool,
    /// What is offered.
    pub offers: Vec<OfferView>,
    /// Why a draw may be claimed now.
    pub claimable: Option<Fact>,
    /// Whether the game may still be broken off.
    pub can_abort: bool,
    /// How the game ended.
    pub ending: Option<EndingView>,
    /// The score of the match.
    pub score: ScoreView,
    /// The dice, where they follow from a secret.
    pub dice: Option<DiceView>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// What the one on it is called; `None` while it is empty.
    pub name: Option<String>,
    /// Whether it is a computer player.
    pub computer: bool,
    /// Whether its setup is chosen, while setups are being chosen.
    pub ready: bool,
    /// Since when it is away.
    pub away: Option<AwayView>,
}

/// How long a player has been away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AwayView {
    /// Since when.
    pub since: u64,
    /// From when on the opponent may declare the game abandoned; never if `None`.
    pub until: Option<u64>,
}

/// A legal move, as someone who knows no rules can show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    /// The move in the notation.
    pub text: String,
    /// The names of the spaces that it touches, in order.
    pub trail: Vec<String>,
    /// The name of the space that it captures or attacks.
    pub aim: Option<String>,
}

/// The clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// What each showed at the last event, in milliseconds, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub left_ms: [u64; 2],
    /// Whose runs.
    pub running: Option<Seat>,
    /// Since when it runs.
    pub since: Option<u64>,
}

/// An offer that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfferView {
    /// What is offered.
    pub what: Offer,
    /// Who offers it.
    pub by: Seat,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndingView {
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that was broken off; with the points where wins differ.
    pub result: String,
    /// Who won.
    pub winner: Option<Seat>,
    /// What the win counts.
    pub points: u8,
    /// Why, as records write it: `king-captured`, `resignation`.
    pub termination: String,
    /// Why it ended.
    pub reason: Fact,
}

/// The score of a match.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScoreView {
    /// What is played for.
    pub form: MatchForm,
    /// How many games of the match are over.
    pub games: u32,
    /// How many each has won, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub wins: [u32; 2],
    /// The games of each, a drawn one counting half.
    #[schema(min_items = 2, max_items = 2)]
    pub game_points: [f64; 2],
    /// The points of each.
    #[schema(min_items = 2, max_items = 2)]
    pub points: [f64; 2],
    /// What seat 1 has won for stakes, and seat 2 has lost.
    pub balance: i64,
    /// Whether the match is over.
    pub over: bool,
    /// Who has won the match.
    pub winner: Option<Seat>,
}

/// Dice that follow from a secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiceView {
    /// The SHA-256 of the secret of the game that is played or was played last.
    pub commitment: Option<String>,
    /// What was added to those dice, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub salts: Option<[String; 2]>,
    /// That secret, once the game is over.
    pub secret: Option<String>,
    /// The SHA-256 of the secret of the next game, while it waits to begin.
    pub next_commitment: Option<String>,
    /// What was added to the dice of the next game so far, seat 1 first.
    #[schema(min_items = 2, max_items = 2)]
    pub next_salts: [Option<String>; 2],
}

/// Something that happened, as anybody may know it. What it changed is in the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventView {
    /// Its number, counted from 1.
    pub number: u64,
    /// When it happened.
    pub at: u64,
    /// What happened.
    pub kind: EventKind,
    /// Who did it, or to whom it happened.
    pub side: Option<Seat>,
    /// The move or the fall of the dice.
    pub text: Option<String>,
    /// What was offered, declined or withdrawn.
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
    Began,
    SetUp,
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
    Paused,
    Resumed,
    Closed,
}
