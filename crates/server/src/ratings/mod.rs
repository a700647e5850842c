//! Ratings after Glicko-2: a number for each game and speed, with how sure it is.

mod strength;

pub use strength::Strength;
