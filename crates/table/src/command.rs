use rules::Side;

use crate::Sitter;
use crate::fair_dice::Secret;

/// A player's command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Leaves the seat before the first game begins.
    Leave,
    /// Adds a salt to the dice of the next game, until it begins.
    Salt {
        /// Any short text.
        salt: String,
    },
    /// Chooses a setup, or changes it until the opponent has chosen. On a shared screen, seat 1 chooses first. Where
    /// setups are open, seat 1 chooses first as well, and nothing can be changed.
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
        draw: bool,
    },
}

/// The request that a command came with, which its sender may repeat, as after a lost connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Chosen by the sender for this request alone.
    pub id: String,
    /// The number of the game that the command is about: the newest one that the sender knew of.
    pub game: u32,
}

/// What players can offer each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

    /// The name in facts: `draw`.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Offer::Draw => "draw",
            Offer::Takeback => "takeback",
            Offer::Rematch => "rematch",
        }
    }
}

/// A command of the host, which runs the table, reads the clock and has a random source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostCommand {
    /// Seats a player.
    Seat {
        /// The seat.
        side: Side,
        /// The player.
        sitter: Sitter,
    },
    /// Frees a seat before the first game begins.
    Unseat {
        /// The seat.
        side: Side,
    },
    /// Seals the dice of the next game.
    Seal {
        /// A secret from an unpredictable source.
        secret: Secret,
    },
    /// Begins the next game.
    Begin {
        /// Who moves first, if that is random and there is no choice of setup.
        lot: Side,
        /// Whether the groups of pieces are exchanged, if that is random.
        exchanged: bool,
        /// Salts for players who added none, seat 1 first.
        salts: [String; 2],
    },
    /// Draws who moves first, once both setups are chosen.
    DrawLot {
        /// A random side.
        lot: Side,
    },
    /// Rolls dice that the host supplies.
    Roll {
        /// A uniformly random number below the weight of the roll.
        number: u64,
    },
    /// Ends the game if a player has run out of time.
    Tick,
    /// Records that a player has disconnected.
    Away {
        /// The seat.
        side: Side,
    },
    /// Records that a player is back.
    Back {
        /// The seat.
        side: Side,
    },
    /// Stops the clock of the computer player to decide, which waits for its turn to think.
    Queue {
        /// The seat.
        side: Side,
    },
    /// Starts that clock: the computer has begun to think.
    Think {
        /// The seat.
        side: Side,
    },
    /// Pauses all clocks.
    Pause,
    /// Resumes all clocks.
    Resume,
    /// Closes the table for good. A game in progress is aborted.
    Close,
}
