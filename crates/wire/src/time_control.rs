use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How long the players may think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TimeControl {
    /// As long as they like.
    #[default]
    None,
    /// A stock of time, and some more for each finished turn.
    #[serde(rename_all = "camelCase")]
    Fischer {
        /// The stock in milliseconds.
        start_ms: u64,
        /// What each finished turn adds, in milliseconds.
        increment_ms: u64,
    },
    /// So many days for each decision.
    Days {
        /// How many.
        days: u32,
    },
}
