//! The games of Holocourt, each in a folder of its own, and the one [list](visit) of them.
//!
//! A game is a [`rules::Game`] type. Code that works for any game is a [`Visitor`]; the list calls it with the
//! type that a name stands for. Nothing outside this crate asks which game it has before it.

pub mod circular;
pub mod courtier;
pub mod courtyard;
pub mod dejarik;
pub mod draw;
pub mod holochess;
pub mod king_and_courtesan;
mod list;
mod scan;
pub mod scene;
pub mod square;
#[cfg(feature = "tapatan")]
#[path = "../../../examples/tapatan/game/mod.rs"]
pub mod tapatan;
#[cfg(test)]
mod testing;
mod text;
pub mod why;

/// The rules that all games have in common and how to write moves and positions, for players, in Markdown.
pub const COMMON_RULES: &str = include_str!("../../../docs/rules/README.md");

pub use list::{UnknownGame, Visitor, infos, names, visit, visit_all};

/// The examples of the command page are tested with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/commands.md")]
struct CommandPage;
