//! The bot API: streams of lines for programs that play, and what they may do.
//!
//! It has the shape of lichess's: a program listens to a stream of its own for challenges and games, opens a stream for
//! each game, and answers with plain requests.

mod chat;
mod game;
mod lines;
mod pump;
mod stream;
mod upgrade;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::people::{Caller, Scope};
use crate::reason::Reason;
use crate::state::AppState;

pub use lines::{chat_line, events, full, going_on, state};

/// The routes for programs that play.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(upgrade::upgrade))
        .routes(routes!(stream::events))
        .routes(routes!(stream::game))
        .routes(routes!(game::make_move))
        .routes(routes!(game::set_up))
        .routes(routes!(game::resign))
        .routes(routes!(game::abort))
        .routes(routes!(game::claim))
        .routes(routes!(game::claim_victory))
        .routes(routes!(game::draw))
        .routes(routes!(game::takeback))
        .routes(routes!(game::rematch))
        .routes(routes!(chat::hear, chat::say))
}

/// Lets pass only programs that say that they are. Else nobody would know whom they play against.
fn program(caller: &Caller) -> Result<(), ApiError> {
    caller.require(Scope::Bot)?;
    if caller.person.is_bot {
        return Ok(());
    }
    Err(Reason::NotABot.into())
}
