use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a player may want.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Command {
    /// To get up before the first game begins.
    Leave,
    /// To add to the dice of the next game. Possible until it begins.
    Salt {
        /// Any short text.
        salt: String,
    },
    /// To choose a setup, or another one while the opponent has not chosen. At one screen, seat 1 chooses first.
    Setup {
        /// The setup in the notation: `=SGNM`.
        setup: String,
    },
    /// To move.
    Move {
        /// How many choices, moves and dice, were made before it.
        ply: usize,
        /// Made up by the sender for this move alone: the same move sent twice counts once.
        id: String,
        /// The move in the notation.
        text: String,
    },
    /// To claim a draw by repetition or lack of progress.
    Claim,
    /// To give up the game, or between two games the match.
    Resign,
    /// To offer something to the opponent. What the opponent offers too is accepted.
    Offer {
        /// What.
        what: Offer,
    },
    /// To accept what the opponent offers.
    Accept {
        /// What.
        what: Offer,
    },
    /// To decline what the opponent offers.
    Decline {
        /// What.
        what: Offer,
    },
    /// To withdraw one's own offer.
    Withdraw {
        /// What.
        what: Offer,
    },
    /// To break off the first game of a match while one of the sides has not moved yet. Nobody wins.
    Abort,
    /// To declare that the opponent has been away for too long.
    Abandoned {
        /// Whether the game shall be drawn; else the opponent loses.
        #[serde(default)]
        draw: bool,
    },
}

/// What came of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CommandDone {
    /// The number of the last event at the table.
    pub number: u64,
}

/// What players may offer each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Offer {
    /// A draw. It lapses when the opponent moves instead.
    Draw,
    /// To take back the last decision of the one who asks, and all that came after it. It lapses with any move.
    Takeback,
    /// Another match on the same terms.
    Rematch,
}

impl Offer {
    /// All of them.
    pub const ALL: [Offer; 3] = [Offer::Draw, Offer::Takeback, Offer::Rematch];
}
