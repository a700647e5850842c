//! Matches between computer players: pairs of games, both players having both seats of every opening.

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
pub use sprt::{BadSprt, Sprt, Verdict};
pub use tally::Tally;
