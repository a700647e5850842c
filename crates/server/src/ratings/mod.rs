//! Glicko-2 ratings for each game, live and by correspondence.

mod ladder;
mod merge;
mod player;
mod rated_game;
mod routes;
mod strength;

pub use ladder::RatingsPer;
pub(crate) use merge::merge;
pub use rated_game::RatedGame;
pub use routes::routes;
pub use strength::Strength;
