//! Positions and games, studied: what the rules say about a position, what the computer thinks of it, and where a game
//! that was played went wrong.
//!
//! [`Study`] is the service. It thinks on [`Engines`](crate::engines::Engines) only, for each person no longer than an
//! allowance lets it, and reviews games in the background, a choice at a time, so that nobody waits for a whole game.

mod allowance;
mod explore;
mod fair_play;
mod games;
mod history;
mod judge;
mod kept;
mod position;
mod review;
mod rolls;
mod routes;
mod study;
mod think;
mod worth;

pub(crate) use history::{Start, game, play};
pub use routes::routes;
pub use study::Study;
pub(crate) use worth::quick_look;
