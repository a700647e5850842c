use std::time::Duration;

use rules::{Evaluate, Game, Position, Side};
use search::{Budget, NoOracle, Random, Report, Request, Stop, Table, search};

use super::decision::decider;
use super::oracle::{SharedOracle, oracle};
use super::{Decision, Player, PlayerError, Resources, setup};
use crate::{History, Pace};

/// Plays as well as it can: alpha-beta with all that search knows.
pub struct Best<G: Game> {
    table: Table,
    threads: usize,
    oracle: Option<SharedOracle<G::Position>>,
    random: Random,
}

impl<G: Game<Position: Evaluate>> Best<G> {
    /// How long it thinks where nothing limits it.
    const USUAL: Duration = Duration::from_secs(1);

    /// A player with these resources, and everything that is known exactly about the game.
    pub fn new(resources: Resources) -> Best<G> {
        Best {
            table: Table::new(resources.megabytes),
            threads: resources.threads,
            oracle: oracle::<G>(),
            random: Random::new(0),
        }
    }

    /// Searches the position now, in so many lines, and reports after every iteration. Without any limit it goes on until
    /// it is stopped.
    pub fn think(
        &self,
        history: &History<G>,
        budget: Budget,
        lines: usize,
        stop: &Stop,
        on_report: impl FnMut(&Report<<G::Position as Position>::Move>),
    ) -> Report<<G::Position as Position>::Move> {
        let earlier = history.earlier();
        match &self.oracle {
            Some(oracle) => self.think_with(&&**oracle, history, &earlier, budget, lines, stop, on_report),
            None => self.think_with(&NoOracle, history, &earlier, budget, lines, stop, on_report),
        }
    }

    #[allow(clippy::too_many_arguments, reason = "a request, spelled out")]
    fn think_with<O: search::Oracle<G::Position>>(
        &self,
        oracle: &O,
        history: &History<G>,
        earlier: &[(u64, u32)],
        budget: Budget,
        lines: usize,
        stop: &Stop,
        on_report: impl FnMut(&Report<<G::Position as Position>::Move>),
    ) -> Report<<G::Position as Position>::Move> {
        let request = Request {
            position: history.position(),
            earlier,
            budget,
            stop: stop.clone(),
            table: &self.table,
            oracle,
            threads: self.threads,
            lines,
            is_selective: true,
        };
        search(&request, on_report)
    }

    /// Forgets what it found in earlier searches.
    pub fn forget(&self) {
        self.table.clear();
    }
}

impl<G: Game<Position: Evaluate>> Player<G> for Best<G> {
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError> {
        // The same game from the same seed, whatever was played before.
        self.table.clear();
        self.random = Random::new(seed);
        Ok(())
    }

    fn set_up(&mut self, side: Side, choices: &[G::Setup]) -> Result<G::Setup, PlayerError> {
        setup::promising::<G>(side, choices, &mut self.random)
    }

    fn choose(&mut self, history: &History<G>, pace: &Pace, stop: &Stop) -> Result<Decision<G>, PlayerError> {
        let side = decider(history)?;
        let budget = pace.or(Pace::time(Self::USUAL)).budget(side);
        Decision::of(self.think(history, budget, 1, stop, |_| {}))
    }
}
