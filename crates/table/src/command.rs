use rules::Side;

use crate::Sitter;
use crate::fair_dice::Secret;

/// What a player may want.
#[derive(Clone, PartialEq, Eq, Debug)]
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
        draw: bool,
    },
}

/// What players may offer each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

    /// As facts name it: `draw`.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Offer::Draw => "draw",
            Offer::Takeback => "takeback",
            Offer::Rematch => "rematch",
        }
    }
}

/// What the house does: whoever runs the table, knows the time and has a source of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostCommand {
    /// Gives a seat to somebody.
    Seat {
        /// Which seat.
        side: Side,
        /// Who gets it.
        sitter: Sitter,
    },
    /// Takes a seat from whoever sits there, before the first game begins.
    Unseat {
        /// Which seat.
        side: Side,
    },
    /// Seals the dice of the next game.
    Seal {
        /// Drawn from a source that nobody can predict.
        secret: Secret,
    },
    /// Begins the next game.
    Begin {
        /// Who begins where the lot decides.
        lot: Side,
        /// What is added to the dice on behalf of those players who added nothing, seat 1 first.
        salts: [String; 2],
    },
    /// Lets the dice fall, where they are given from outside.
    Roll {
        /// Below the weight that is waited for, each number as likely as the others.
        number: u64,
    },
    /// Looks at the clock: whoever has run out of time loses.
    Tick,
    /// Notes that a player has left the table for the moment.
    Away {
        /// Which seat.
        side: Side,
    },
    /// Notes that a player is back.
    Back {
        /// Which seat.
        side: Side,
    },
    /// Stops all clocks.
    Pause,
    /// Lets the clocks go on.
    Resume,
    /// Closes the table for good. A game under way is broken off.
    Close,
}
