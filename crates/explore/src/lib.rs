//! Questions about games and positions, and their answers as plain data of `wire`: which moves there are, what each of
//! them does, what the dice may bring, what is threatened, and why a move is illegal.
//!
//! The server answers them over HTTP, and the page asks the same code directly, as WebAssembly.
//!
//! What is absent: no network, no clock, no random source and no search.

mod bad_question;
mod game_list;
mod position;
mod records;
mod rolls;
mod start;
mod view;

pub use bad_question::BadQuestion;
pub use game_list::games;
pub use position::{compose, odds, preview, threats, why};
pub use records::{check_record, make_record, split_records};
pub use rolls::{Roll, rolls};
pub use start::{Start, game, play};
pub use view::{explore, view};
