use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is played for at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum MatchForm {
    /// One game.
    #[default]
    Single,
    /// So many games, or fewer when the rest cannot change the winner. Only games count, whatever points they are worth.
    BestOf {
        /// How many.
        games: u32,
    },
    /// Until a player has so many points and more than the other.
    FirstTo {
        /// How many.
        points: u32,
    },
    /// Single games for stakes: each moves the balance by the points of the game times the stake, and the balance goes on
    /// through every rematch.
    Stakes {
        /// What a point is worth.
        stake: u32,
    },
}
