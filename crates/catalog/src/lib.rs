//! Games without their types: text and plain data in and out.
//!
//! Everything below works on types, so that the compiler knows each game. Whoever holds many games at once, a server
//! or a terminal client, asks here for one [by name](game) and then holds an [`AnyGame`], [`AnyHistory`] or
//! [`AnyPlayer`]. There is one dynamic call for each request and none inside of a search.

mod compose;
mod find;
mod game;
mod history;
mod legal;
mod odds;
mod player;
mod thought;
mod threats;

pub use compose::{BadPiece, Stock, compose, stock};
pub use find::{all, game};
pub use game::{AnyGame, BadStart};
pub use games::why::WhyNot;
pub use history::{AnyHistory, Step};
pub use legal::Legal;
pub use odds::{Chance, Odds};
pub use player::{AnyPlayer, Chosen};
pub use thought::{Exact, Thought, ThoughtLine};
pub use threats::Threats;
