//! Exact values of positions, for any game that supports them.
//!
//! Games that number their positions ([`rules::Indexed`]) are solved by retrograde analysis into a [`Tablebase`],
//! which is stored in a file. A [`Census`] counts its values; an [`Answer`] gives the value of a position and of each
//! move. In games without repetition, a [`Prover`] proves the values of single positions instead.
//!
//! What is absent: games, the location of files, and any user interface.

mod answer;
mod backward;
mod bad_tablebase;
mod census;
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
pub use progress::{Progress, SolveStage};
pub use prove::{Effort, Prover, Verdict};
pub use tablebase::Tablebase;
