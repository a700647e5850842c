//! Positions and games, studied: what the rules say about a position, what the computer thinks of it, and where a game
//! that was played went wrong.
//!
//! [`Study`] is the service. It thinks on [`Engines`](crate::engines::Engines) only, for each person no longer than an
//! allowance lets it, and reviews games in the background, a choice at a time, so that nobody waits for a whole game.

mod analyse;
mod classify;
mod evaluate;
mod explore;
mod fair_play;
mod game_list;
mod history;
mod position;
mod quota;
mod review;
mod rolls;
mod routes;
mod stored_reviews;
mod study;

pub(crate) use evaluate::quick_eval;
pub(crate) use history::{Start, game, play};
pub use routes::routes;
pub use study::Study;
