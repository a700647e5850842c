use std::time::Duration;

use rules::{Game, Position, Side};
use search::{Budget, Random, Score, Stop, uct};

use super::decision::decider;
use super::{Decision, Player, PlayerError, setup};
use crate::{History, SearchLimits};

/// Monte Carlo tree search with random playouts: a baseline that knows the rules and nothing else.
pub struct Uct {
    iterations: Option<u64>,
    random: Random,
}

impl Uct {
    /// The default time per decision.
    const USUAL: Duration = Duration::from_secs(1);

    pub(super) fn new(iterations: Option<u64>) -> Uct {
        Uct { iterations, random: Random::new(0) }
    }

    fn budget<G: Game>(&self, limits: &SearchLimits, history: &History<G>) -> Budget {
        match self.iterations {
            // The number of playouts is the limit; only time can cut it short.
            Some(iterations) => {
                Budget { nodes: Some(iterations), depth: None, time: limits.budget(history).time }
            }
            // Playouts run to the end of the game, so a depth limit makes no sense.
            None => Budget { depth: None, ..limits.or(SearchLimits::time(Uct::USUAL)).budget(history) },
        }
    }
}

impl<G: Game> Player<G> for Uct {
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.random = Random::new(seed);
        Ok(())
    }

    fn set_up(&mut self, _: Side, choices: &[G::Setup]) -> Result<G::Setup, PlayerError> {
        setup::any(choices, &mut self.random)
    }

    fn choose(
        &mut self,
        history: &History<G>,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Decision<G>, PlayerError> {
        decider(history)?;
        let mut budget = self.budget(limits, history);
        if budget == Budget::default() {
            budget = Budget::time(Uct::USUAL);
        }
        let report = uct(history.position(), &budget, stop.clone(), self.random.bits());
        let best = report.lines.first();
        let mv = best.map(|line| line.mv).or_else(|| history.position().nth_move(0));
        let score = best.map(|line| Score((line.mean * f64::from(rules::POINT - 1000)) as i32));
        Ok(Decision { mv: mv.ok_or(PlayerError::NothingToDecide)?, score, report: None })
    }
}
