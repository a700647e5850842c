//! Matches between computer players: pairs of games, in which each player has each seat of an opening once.

mod elo;
mod game;
mod openings;
mod run;
mod sprt;
mod tally;

pub use elo::{Estimate, elo_of, score_of};
pub use game::{Fault, Played};
pub use openings::{BadOpenings, Openings};
pub use run::{MatchRunner, Pair};
pub use sprt::{BadSprt, Sprt, SprtVerdict};
pub use tally::Tally;
