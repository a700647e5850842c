use rules::{Game, Position, Side};
use search::{Random, Stop};

use super::decision::decider;
use super::{Decision, Player, PlayerError, setup};
use crate::{History, SearchLimits};

/// Plays any legal move.
pub struct RandomPlayer {
    random: Random,
}

impl RandomPlayer {
    pub(super) fn new() -> RandomPlayer {
        RandomPlayer { random: Random::new(0) }
    }
}

impl<G: Game> Player<G> for RandomPlayer {
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
        _: &SearchLimits,
        _: &Stop,
    ) -> Result<Decision<G>, PlayerError> {
        decider(history)?;
        let number = self.random.below(history.position().count_moves());
        history.position().nth_move(number).map(Decision::plain).ok_or(PlayerError::NothingToDecide)
    }
}
