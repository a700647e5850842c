//! A game being played: its [`History`], the ways it may [end](Ending), what to [`mark`] when it is shown, the computer
//! [players](player) that may sit at the board, alone, in a [match](match_runner) or asked by [other programs](ugi), and the
//! [tables of exact values](tablebases) that games have.
//!
//! What is absent: no random source. Seeds and dice come in from outside; [`dice`] only says which number stands for
//! which fall. Nothing is read or written but the files of those tables and the pipes of outside engines.

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
pub mod record;
mod search_limits;
pub mod tablebases;
pub mod tune;
pub mod ugi;

pub use claim::{Claim, NoClaim, NoDraw};
pub use ending::{Ending, Forfeit};
pub use history::{ChoiceIn, History, NoUndo, Undone};
pub use offer::content_with;
pub use opening::{BadOpening, Opening};
pub use search_limits::{BadSearchLimits, Clock, SearchLimits};
