//! Analysis of positions and games: what the rules allow, how the computer evaluates a position, and where a game went
//! wrong.
//!
//! [`Study`] is the service. It computes only on [`Engines`](crate::engines::Engines), within an allowance per person,
//! and reviews games in the background, one choice at a time, so that no review blocks others.

mod analyse;
mod classify;
mod evaluate;
mod fair_play;
mod game_list;
mod quota;
mod review;
mod routes;
mod stored_reviews;
mod study;

pub(crate) use evaluate::quick_eval;
pub use routes::routes;
pub use study::Study;
