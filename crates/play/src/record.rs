//! Metadata of game records.

/// The version of the rules. It changes with every ruling about what is legal.
pub const RULES_VERSION: &str = "1";
