use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// A seat is free.
    Seats,
    /// The next game is about to begin: the first one, the next of a match, or a rematch.
    Ready,
    /// The setups are being chosen.
    Setup,
    /// A game is being played.
    Playing,
    /// The match is over.
    Over,
    /// The table is closed for good.
    Closed,
}
