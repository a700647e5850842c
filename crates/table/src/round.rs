use rules::{Node, Side};

use crate::clocks::Clocks;
use crate::fair_dice::Sealed;
use crate::{Terms, Time};
use catalog::{AnyGame, AnyHistory, BadStart, Step};
use play::Ending;

/// One game at a table, from the moment it begins.
#[derive(Clone)]
pub(crate) struct Round {
    /// Counted from 1, over all matches at the table.
    pub(crate) number: u32,
    /// Who makes the first move.
    pub(crate) first: Side,
    /// What the dice follow from, where they are sealed.
    pub(crate) sealed: Option<Sealed>,
    pub(crate) stage: Stage,
    pub(crate) clocks: Clocks,
    /// Every choice so far.
    pub(crate) steps: Vec<Step>,
    /// What the clock of the one who made each choice then showed; `None` for dice and without clocks.
    pub(crate) left_after: Vec<Option<u64>>,
    /// How the game ended.
    pub(crate) over: Option<Finish>,
}

pub(crate) enum Stage {
    Setup(Setups),
    Play { history: Box<dyn AnyHistory>, setups: Option<[String; 2]> },
}

/// The setups while they are being chosen.
#[derive(Clone)]
pub(crate) struct Setups {
    pub(crate) chosen: [Option<String>; 2],
    /// How long the sides may take; `None` for as long as they like.
    pub(crate) left_ms: Option<u64>,
    /// Since when that time runs; `None` while all clocks are stopped.
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
    /// It was broken off, and nobody won.
    Aborted,
}

impl Setups {
    pub(crate) fn new(terms: &Terms, now: Time, paused: bool) -> Setups {
        Setups { chosen: [None, None], left_ms: terms.time.setup_limit_ms(), since: (!paused).then_some(now) }
    }

    pub(crate) fn deadline(&self) -> Option<Time> {
        Some(self.since?.after(self.left_ms?))
    }

    pub(crate) fn missing(&self) -> [bool; 2] {
        self.chosen.each_ref().map(Option::is_none)
    }

    pub(crate) fn pause(&mut self, now: Time) {
        if let (Some(left), Some(since)) = (&mut self.left_ms, self.since) {
            *left = left.saturating_sub(now.since(since));
        }
        self.since = None;
    }
}

impl Round {
    /// The game as it is played; `None` while setups are being chosen.
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

    /// The side that decides now.
    pub(crate) fn decides(&self) -> Option<Side> {
        match self.history()?.node() {
            Node::Decide(side) if self.over.is_none() => Some(side),
            _ => None,
        }
    }

    /// Lets the clock of the side that decides run.
    pub(crate) fn run_clock(&mut self, now: Time) {
        let decides = self.decides();
        self.clocks.run(decides, now);
    }

    /// Whether both sides have decided something.
    pub(crate) fn both_moved(&self) -> bool {
        Side::BOTH.iter().all(|side| self.steps.iter().any(|step| step.by == Some(*side)))
    }

    /// When time will be up.
    pub(crate) fn deadline(&self) -> Option<Time> {
        match &self.stage {
            _ if self.over.is_some() => None,
            Stage::Setup(setups) => setups.deadline(),
            Stage::Play { .. } => self.clocks.deadline().map(|(_, time)| time),
        }
    }
}

/// The first position of a game on these terms.
pub(crate) fn start(
    game: &dyn AnyGame,
    terms: &Terms,
    first: Side,
    setups: Option<&[String; 2]>,
) -> Result<Box<dyn AnyHistory>, BadStart> {
    match &terms.position {
        // The terms were checked when the table was opened, so the position can be read.
        Some(position) => game.start_from(position).map_err(|_| BadStart::SetupMissing),
        None => game.start(first, setups.map(|[south, north]| [south.as_str(), north.as_str()])),
    }
}

/// Whether a side may choose this setup: it has to go with what the opponent usually chooses, so that no refusal says
/// anything about what the opponent has chosen.
pub(crate) fn check_setup(game: &dyn AnyGame, side: Side, setup: &str) -> Result<(), BadStart> {
    game.check_setup(side, setup)?;
    let usual = game.setups(!side).into_iter().next().ok_or(BadStart::NothingToSetUp)?;
    let setups = match side {
        Side::South => [setup, &usual],
        Side::North => [&usual, setup],
    };
    game.start(Side::South, Some(setups)).map(|_| ())
}
