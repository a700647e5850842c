//! What records of games are written under.

/// The version of the rules. It changes when a ruling does.
pub const RULES_VERSION: &str = "1";
