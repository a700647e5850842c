use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Seat;

/// One thing that a choice did. Applied in order, the effects of a choice turn the pieces before it into those after
/// it.
///
/// Spaces are written in notation; pieces have the names that the rule sheet gives them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Effect {
    /// A piece moved.
    Moved {
        /// The owner of the piece.
        side: Seat,
        /// The kind of piece.
        piece: String,
        /// The spaces it passed through, first to last.
        path: Vec<String>,
        /// How it moved.
        how: MoveKind,
    },
    /// A piece was put on the board.
    Placed {
        /// Whose piece.
        side: Seat,
        /// What it is.
        piece: String,
        /// Its space.
        at: String,
    },
    /// A piece left the board.
    Removed {
        /// The owner of the piece.
        side: Seat,
        /// The kind of piece.
        piece: String,
        /// The space it was on.
        at: String,
        /// Why it was removed.
        why: Removal,
    },
    /// A piece attacks; the dice are still to be rolled.
    Attacked {
        /// The attacker's side.
        side: Seat,
        /// The attacker.
        attacker: String,
        /// The attacker's space.
        from: String,
        /// The piece under attack.
        defender: String,
        /// The defender's space.
        at: String,
    },
    /// The die of an attack was rolled.
    Rolled {
        /// The attacker's side.
        side: Seat,
        /// The attacker.
        attacker: String,
        /// The attacker's space.
        from: String,
        /// The piece under attack.
        defender: String,
        /// The defender's space.
        at: String,
        /// What the die shows.
        die: u8,
        /// The scores of the attacker and the defender.
        #[schema(min_items = 2, max_items = 2)]
        sums: [u8; 2],
        /// The result of the attack.
        result: AttackResult,
    },
    /// The dice of the final showdown were rolled. Arrays list seat 1 first.
    Showdown {
        /// The last two pieces.
        #[schema(min_items = 2, max_items = 2)]
        pieces: [String; 2],
        /// What the dice show.
        #[schema(min_items = 2, max_items = 2)]
        dice: [u8; 2],
        /// The dice plus the ratings of the pieces.
        #[schema(min_items = 2, max_items = 2)]
        sums: [u8; 2],
        /// The winner; `null` if the sums are equal and the dice are rolled again.
        winner: Option<Seat>,
    },
    /// A piece could have jumped and did not, so it may be removed.
    Missed {
        /// The owner of the piece.
        side: Seat,
        /// The kind of piece.
        piece: String,
        /// The space it is on now.
        at: String,
        /// The jump.
        jump: Jump,
    },
    /// A side scored points.
    Scored {
        /// The side.
        side: Seat,
        /// How many points it scored.
        points: u8,
        /// What they were scored for.
        why: Scoring,
    },
    /// A side had no legal move and lost its turn.
    Forfeited {
        /// The side.
        side: Seat,
    },
}

/// How a piece moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MoveKind {
    /// Space by space, over empty spaces.
    Step,
    /// Over another piece.
    Jump,
    /// Carried further by a piece of its own side.
    Boost,
    /// By trading places with a piece of its own side.
    Exchange,
    /// Back to its own side of the board.
    Recycle,
    /// Through a gate in the walls.
    Entry,
    /// Pushed by the winner of an attack.
    Push,
}

/// Why a piece left the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Removal {
    /// It was between two enemies.
    Between {
        /// The spaces of the two enemies.
        #[schema(min_items = 2, max_items = 2)]
        ends: [String; 2],
    },
    /// It moved in between two enemies itself.
    WalkedBetween {
        /// The spaces of the two enemies.
        #[schema(min_items = 2, max_items = 2)]
        ends: [String; 2],
    },
    /// An enemy moved onto its space.
    Taken {
        /// The enemy.
        by: String,
        /// Where the enemy came from.
        from: String,
    },
    /// An enemy stopped next to it.
    Caught {
        /// The enemy.
        by: String,
        /// The enemy's space.
        at: String,
    },
    /// An enemy jumped over it.
    Jumped {
        /// The enemy.
        by: String,
        /// The space it jumped from.
        from: String,
        /// The space it landed on.
        to: String,
    },
    /// The die killed it.
    Killed {
        /// The other piece in the attack.
        by: String,
        /// The space of that piece.
        from: String,
        /// What the die showed.
        die: u8,
    },
    /// It should have been pushed, but no adjacent space was empty.
    NoRoom {
        /// The other piece in the attack.
        by: String,
        /// The space of that piece.
        from: String,
        /// What the die showed.
        die: u8,
    },
    /// It could have jumped and did not.
    Huffed {
        /// The jump that it missed; `null` if the position was set up, so that the move before it is unknown.
        missed: Option<Jump>,
    },
    /// It lost the final showdown.
    Showdown,
}

/// A jump over one piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Jump {
    /// The space it starts from.
    pub from: String,
    /// The space of the piece that is jumped over.
    pub over: String,
    /// The space it lands on.
    pub to: String,
}

/// The result of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum AttackResult {
    /// The defender dies.
    Kill,
    /// The defender is pushed.
    Push,
    /// The attacker is pushed.
    CounterPush,
    /// The attacker dies.
    Backfire,
}

/// What points are scored for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Scoring {
    /// Pieces in a row.
    Row {
        /// The length of the row.
        length: u8,
    },
    /// Captured pieces.
    Captures {
        /// How many pieces.
        count: u8,
    },
}
