use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Seat;

/// One thing that a choice did. The effects of a choice, in order, lead from the pieces before it to those after it.
///
/// Spaces are written as the notation writes them; a piece is called what the rule sheet calls it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Effect {
    /// A piece went somewhere.
    Moved {
        /// Whose piece.
        side: Seat,
        /// What it is.
        piece: String,
        /// The spaces it went through, from where it stood to where it stopped.
        path: Vec<String>,
        /// How it went.
        how: Manner,
    },
    /// A piece left the board.
    Removed {
        /// Whose piece.
        side: Seat,
        /// What it was.
        piece: String,
        /// Where it stood.
        at: String,
        /// Why it had to go.
        why: Removal,
    },
    /// A piece attacks, and dice will decide.
    Attacked {
        /// The attacker's side.
        side: Seat,
        /// The attacker.
        attacker: String,
        /// Where the attacker stands.
        from: String,
        /// The piece that is attacked.
        defender: String,
        /// Where the defender stands.
        at: String,
    },
    /// The die of an attack fell.
    Rolled {
        /// The attacker's side.
        side: Seat,
        /// The attacker.
        attacker: String,
        /// Where the attacker stands.
        from: String,
        /// The piece that is attacked.
        defender: String,
        /// Where the defender stands.
        at: String,
        /// What the die shows.
        die: u8,
        /// What the attacker makes of it, and what the defender does.
        #[schema(min_items = 2, max_items = 2)]
        sums: [u8; 2],
        /// What came of the attack.
        result: AttackResult,
    },
    /// The dice of the final showdown fell. What is listed twice is for seat 1 first.
    Showdown {
        /// The last two pieces.
        #[schema(min_items = 2, max_items = 2)]
        pieces: [String; 2],
        /// What the dice show.
        #[schema(min_items = 2, max_items = 2)]
        dice: [u8; 2],
        /// What the pieces make of them.
        #[schema(min_items = 2, max_items = 2)]
        sums: [u8; 2],
        /// Who won; nobody where the sums are equal and the dice are thrown again.
        winner: Option<Seat>,
    },
    /// A piece could have jumped and did not, so it may be removed.
    Missed {
        /// Whose piece.
        side: Seat,
        /// What it is.
        piece: String,
        /// Where it stands now.
        at: String,
        /// The jump.
        jump: Jump,
    },
    /// A side scored points.
    Scored {
        /// Which side.
        side: Seat,
        /// How many points.
        points: u8,
        /// What for.
        why: Scoring,
    },
    /// A side could do nothing.
    Forfeited {
        /// Which side.
        side: Seat,
    },
}

/// How a piece went from one space to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Manner {
    /// Space by space, over empty spaces.
    Step,
    /// Over another piece.
    Jump,
    /// Carried on by a piece of its own side.
    Boost,
    /// By trading places with a piece of its own side.
    Exchange,
    /// Back to its own side of the board.
    Recycle,
    /// Through a gate into the Courtyard.
    Entry,
    /// Pushed by the winner of an attack.
    Push,
}

/// Why a piece left the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Removal {
    /// Two enemies closed in on it.
    Between {
        /// Where they stand.
        #[schema(min_items = 2, max_items = 2)]
        ends: [String; 2],
    },
    /// It went between two enemies.
    WalkedBetween {
        /// Where they stand.
        #[schema(min_items = 2, max_items = 2)]
        ends: [String; 2],
    },
    /// An enemy went to its space.
    Taken {
        /// The enemy.
        by: String,
        /// Where it came from.
        from: String,
    },
    /// An enemy came to stand next to it.
    Caught {
        /// The enemy.
        by: String,
        /// Where it stopped.
        at: String,
    },
    /// An enemy jumped over it.
    Jumped {
        /// The enemy.
        by: String,
        /// Where it jumped from.
        from: String,
        /// Where it landed.
        to: String,
    },
    /// The die killed it.
    Killed {
        /// The piece it fought with.
        by: String,
        /// Where that stands.
        from: String,
        /// What the die showed.
        die: u8,
    },
    /// It was to be pushed, and no adjacent space was empty.
    NoRoom {
        /// The piece it fought with.
        by: String,
        /// Where that stands.
        from: String,
        /// What the die showed.
        die: u8,
    },
    /// It could have jumped and did not.
    Huffed {
        /// The jump; not known in a position of which nobody knows how it came about.
        missed: Option<Jump>,
    },
    /// It lost the final showdown.
    Showdown,
}

/// A jump over one piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Jump {
    /// Where it begins.
    pub from: String,
    /// The piece that is jumped over stands here.
    pub over: String,
    /// Where it ends.
    pub to: String,
}

/// What came of an attack.
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
        /// How many.
        length: u8,
    },
    /// Captured pieces.
    Captures {
        /// How many.
        count: u8,
    },
}
