use rules::{Node, Side};

use crate::clocks::Clocks;
use crate::fair_dice::Sealed;
use crate::{Terms, Time};
use catalog::{AnyGame, AnyHistory, BadStart, Step};
use play::Ending;

/// One game at a table.
#[derive(Clone)]
pub(crate) struct Round {
    /// The number of the game, from 1, over all matches at the table.
    pub(crate) number: u32,
    /// The side to move first; `None` until the lot has decided.
    pub(crate) first: Option<Side>,
    /// Whether each side has the group of pieces that is usually the other's.
    pub(crate) exchanged: bool,
    /// The sealed dice, if the source is a secret.
    pub(crate) sealed: Option<Sealed>,
    pub(crate) stage: Stage,
    pub(crate) clocks: Clocks,
    /// All choices so far.
    pub(crate) steps: Vec<Step>,
    /// The clock of the side that decided, after each choice; `None` for rolls and without clocks.
    pub(crate) left_after: Vec<Option<u64>>,
    /// How the game ended.
    pub(crate) over: Option<Finish>,
}

pub(crate) enum Stage {
    Setup(Setups),
    Play { history: Box<dyn AnyHistory>, setups: Option<[String; 2]> },
}

/// The setup phase of a game.
#[derive(Clone)]
pub(crate) struct Setups {
    /// Whether seat 1 chooses for all to see, and seat 2 after it.
    pub(crate) open: bool,
    pub(crate) chosen: [Option<String>; 2],
    /// The remaining time in milliseconds; `None` for no limit.
    pub(crate) left_ms: Option<u64>,
    /// When the time started running; `None` while the clocks are paused.
    pub(crate) since: Option<Time>,
}

impl Clone for Stage {
    fn clone(&self) -> Stage {
        match self {
            Stage::Setup(setups) => Stage::Setup(setups.clone()),
            Stage::Play { history, setups } => {
                Stage::Play { history: history.copy(), setups: setups.clone() }
            }
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// With a result.
    Ended(Ending),
    /// The game was aborted, and nobody won.
    Aborted,
}

impl Setups {
    pub(crate) fn new(terms: &Terms, now: Time, paused: bool) -> Setups {
        let open = terms.open_setup;
        let (left_ms, since) = (terms.time.setup_limit_ms(), (!paused).then_some(now));
        Setups { open, chosen: [None, None], left_ms, since }
    }

    pub(crate) fn deadline(&self) -> Option<Time> {
        self.awaited().contains(&true).then_some(())?;
        Some(self.since?.after(self.left_ms?))
    }

    /// Whether each side still has to choose.
    pub(crate) fn missing(&self) -> [bool; 2] {
        self.chosen.each_ref().map(Option::is_none)
    }

    /// Whether each side has to choose now.
    pub(crate) fn awaited(&self) -> [bool; 2] {
        let [south, north] = self.missing();
        [south, north && !(self.open && south)]
    }

    /// Whether a side may choose now, or choose again: nobody may once the other has seen the choice.
    pub(crate) fn may_choose(&self, side: Side) -> bool {
        if self.open { self.awaited()[side] } else { self.missing().contains(&true) }
    }

    /// Returns the setups that everybody sees.
    pub(crate) fn shown(&self) -> [Option<String>; 2] {
        [self.chosen[Side::South].clone().filter(|_| self.open), None]
    }

    pub(crate) fn pause(&mut self, now: Time) {
        if let (Some(left), Some(since)) = (&mut self.left_ms, self.since) {
            *left = left.saturating_sub(now.since(since));
        }
        self.since = None;
    }
}

impl Round {
    /// Starts play with these setups, if any.
    pub(crate) fn play(
        &mut self,
        history: Box<dyn AnyHistory>,
        first: Side,
        setups: Option<[String; 2]>,
        now: Time,
    ) {
        self.first = Some(first);
        self.stage = Stage::Play { history, setups };
        self.run_clock(now);
    }

    /// Returns the game; `None` during setup.
    pub(crate) fn history(&self) -> Option<&dyn AnyHistory> {
        match &self.stage {
            Stage::Play { history, .. } => Some(&**history),
            Stage::Setup(_) => None,
        }
    }

    pub(crate) fn history_mut(&mut self) -> Option<&mut Box<dyn AnyHistory>> {
        match &mut self.stage {
            Stage::Play { history, .. } => Some(history),
            Stage::Setup(_) => None,
        }
    }

    /// Returns the side to decide.
    pub(crate) fn decides(&self) -> Option<Side> {
        match self.history()?.node() {
            Node::Decide(side) if self.over.is_none() => Some(side),
            _ => None,
        }
    }

    /// Starts the clock of the side to decide.
    pub(crate) fn run_clock(&mut self, now: Time) {
        let decides = self.decides();
        self.clocks.run(decides, now);
    }

    /// Returns whether a side has made a decision.
    pub(crate) fn has_moved(&self, side: Side) -> bool {
        self.steps.iter().any(|step| step.by == Some(side))
    }

    /// Returns whether both sides have made a decision.
    pub(crate) fn both_moved(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.has_moved(side))
    }

    /// Returns when a clock or the time for setups will run out.
    pub(crate) fn deadline(&self) -> Option<Time> {
        match &self.stage {
            _ if self.over.is_some() => None,
            Stage::Setup(setups) => setups.deadline(),
            Stage::Play { .. } => self.clocks.deadline().map(|(_, time)| time),
        }
    }
}

/// Starts a game on these terms.
pub(crate) fn start(
    game: &dyn AnyGame,
    terms: &Terms,
    first: Side,
    setups: Option<&[String; 2]>,
) -> Result<Box<dyn AnyHistory>, BadStart> {
    match &terms.position {
        // The terms were validated when the table was created, so the position can be read.
        Some(position) => game.start_from(position).map_err(|_| BadStart::SetupMissing),
        None => game.start(first, setups.map(|[south, north]| [south.as_str(), north.as_str()])),
    }
}
