use rules::Side;

use crate::fair_dice::Secret;
use crate::{Offer, Sitter, Terms, Time};

/// An event at a table, with its time. A table is the sum of its events; they contain secrets, so only the host may
/// read them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// When it occurred.
    pub at: Time,
    /// What occurred.
    pub change: Change,
    /// The request that it answers, where its sender might repeat it.
    pub cause: Option<Cause>,
}

/// A request of a player, by which a repetition is recognised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cause {
    /// The player.
    pub by: Side,
    /// The sender's id for the request.
    pub id: String,
}

impl Event {
    /// An event that answers no request.
    pub fn new(at: Time, change: Change) -> Event {
        Event { at, change, cause: None }
    }
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The table was created. This is the first event and occurs only once.
    Opened {
        /// The [version](crate::EVENT_VERSION) of the events that follow.
        version: u32,
        /// The [version of the rules](crate::record::RULES_VERSION).
        rules: String,
        /// The table id.
        id: String,
        /// The terms.
        terms: Terms,
    },
    /// A player took a seat.
    Seated {
        /// The seat.
        side: Side,
        /// The player.
        sitter: Sitter,
    },
    /// A player left a seat before the first game.
    Unseated {
        /// The seat.
        side: Side,
    },
    /// The dice of the next game were sealed.
    Sealed {
        /// The secret of the dice.
        secret: Secret,
    },
    /// A player added a salt to the dice of the next game.
    Salted {
        /// The player.
        by: Side,
        /// The salt.
        salt: String,
    },
    /// The players changed seats before a game. Everything that is theirs goes with them.
    SeatsSwapped,
    /// A game began. If there is a choice of setup, it follows.
    Began {
        /// The side to move first; `None` if the lot decides once both have chosen a setup.
        first: Option<Side>,
        /// Whether each side has the group of pieces that is usually the other's.
        exchanged: bool,
        /// The salts, seat 1 first.
        salts: [String; 2],
    },
    /// A player chose a setup. Play begins once both have chosen and it is known who moves first.
    SetUp {
        /// The player.
        by: Side,
        /// The setup.
        setup: String,
    },
    /// The lot decided who moves first, after both had chosen a setup.
    LotFell {
        /// The side to move first.
        first: Side,
    },
    /// A player moved.
    Moved {
        /// The player.
        by: Side,
        /// The number of choices before it.
        ply: usize,
        /// The client's id of the move.
        id: String,
        /// The move in notation.
        text: String,
    },
    /// The dice were rolled.
    Rolled {
        /// The roll in notation.
        text: String,
    },
    /// A player claimed a draw.
    Claimed {
        /// The player.
        by: Side,
    },
    /// A player resigned.
    Resigned {
        /// The player.
        by: Side,
    },
    /// Both players agreed on a draw.
    DrawAgreed,
    /// A player ran out of time.
    TimedOut {
        /// The player.
        loser: Side,
    },
    /// The game ended because a player was away for too long.
    Abandoned {
        /// The player who was away.
        by: Side,
        /// Whether the game is drawn; otherwise that player loses.
        draw: bool,
    },
    /// The game was aborted.
    Aborted {
        /// The player who aborted it; `None` for the host.
        by: Option<Side>,
    },
    /// A player resigned the match between two games.
    Conceded {
        /// The player.
        by: Side,
    },
    /// A player made an offer.
    Offered {
        /// The player.
        by: Side,
        /// The offer.
        what: Offer,
    },
    /// An offer was declined.
    Declined {
        /// The offer.
        what: Offer,
    },
    /// An offer was withdrawn.
    Withdrawn {
        /// The offer.
        what: Offer,
    },
    /// Moves were taken back by agreement.
    TakenBack {
        /// The number of choices that remain.
        to: usize,
    },
    /// Both players agreed on a rematch.
    Rematched,
    /// A player disconnected.
    WentAway {
        /// The player.
        side: Side,
    },
    /// A player came back.
    CameBack {
        /// The player.
        side: Side,
    },
    /// The computer player to decide waits for its turn to think, and its clock stands still.
    Queued {
        /// The seat.
        side: Side,
    },
    /// The computer player to decide has begun to think, and its clock runs.
    Thinking {
        /// The seat.
        side: Side,
    },
    /// All clocks were paused.
    Paused,
    /// All clocks were resumed.
    Resumed,
    /// The table was closed for good.
    Closed,
}
