//! A game being played: its [`History`], the ways it may [end](Ending) and what to [`mark`] when it is shown; and the
//! [tables of exact values](solved) that games have.
//!
//! What is absent: no input or output, but for the files of those tables; no clock and no random source. Dice come in from outside as ordinary
//! choices; [`dice`] only says which number stands for which fall.

mod claim;
pub mod dice;
mod ending;
mod history;
pub mod mark;
pub mod solved;
pub mod tune;

pub use claim::{Claim, NoClaim, NoDraw};
pub use ending::Ending;
pub use history::{ChoiceIn, History, NoUndo, Undone};
