use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The form of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum MatchForm {
    /// One game.
    #[default]
    Single,
    /// So many games, or fewer once the winner is certain. Counts games, whatever points they are worth.
    BestOf {
        /// The number of games.
        games: u32,
    },
    /// Until a player has this many points, and more than the other.
    FirstTo {
        /// The number of points.
        points: u32,
    },
    /// Single games for stakes: each changes the balance by the points of the game times the stake, and the balance
    /// carries over to rematches.
    Stakes {
        /// The stake per point.
        stake: u32,
    },
}
