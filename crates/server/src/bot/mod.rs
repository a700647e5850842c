//! The bot API: streams of lines for programs that play, and requests for what they do.
//!
//! It has the shape of lichess's: a bot reads one stream with its challenges and games, opens another for each game, and
//! sends plain requests. The module `lines` renders what bots are sent; [`BotAction`] turns what they want into commands.

mod action;
mod chat;
mod game;
mod lines;
mod pump;
mod seat;
mod stream;
mod upgrade;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::state::AppState;

pub use action::BotAction;
pub use lines::{chat_line, events, full, going_on, state};

/// The routes for bots.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(upgrade::upgrade))
        .routes(routes!(stream::events))
        .routes(routes!(stream::game))
        .routes(routes!(game::make_move))
        .routes(routes!(game::set_up))
        .routes(routes!(game::resign))
        .routes(routes!(game::concede))
        .routes(routes!(game::abort))
        .routes(routes!(game::claim))
        .routes(routes!(game::claim_victory))
        .routes(routes!(game::draw))
        .routes(routes!(game::takeback))
        .routes(routes!(game::rematch))
        .routes(routes!(chat::read, chat::say))
}
