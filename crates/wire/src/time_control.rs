use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The time control of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TimeControl {
    /// No time limit.
    #[default]
    None,
    /// Fischer clocks: a time for the game, and an increment after each turn.
    #[serde(rename_all = "camelCase")]
    Fischer {
        /// The initial time in milliseconds.
        start_ms: u64,
        /// The increment per turn in milliseconds.
        increment_ms: u64,
    },
    /// A number of days for each decision.
    Days {
        /// The number of days.
        days: u32,
    },
}
