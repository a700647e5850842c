//! Ratings after Glicko-2: a number for each game and speed, with how sure it is.

mod player;
mod rated_game;
mod routes;
mod strength;

pub use rated_game::RatedGame;
pub use routes::routes;
pub use strength::Strength;
