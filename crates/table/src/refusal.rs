use std::fmt;

use rules::{BadChoice, Coded, Fact, IllegalChoice, Side};

use crate::{Offer, Phase};
use catalog::BadStart;
use play::player::BadPlayer;
use play::{NoClaim, NoDraw};

/// Why a command was refused. The table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The command is for players only.
    NotSeated,
    /// The command isn't possible in this phase.
    WrongPhase {
        /// The current phase.
        phase: Phase,
    },
    /// It is another side's decision, or a roll is due.
    NotYourDecision {
        /// The side to decide; `None` for a roll.
        decides: Option<Side>,
    },
    /// The command is about an earlier game at this table.
    WrongGame {
        /// The number of the newest game.
        game: u32,
    },
    /// The move was meant for an earlier or later ply.
    WrongPly {
        /// The current number of choices.
        ply: usize,
    },
    /// The move cannot be read, or is illegal.
    Move(BadChoice),
    /// The setup cannot be read, or this side may not choose it.
    Setup(BadStart),
    /// The seat is taken.
    SeatTaken {
        /// The seat.
        side: Side,
    },
    /// The seat is free.
    SeatEmpty {
        /// The seat.
        side: Side,
    },
    /// There is no such computer player.
    Player(BadPlayer),
    /// External engines cannot play at a table.
    OutsidePlayer,
    /// A text that is empty, too long or not printable.
    BadText {
        /// The kind of text.
        what: &'static str,
        /// The maximum in bytes.
        longest: usize,
    },
    /// The opponent has made no such offer.
    NoOffer {
        /// The offer.
        what: Offer,
    },
    /// The same offer is already open.
    AlreadyOffered {
        /// The offer.
        what: Offer,
    },
    /// The opponent has declined a draw since the last choice.
    DrawJustOffered,
    /// The game cannot be drawn.
    Draw(NoDraw),
    /// No draw can be claimed.
    Claim(NoClaim),
    /// The terms don't allow takebacks.
    NoTakebacks,
    /// The player has no move to take back.
    NothingToTakeBack,
    /// Both sides have moved, or it is not the first game of the match.
    TooLateToAbort,
    /// The opponent is not away, or not for long enough.
    NotAway {
        /// How much longer the opponent has to be away, in milliseconds; `None` if they are not away, or may be away
        /// forever.
        wait_ms: Option<u64>,
    },
    /// The side to decide has run out of time: [`HostCommand::Tick`](crate::HostCommand::Tick) is due.
    TimeUp {
        /// The side.
        loser: Side,
    },
    /// Nobody has run out of time.
    NothingDue,
    /// The clocks are already paused, or already running.
    ClocksUnchanged,
    /// The dice of the next game must be sealed first.
    NotSealed,
    /// No roll by the host is due, or no secret.
    NoDice,
    /// A number that doesn't correspond to a roll.
    BadNumber {
        /// Numbers must be below this.
        weight: u64,
    },
    /// The presence of the player is already recorded like this.
    PresenceUnchanged,
}

impl Coded for Refusal {
    const CODES: &'static [&'static str] = &[
        "not-seated",
        "wrong-phase",
        "not-your-decision",
        "wrong-game",
        "wrong-ply",
        "seat-taken",
        "seat-empty",
        "outside-player",
        "bad-text",
        "no-offer",
        "already-offered",
        "draw-just-offered",
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
            Refusal::WrongGame { game } => Fact::new("wrong-game").with("game", *game),
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
            Refusal::DrawJustOffered => Fact::new("draw-just-offered"),
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
