//! A game being played: its [`History`], how it can [end](Ending), what to [`mark`] on the board, computer
//! [players](player), [matches](match_runner) between them, the [engine protocol](ugi) and [tablebases].
//!
//! What is absent: a random source. Seeds and dice come in from outside; [`dice`] only maps random numbers to rolls.
//! The only input and output are tablebase files and the pipes of external engines.

mod claim;
pub mod dice;
mod ending;
mod history;
pub mod lines;
pub mod mark;
pub mod match_runner;
mod offer;
mod opening;
pub mod player;
mod search_limits;
pub mod tablebases;
pub mod tune;
mod turn_share;
pub mod ugi;

pub use claim::{Claim, NoClaim, NoDraw};
pub use ending::{Ending, Forfeit};
pub use history::{ChoiceIn, History, NoUndo, Undone};
pub use offer::content_with;
pub use opening::{BadOpening, Opening};
pub use search_limits::{BadSearchLimits, ClockReading, SearchLimits};

/// The version of the rules, which is part of every record. It changes with every
/// ruling about what is legal.
pub const RULES_VERSION: &str = "1";
