//! The lines of the bot API's streams.

mod event_line;
mod game_line;

pub use event_line::{BotGame, ChallengeGone, EventLine};
pub use game_line::{BotClock, BotEnding, BotOffers, BotSeat, GameFull, GameLine, GameState, SaidLine};
