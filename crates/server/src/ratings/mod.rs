//! Glicko-2 ratings for each game and speed.

mod player;
mod rated_game;
mod routes;
mod strength;

pub use rated_game::RatedGame;
pub use routes::routes;
pub use strength::Strength;
