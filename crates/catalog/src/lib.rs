//! Games without their types: text and plain data in and out.
//!
//! Everything to the left works on types, so that each game is compiled separately. Code that holds many games at
//! once, such as a server or a terminal client, looks one up [by name](game) and works with an [`AnyGame`],
//! [`AnyHistory`] or [`AnyPlayer`]. There is one dynamic call per request and none inside a search.

mod benchmarks;
mod compose;
mod find;
mod game;
mod history;
mod legal;
mod matches;
mod odds;
mod player;
mod refused;
mod solving;
mod thought;
mod threats;
mod tools;

pub use benchmarks::{RandomPlayBenchmark, SearchBenchmark, UctBenchmark};
pub use compose::{BadPiece, Stock, compose, stock};
pub use find::{all, game, tools};
pub use game::{AnyGame, BadStart};
pub use games::why::WhyNot;
pub use history::{AnyHistory, Step};
pub use legal::Legal;
pub use matches::{AnyMatch, AnyPair, AnyPlayed, MatchOpenings, MatchSettings};
pub use odds::{Chance, Odds};
pub use player::{AnyPlayer, Chosen};
pub use refused::why_refused;
pub use solving::{AnyProver, LongestWin, Solution, SolutionRow};
pub use thought::{Exact, Thought, ThoughtLine};
pub use threats::Threats;
pub use tools::Tools;
