//! The vocabulary that every game of Holocourt is written in.
//!
//! A [`Position`] is a small plain value. Its [`Node`] says what happens next: a [`Side`] decides, dice are rolled, or
//! the game is over. One move is one *decision*, not one turn, so nothing here assumes that sides alternate.
//!
//! What is absent is part of the design: this crate has no input or output, no clock, no random source, no history and
//! no JSON, and it depends on nothing.

mod effect;
mod evaluate;
mod fact;
mod game;
mod indexed;
mod level_params;
mod node;
mod notation;
mod outcome;
pub mod perft;
mod position;
mod side;
mod symmetry;
mod tablebase_probe;
mod value;
pub mod zobrist;

pub use effect::{AttackResult, Effect, Effects, Jump, MoveKind, Pieces, Removal, Scoring};
pub use evaluate::{Evaluate, POINT, Term, expectation};
pub use fact::{Code, Coded, Fact, Param};
pub use game::{BadSetup, Begins, Game, Info, NoSetup, UsualMatch, Variant};
pub use indexed::{Family, Indexed, Part, Unmoves};
pub use level_params::LevelParams;
pub use node::Node;
pub use notation::{BadChoice, BadMove, BadPosition, BoardPart, Expected, Fault, Field, Fields, Notation};
pub use outcome::Outcome;
pub use position::{Choice, IllegalChoice, NoRoll, Position};
pub use side::Side;
pub use symmetry::Symmetric;
pub use tablebase_probe::{NoTablebase, TablebaseProbe};
pub use value::Value;
