use rules::Side;

use crate::fair_dice::Secret;
use crate::{Offer, Sitter, Terms, Time};

/// Something that happened at a table, and when. The events of a table, in order, are all there is to know about it;
/// they hold secrets, so nobody but the house may read them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// When it happened.
    pub at: Time,
    /// What happened.
    pub change: Change,
}

/// What may happen at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The table was opened. This is the first event and comes only once.
    Opened {
        /// The [version](crate::EVENT_VERSION) of the events that follow.
        version: u32,
        /// The [version of the rules](crate::record::RULES_VERSION) that is played by.
        rules: String,
        /// What the table is known by.
        id: String,
        /// What was agreed on.
        terms: Terms,
    },
    /// Somebody sat down.
    Seated {
        /// On which seat.
        side: Side,
        /// Who.
        sitter: Sitter,
    },
    /// Somebody got up before the first game began.
    Unseated {
        /// From which seat.
        side: Side,
    },
    /// The dice of the next game were decided.
    Sealed {
        /// What they follow from.
        secret: Secret,
    },
    /// A player added to the dice of the next game.
    Salted {
        /// Who.
        by: Side,
        /// What.
        salt: String,
    },
    /// A game began. Where there are setups, they are chosen now.
    Began {
        /// Who makes the first move.
        first: Side,
        /// What was added to the dice, seat 1 first.
        salts: [String; 2],
    },
    /// A player chose a setup. When both have, play begins.
    SetUp {
        /// Who.
        by: Side,
        /// The setup.
        setup: String,
    },
    /// A player moved.
    Moved {
        /// Who.
        by: Side,
        /// How many choices were made before it.
        ply: usize,
        /// The sender's id of the move.
        id: String,
        /// The move in the notation.
        text: String,
    },
    /// Dice fell.
    Rolled {
        /// The fall in the notation.
        text: String,
    },
    /// A player claimed a draw, rightly.
    Claimed {
        /// Who.
        by: Side,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        by: Side,
    },
    /// Both agreed on a draw.
    DrawAgreed,
    /// A player ran out of time.
    TimedOut {
        /// Who.
        loser: Side,
    },
    /// A player was away for too long, and the opponent said so.
    Abandoned {
        /// Who was away.
        by: Side,
        /// Whether the game is drawn; else it is lost for the one who was away.
        draw: bool,
    },
    /// The game was broken off.
    Aborted {
        /// By whom; by the house if nobody.
        by: Option<Side>,
    },
    /// A player gave up the match between two games.
    Conceded {
        /// Who.
        by: Side,
    },
    /// A player offered something.
    Offered {
        /// Who.
        by: Side,
        /// What.
        what: Offer,
    },
    /// An offer was declined by the opponent of the one who made it.
    Declined {
        /// What.
        what: Offer,
    },
    /// An offer was withdrawn by the one who made it.
    Withdrawn {
        /// What.
        what: Offer,
    },
    /// Moves were taken back by consent.
    TakenBack {
        /// How many choices are left.
        to: usize,
    },
    /// Both agreed on another match.
    Rematched,
    /// A player left the table for the moment.
    WentAway {
        /// Who.
        side: Side,
    },
    /// A player is back.
    CameBack {
        /// Who.
        side: Side,
    },
    /// All clocks were stopped.
    Paused,
    /// The clocks go on.
    Resumed,
    /// The table was closed for good.
    Closed,
}
