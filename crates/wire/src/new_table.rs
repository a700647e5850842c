use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Terms;

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewTable {
    /// What is played, and how.
    pub terms: Terms,
    /// Where whoever makes it wants to sit.
    #[serde(default)]
    pub seat: SeatWish,
    /// Against whom.
    pub opponent: Opponent,
}

/// Where somebody wants to sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum SeatWish {
    /// On seat 1.
    First,
    /// On seat 2.
    Second,
    /// On either, by lot.
    #[default]
    Any,
}

/// Whom to play against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Opponent {
    /// A computer player.
    Computer {
        /// Its name: `level:4`, `best`, …
        player: String,
    },
    /// Whoever opens the link.
    Link,
    /// Somebody at the same screen: the maker has both seats.
    Here,
    /// Two others: nobody sits down yet, and there is a link for each seat.
    Others,
}

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableCreated {
    /// Which table.
    pub table: String,
    /// The invitations to its seats, seat 1 first, where they are free. Whoever knows one may sit down.
    #[schema(min_items = 2, max_items = 2)]
    pub invitations: [Option<String>; 2],
}

/// Where the game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct At {
    /// At this table.
    pub table: String,
}
