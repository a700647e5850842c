//! What goes over the network, as plain data: one closed enum per direction of the socket, [`ToServer`] and [`ToClient`],
//! and the bodies of requests and answers.
//!
//! The web app's types are made from these, so they are written once. What is absent: any idea of how messages travel.

mod analysis;
mod bot;
mod chat;
mod explore;
mod games;
mod lobby;
mod new_table;
mod player;
mod position;
mod record;
mod speed;
mod summary;
mod to_client;
mod to_server;
mod typescript;

pub use analysis::{
    AnalyseRequest, Analysis, AnalysisLine, ExactMove, ExactView, Review, ReviewMove, ReviewProgress,
};
pub use bot::{
    BotClock, BotEnding, BotGame, BotOffers, BotSeat, ChallengeGone, EventLine, GameFull, GameLine,
    GameState, SaidLine,
};
pub use chat::{ChatView, Room};
pub use explore::{ExploreRequest, ExploreStep, ExploreView, RollView};
pub use games::{ComputerInfo, GameInfo, GamesView, VariantInfo, WhoBegins};
pub use lobby::{ChallengeView, PairRequest, Paired, SeekRequest, SeekView};
pub use new_table::{NewTable, Opponent, SeatWish, TableCreated};
pub use player::{LeaderView, Me, PlayerView, RatingPointView, RatingView};
pub use position::{
    ChanceKind, ChanceView, ComposeRequest, ComposeView, OddsRequest, OddsView, PlacedPiece, StockView,
    ThreatsRequest, ThreatsView, WhyRequest, WhyView,
};
pub use record::{DiceCheck, RecordCheckRequest, RecordChecked, RecordMakeRequest};
pub use speed::{BadSpeed, Speed};
pub use summary::{SummarySeat, TableStage, TableSummary};
pub use to_client::ToClient;
pub use to_server::ToServer;
pub use typescript::typescript;
