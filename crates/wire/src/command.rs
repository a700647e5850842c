use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A player's command at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Command {
    /// Leaves the seat before the first game begins.
    Leave,
    /// Adds a salt to the dice of the next game, until it begins.
    Salt {
        /// Any short text.
        salt: String,
    },
    /// Chooses a setup, or changes it until the opponent has chosen. On a shared screen, seat 1 chooses first.
    Setup {
        /// The setup in notation: `=SGNM`.
        setup: String,
    },
    /// Makes a move.
    Move {
        /// The number of moves and rolls before it.
        ply: usize,
        /// A unique id chosen by the client: a move sent twice with the same id counts once.
        id: String,
        /// The move in notation.
        text: String,
    },
    /// Claims a draw by repetition or lack of progress.
    Claim,
    /// Resigns the game.
    Resign,
    /// Resigns the match between two of its games.
    Concede,
    /// Makes an offer. If the opponent has made the same offer, accepts it.
    Offer {
        /// The offer.
        what: Offer,
    },
    /// Accepts an offer of the opponent.
    Accept {
        /// The offer.
        what: Offer,
    },
    /// Declines an offer of the opponent.
    Decline {
        /// The offer.
        what: Offer,
    },
    /// Withdraws one's own offer.
    Withdraw {
        /// The offer.
        what: Offer,
    },
    /// Aborts the first game of a match until both sides have moved. Nobody wins.
    Abort,
    /// Ends the game because the opponent has been away for too long.
    Abandoned {
        /// Whether the game is drawn; otherwise the opponent loses.
        #[serde(default)]
        draw: bool,
    },
}

/// The result of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CommandDone {
    /// The number of the last event at the table.
    pub number: u64,
}

/// What players can offer each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Offer {
    /// A draw. Lapses when the opponent moves.
    Draw,
    /// To take back the player's last decision and everything after it. Lapses with any move.
    Takeback,
    /// Another match on the same terms.
    Rematch,
}

impl Offer {
    /// All offers.
    pub const ALL: [Offer; 3] = [Offer::Draw, Offer::Takeback, Offer::Rematch];
}
