//! Metadata of game records.

/// The version of the rules. It changes with every ruling.
pub const RULES_VERSION: &str = "1";
