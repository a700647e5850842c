use std::fmt;

use rules::{BadChoice, Side};

use crate::{Offer, Phase};
use catalog::BadStart;
use play::player::BadPlayer;
use play::{NoClaim, NoDraw};

/// Why nothing came of a command or an order. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Only those who sit at the table may do that.
    NotSeated,
    /// It does not fit what is going on.
    WrongPhase {
        /// What is going on.
        phase: Phase,
    },
    /// Somebody else decides, or dice do.
    NotYourDecision {
        /// Who; the dice if nobody.
        decides: Option<Side>,
    },
    /// The move is meant for an earlier or later moment of the game.
    WrongPly {
        /// How many choices were made so far.
        ply: usize,
    },
    /// The move cannot be read, or is not legal.
    Move(BadChoice),
    /// The setup cannot be read, or is not one that this side may choose.
    Setup(BadStart),
    /// The seat is taken already.
    SeatTaken {
        /// Which one.
        side: Side,
    },
    /// Nobody sits there.
    SeatEmpty {
        /// Which one.
        side: Side,
    },
    /// There is no such computer player.
    Player(BadPlayer),
    /// A program from outside may not sit at a table.
    OutsidePlayer,
    /// A text that is empty, too long or cannot be shown.
    BadText {
        /// Which one.
        what: &'static str,
        /// How many bytes it may have.
        longest: usize,
    },
    /// The opponent offers nothing of the kind.
    NoOffer {
        /// What was to be answered.
        what: Offer,
    },
    /// The same is offered already.
    AlreadyOffered {
        /// What.
        what: Offer,
    },
    /// The game cannot be drawn.
    Draw(NoDraw),
    /// No draw can be claimed.
    Claim(NoClaim),
    /// Moves are not taken back at this table.
    NoTakebacks,
    /// The player has made no move that could be taken back.
    NothingToTakeBack,
    /// Both sides have moved, or it is not the first game of the match.
    TooLateToAbort,
    /// The opponent is not away, or not for long enough.
    NotAway {
        /// How much longer it has to be away, in milliseconds; `None` if it is not away, or may be away for ever.
        wait_ms: Option<u64>,
    },
    /// The player who decides has run out of time: [`Order::Tick`](crate::Order::Tick) is due.
    TimeUp {
        /// Who.
        loser: Side,
    },
    /// Nobody has run out of time.
    NothingDue,
    /// The clocks are stopped already, or go already.
    ClocksAreSo,
    /// The dice of the next game have to be sealed before it begins.
    NotSealed,
    /// No dice are waited for from outside, or no secret.
    NoDice,
    /// A number that stands for no fall of the dice.
    BadNumber {
        /// Numbers have to be below this.
        weight: u64,
    },
    /// The seat is noted so already.
    PresenceIsSo,
}

impl Refusal {
    /// A short name for programs. It stays the same whatever the sentence says.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotSeated => "not-seated",
            Refusal::WrongPhase { .. } => "wrong-phase",
            Refusal::NotYourDecision { .. } => "not-your-decision",
            Refusal::WrongPly { .. } => "wrong-ply",
            Refusal::Move(_) => "bad-move",
            Refusal::Setup(_) => "bad-setup",
            Refusal::SeatTaken { .. } => "seat-taken",
            Refusal::SeatEmpty { .. } => "seat-empty",
            Refusal::Player(_) | Refusal::OutsidePlayer => "bad-player",
            Refusal::BadText { .. } => "bad-text",
            Refusal::NoOffer { .. } => "no-offer",
            Refusal::AlreadyOffered { .. } => "already-offered",
            Refusal::Draw(_) => "no-draw",
            Refusal::Claim(_) => "no-claim",
            Refusal::NoTakebacks => "no-takebacks",
            Refusal::NothingToTakeBack => "nothing-to-take-back",
            Refusal::TooLateToAbort => "too-late-to-abort",
            Refusal::NotAway { .. } => "not-away",
            Refusal::TimeUp { .. } => "time-up",
            Refusal::NothingDue => "nothing-due",
            Refusal::ClocksAreSo => "clocks-are-so",
            Refusal::NotSealed => "not-sealed",
            Refusal::NoDice => "no-dice",
            Refusal::BadNumber { .. } => "bad-number",
            Refusal::PresenceIsSo => "presence-is-so",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotSeated => f.write_str("only those who sit at the table may do that"),
            Refusal::WrongPhase { phase } => write!(f, "that cannot be done while {}", phase.name()),
            Refusal::NotYourDecision { decides: Some(side) } => write!(f, "{side} decides now"),
            Refusal::NotYourDecision { decides: None } => f.write_str("the dice decide now"),
            Refusal::WrongPly { ply } => {
                write!(f, "the move is meant for another moment: {ply} choices were made so far")
            }
            Refusal::Move(bad) => bad.fmt(f),
            Refusal::Setup(bad) => bad.fmt(f),
            Refusal::SeatTaken { side } => write!(f, "{side} is taken"),
            Refusal::SeatEmpty { side } => write!(f, "nobody sits on {side}"),
            Refusal::Player(bad) => bad.fmt(f),
            Refusal::OutsidePlayer => f.write_str("a program from outside may not sit at a table"),
            Refusal::BadText { what, longest } => {
                write!(f, "{what} has 1 to {longest} bytes and no control characters")
            }
            Refusal::NoOffer { what } => write!(f, "{} was not offered", what.name()),
            Refusal::AlreadyOffered { what } => write!(f, "{} is offered already", what.name()),
            Refusal::Draw(refused) => refused.fmt(f),
            Refusal::Claim(refused) => refused.fmt(f),
            Refusal::NoTakebacks => f.write_str("moves are not taken back at this table"),
            Refusal::NothingToTakeBack => f.write_str("you have made no move that could be taken back"),
            Refusal::TooLateToAbort => f.write_str(
                "a game can be broken off only while a side has not moved, and only the first of a match",
            ),
            Refusal::NotAway { wait_ms: None } => f.write_str("the opponent is not away, or may be"),
            Refusal::NotAway { wait_ms: Some(wait) } => {
                write!(
                    f,
                    "the opponent has not been away for long enough: wait {} s more",
                    wait.div_ceil(1000)
                )
            }
            Refusal::TimeUp { loser } => write!(f, "the time of {loser} is up"),
            Refusal::NothingDue => f.write_str("nobody has run out of time"),
            Refusal::ClocksAreSo => f.write_str("the clocks are so already"),
            Refusal::NotSealed => f.write_str("the dice have to be sealed before the game begins"),
            Refusal::NoDice => f.write_str("no dice are waited for"),
            Refusal::BadNumber { weight } => write!(f, "expected a number below {weight}"),
            Refusal::PresenceIsSo => f.write_str("that is known already"),
        }
    }
}

impl std::error::Error for Refusal {}
