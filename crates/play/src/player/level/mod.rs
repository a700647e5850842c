//! Eight levels, from a beginner to a strong player.

mod candidates;
mod skill;

use rules::{Evaluate, Game, Position, Side};
use search::{Random, Score, Stop, TranspositionTable};

use super::decision::{decider, moves};
use super::{Decision, Player, PlayerError, setup};
use crate::{History, SearchLimits};

pub use skill::{Level, Skill};

/// Plays at a level: with the search depth and the mistakes of a player of that strength.
pub struct LevelPlayer<G: Game> {
    skill: Skill,
    table: TranspositionTable,
    random: Random,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game<Position: Evaluate>> LevelPlayer<G> {
    /// Creates a player of this level.
    pub fn new(level: Level) -> LevelPlayer<G> {
        LevelPlayer::with_skill(level.skill::<G::Position>())
    }

    /// Creates a player of any skill, for tuning.
    pub fn with_skill(skill: Skill) -> LevelPlayer<G> {
        // A level searches few positions, so a small table holds them all.
        LevelPlayer {
            skill,
            table: TranspositionTable::new(4),
            random: Random::new(0),
            game: std::marker::PhantomData,
        }
    }

    /// Returns a random legal move.
    fn any_move(&mut self, position: &G::Position) -> Result<Decision<G>, PlayerError> {
        let mv = position.nth_move(self.random.below(position.count_moves()));
        mv.map(Decision::plain).ok_or(PlayerError::NothingToDecide)
    }

    /// Returns the best move that wins at once, if there is one and the player sees it.
    fn win_at_once(
        &self,
        position: &G::Position,
        side: Side,
    ) -> Option<(<G::Position as Position>::Move, Score)> {
        let wins = moves(position).into_iter().filter_map(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            let outcome = after.node().outcome().filter(|outcome| outcome.winner == Some(side))?;
            Some((mv, Score::of_outcome(outcome, side, 1)))
        });
        wins.max_by_key(|(_, score)| *score).filter(|_| self.skill.sees_wins)
    }
}

impl<G: Game<Position: Evaluate>> Player<G> for LevelPlayer<G> {
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.table.clear();
        self.random = Random::new(seed);
        Ok(())
    }

    fn set_up(&mut self, side: Side, choices: &[G::Setup]) -> Result<G::Setup, PlayerError> {
        if self.skill.plans_setup {
            setup::promising::<G>(side, choices, &mut self.random)
        } else {
            setup::any(choices, &mut self.random)
        }
    }

    fn choose(
        &mut self,
        history: &History<G>,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Decision<G>, PlayerError> {
        let side = decider(history)?;
        if let Some((mv, score)) = self.win_at_once(history.position(), side) {
            return Ok(Decision { mv, score: Some(score), report: None });
        }
        if self.random.below(100) < u64::from(self.skill.params.random_moves) {
            return self.any_move(history.position());
        }
        let mut seen =
            candidates::compare_moves(&self.skill, history, &limits.budget(history), stop, &self.table);
        candidates::add_mistakes(&self.skill, history.position(), side, &mut seen, &mut self.random);
        let best = seen.into_iter().max_by_key(|candidate| candidate.impression);
        let best = best.ok_or(PlayerError::NothingToDecide)?;
        Ok(Decision { mv: best.mv, score: Some(best.score), report: None })
    }
}
