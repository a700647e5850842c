//! Records of games, as text.

mod tags;
mod writer;

pub use tags::Tags;
pub use writer::Record;

/// The version of the rules that records are written under. It changes when a ruling does.
pub const RULES_VERSION: &str = "1";
