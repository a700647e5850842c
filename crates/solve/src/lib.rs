//! Exact values of positions, for any game that can give them.
//!
//! A game whose positions are numbered ([`rules::Indexed`]) has them all solved by retrograde analysis into a [`Tablebase`],
//! which is kept in a file. A [`Census`] counts what it holds; an [`Answer`] tells what a position and each of its moves are worth. A game
//! in which no position comes up twice can have single positions proved instead, by a [`Prover`].
//!
//! What is absent: no game is named here, and nothing knows where files are kept or who waits for them.

mod answer;
mod backward;
mod bad_tablebase;
mod census;
mod checksum;
mod file;
mod forward;
mod graph;
mod packed;
mod progress;
mod prove;
mod retrograde;
mod retrograde_unmove;
mod scan;
mod share;
mod tablebase;
#[cfg(test)]
mod testing;

pub use answer::{Answer, perfect_line};
pub use bad_tablebase::BadTablebase;
pub use census::{Census, Row};
pub use progress::{Progress, Stage};
pub use prove::{Effort, Prover, Verdict};
pub use tablebase::Tablebase;
