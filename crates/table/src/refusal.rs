use std::fmt;

use rules::{BadChoice, Coded, Fact, IllegalChoice, Side};

use crate::{Offer, Phase};
use catalog::BadStart;
use play::player::BadPlayer;
use play::{NoClaim, NoDraw};

/// Why a command was refused. The table has not changed.
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
    /// The player who decides has run out of time: [`HostCommand::Tick`](crate::HostCommand::Tick) is due.
    TimeUp {
        /// Who.
        loser: Side,
    },
    /// Nobody has run out of time.
    NothingDue,
    /// The clocks are stopped already, or go already.
    ClocksUnchanged,
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
    PresenceUnchanged,
}

impl Coded for Refusal {
    const CODES: &'static [&'static str] = &[
        "not-seated",
        "wrong-phase",
        "not-your-decision",
        "wrong-ply",
        "seat-taken",
        "seat-empty",
        "outside-player",
        "bad-text",
        "no-offer",
        "already-offered",
        "no-takebacks",
        "nothing-to-take-back",
        "too-late-to-abort",
        "not-away",
        "not-away-yet",
        "time-up",
        "nothing-due",
        "clocks-unchanged",
        "not-sealed",
        "bad-number",
        "presence-unchanged",
    ];

    fn fact(&self) -> Fact {
        match self {
            Refusal::NotSeated => Fact::new("not-seated"),
            Refusal::WrongPhase { phase } => Fact::new("wrong-phase").with("phase", phase.code()),
            Refusal::NotYourDecision { decides: Some(side) } => {
                Fact::new("not-your-decision").with("decides", *side)
            }
            Refusal::NotYourDecision { decides: None } => IllegalChoice::DiceFirst.fact(),
            Refusal::WrongPly { ply } => Fact::new("wrong-ply").with("ply", *ply),
            Refusal::Move(bad) => bad.fact(),
            Refusal::Setup(bad) => bad.fact(),
            Refusal::SeatTaken { side } => Fact::new("seat-taken").with("side", *side),
            Refusal::SeatEmpty { side } => Fact::new("seat-empty").with("side", *side),
            Refusal::Player(bad) => bad.fact(),
            Refusal::OutsidePlayer => Fact::new("outside-player"),
            Refusal::BadText { what, longest } => {
                Fact::new("bad-text").with("what", *what).with("longest", *longest)
            }
            Refusal::NoOffer { what } => Fact::new("no-offer").with("offer", what.code()),
            Refusal::AlreadyOffered { what } => Fact::new("already-offered").with("offer", what.code()),
            Refusal::Draw(refused) => refused.fact(),
            Refusal::Claim(refused) => refused.fact(),
            Refusal::NoTakebacks => Fact::new("no-takebacks"),
            Refusal::NothingToTakeBack => Fact::new("nothing-to-take-back"),
            Refusal::TooLateToAbort => Fact::new("too-late-to-abort"),
            Refusal::NotAway { wait_ms: None } => Fact::new("not-away"),
            Refusal::NotAway { wait_ms: Some(wait) } => {
                Fact::new("not-away-yet").with("seconds", wait.div_ceil(1000))
            }
            Refusal::TimeUp { loser } => Fact::new("time-up").with("loser", *loser),
            Refusal::NothingDue => Fact::new("nothing-due"),
            Refusal::ClocksUnchanged => Fact::new("clocks-unchanged"),
            Refusal::NotSealed => Fact::new("not-sealed"),
            Refusal::NoDice => IllegalChoice::NoDice.fact(),
            Refusal::BadNumber { weight } => Fact::new("bad-number").with("weight", *weight),
            Refusal::PresenceUnchanged => Fact::new("presence-unchanged"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for Refusal {}
