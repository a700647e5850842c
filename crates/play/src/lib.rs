//! A game being played: its [`History`], the ways it may [end](Ending), what to [`mark`] when it is shown, and the
//! computer [players](player) that may sit at the board, alone, in a [match](contest), or asked by
//! [other programs](ugi).
//!
//! What is absent: no random source. Seeds and dice come in from outside; [`dice`] only says which number stands for
//! which fall.

mod claim;
pub mod contest;
pub mod dice;
mod ending;
mod history;
pub mod lines;
pub mod mark;
mod opening;
mod pace;
pub mod player;
pub mod record;
pub mod ugi;

pub use claim::{Claim, NoClaim, NoDraw};
pub use ending::{Ending, Forfeit};
pub use history::{ChoiceIn, History, NoUndo, Undone};
pub use opening::{BadOpening, Opening};
pub use pace::{BadPace, Clock, Pace};
