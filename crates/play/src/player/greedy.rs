use rules::{Evaluate, Game, Side};
use search::{Random, Stop};

use super::decision::{decider, moves};
use super::judge::judge;
use super::{Decision, Player, PlayerError, setup};
use crate::{History, SearchLimits};

/// Plays the move with the best static evaluation, ties at random.
pub struct Greedy {
    random: Random,
}

impl Greedy {
    pub(super) fn new() -> Greedy {
        Greedy { random: Random::new(0) }
    }
}

impl<G: Game<Position: Evaluate>> Player<G> for Greedy {
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
        let side = decider(history)?;
        let (mv, score) = best_at_sight(history.position(), side, &mut self.random)?;
        Ok(Decision { mv, score: Some(score), report: None })
    }
}

/// Returns the move with the best static evaluation.
pub(super) fn best_at_sight<P: Evaluate>(
    position: &P,
    side: Side,
    random: &mut Random,
) -> Result<(P::Move, search::Score), PlayerError> {
    let judged = moves(position).into_iter().map(|mv| {
        let mut after = *position;
        after.play_unchecked(mv);
        (mv, judge(&after, side), random.bits())
    });
    let best = judged.max_by_key(|(_, score, tie_break)| (*score, *tie_break));
    best.map(|(mv, score, _)| (mv, score)).ok_or(PlayerError::NothingToDecide)
}
