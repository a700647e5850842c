//! What goes over the network, as plain data: one closed enum for each direction of the socket, [`ToServer`] and
//! [`ToClient`], and the bodies of requests and responses.
//!
//! The web app's types are generated from these. What is absent: any engine, any rule of a game, and the transport.
//! This crate is a leaf: `table` and the server convert into its types.

mod analysis;
mod bot;
mod chat;
mod command;
mod effect;
mod explore;
mod fact;
mod games;
mod lobby;
mod match_form;
mod new_table;
mod people;
mod phase;
mod player;
mod position;
mod problem;
mod record;
mod scene;
mod seat;
mod speed;
mod speed_class;
mod summary;
mod terms;
mod time_control;
mod to_client;
mod to_server;
mod view;

pub use analysis::{
    AnalyseRequest, Analysis, AnalysisLine, ExactMove, ExactValue, ExactView, Review, ReviewMove,
    ReviewProgress,
};
pub use bot::{
    BotClock, BotEnding, BotGame, BotOffers, BotSeat, ChallengeGone, EventLine, GameFull, GameLine,
    GameState, SaidLine,
};
pub use chat::{ChatView, Room, Said, ToSay};
pub use command::{Command, CommandDone, Offer};
pub use effect::{AttackResult, Effect, Jump, MoveKind, Removal, Scoring};
pub use explore::{ExploreRequest, ExploreStep, ExploreView, RollView};
pub use fact::{Fact, Param};
pub use games::{Begins, ComputerInfo, GameInfo, GamesView, SetupInfo, VariantInfo};
pub use lobby::{ChallengeRequest, ChallengeView, PairRequest, Paired, SeekRequest, SeekView, Sought};
pub use match_form::MatchForm;
pub use new_table::{At, NewTable, Opponent, SeatChoice, TableCreated};
pub use people::{
    CreatedToken, Credentials, Me, NewToken, PersonKind, PersonView, Scope, TokenView, UnknownScope,
};
pub use phase::Phase;
pub use player::{LeaderView, Leaderboard, PlayerView, RatingPointView, RatingView};
pub use position::{
    ChanceView, ComposeRequest, ComposeView, OddsRequest, OddsView, PlacedPiece, PreviewRequest, PreviewView,
    StockView, ThreatsRequest, ThreatsView, WhyRequest, WhyView,
};
pub use problem::{ErrorBody, Problem};
pub use record::{DiceCheck, RecordCheckRequest, RecordChecked, RecordMakeRequest, RecordsText, Tags};
pub use scene::{
    BoardKind, BoardView, GateView, MarkMeaning, MarkView, PaletteName, PieceView, PointView, ShadeView,
    ShapeView, SpaceView, WallView,
};
pub use seat::{NoSeat, Seat};
pub use speed::Speed;
pub use speed_class::{BadSpeedClass, SpeedClass};
pub use summary::{SummarySeat, TableStage, TableSummary};
pub use terms::{DiceSource, FirstMove, Groups, Terms};
pub use time_control::TimeControl;
pub use to_client::ToClient;
pub use to_server::ToServer;
pub use view::{
    AwayView, ClockView, DiceView, EndingView, EventKind, EventView, GameView, MoveView, OfferView,
    ScoreView, SeatView, StateView, StepView, TableView, Update,
};
