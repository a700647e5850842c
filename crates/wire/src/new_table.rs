use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Terms;

/// A request to create a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewTable {
    /// The terms of the game.
    pub terms: Terms,
    /// The seat that the creator wants.
    #[serde(default)]
    pub seat: SeatChoice,
    /// The opponent.
    pub opponent: Opponent,
}

/// A choice of seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum SeatChoice {
    /// Seat 1.
    First,
    /// Seat 2.
    Second,
    /// A random seat.
    #[default]
    Any,
}

/// The kind of opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Opponent {
    /// A computer player.
    Computer {
        /// Its name: `level:4`, `best`, …
        player: String,
    },
    /// The first person to open the invitation link.
    Link,
    /// Someone at the same screen: the creator has both seats.
    Here,
    /// Two other people: both seats are free, with an invitation link for each.
    Others,
}

/// A table that was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableCreated {
    /// The table id.
    pub table: String,
    /// The invitations to its free seats, seat 1 first. Anyone who has one can take the seat.
    #[schema(min_items = 2, max_items = 2)]
    pub invitations: [Option<String>; 2],
}

/// The table of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct At {
    /// The table id.
    pub table: String,
}
