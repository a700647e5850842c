//! Ratings after Glicko-2: a number for each game and speed, with how sure it is.

mod player;
mod routes;
mod strength;

pub use routes::routes;
pub use strength::Strength;
