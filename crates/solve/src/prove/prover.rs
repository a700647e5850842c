use std::ops::ControlFlow;

use rules::{Evaluate, Node, Side, Symmetric};

use super::memory::{Id, Memory};
use super::numbers::Numbers;
use super::search::Search;

/// Proves who wins, in games without repetition.
///
/// In other games it might call a position lost that the loser can hold forever by repetition. Results are kept in a
/// transposition table: an interrupted proof resumes where it stopped, and the moves of a settled position are settled
/// quickly.
pub struct Prover {
    memory: Memory,
    effort: Effort,
}

/// The proved result, for the side that decides, or whose turn would be next in a finished game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// The other side can force a win.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// This side can force a win.
    Win,
}

/// The work done so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// The number of positions searched, counting repeated visits.
    pub positions: u64,
    /// The current proof and disproof numbers of whether a side wins: lower bounds, as far as known, of the work left
    /// for a yes and for a no. In games without draws, the side is South.
    pub missing: [u32; 2],
}

impl Prover {
    /// Creates a prover with a transposition table of this many mebibytes.
    pub fn new(mebibytes: usize) -> Prover {
        Prover { memory: Memory::new(mebibytes), effort: Effort::default() }
    }

    /// Returns the work done so far.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// Finds out who wins. Calls `watch` from time to time; if it breaks, the result is `None`.
    ///
    /// In games that [can be drawn](rules::Info::draws), this takes two proofs, one for each side.
    ///
    /// # Panics
    /// If there are dice.
    pub fn prove<P: Symmetric + Evaluate>(
        &mut self,
        position: &P,
        may_be_drawn: bool,
        mut watch: impl FnMut(&Effort) -> ControlFlow<()>,
    ) -> Option<Verdict> {
        let side = match position.node() {
            Node::Decide(side) => side,
            Node::Chance => panic!("dice decide in {position:?}"),
            Node::Over(outcome) => {
                return Some(match outcome.winner {
                    None => Verdict::Draw,
                    Some(winner) if winner == position.turn() => Verdict::Win,
                    Some(_) => Verdict::Loss,
                });
            }
        };
        // Without draws one proof is enough. It is always about the same side, so that the result for a position can
        // be reused after a move, when the other side decides.
        let asked = if may_be_drawn { side } else { Side::South };
        Some(match self.wins(position, side, asked, &mut watch)? {
            true if asked == side => Verdict::Win,
            true => Verdict::Loss,
            false if asked != side => Verdict::Win,
            false if may_be_drawn && !self.wins(position, side, !side, &mut watch)? => Verdict::Draw,
            false => Verdict::Loss,
        })
    }

    /// Returns how many positions were searched to find out whether a side wins here, as far as stored: a measure of
    /// difficulty.
    pub fn work<P: Symmetric>(&self, position: &P, winner: Side) -> u32 {
        self.memory.get(Id::of(position, winner)).map_or(0, |(_, work)| work)
    }

    /// Proves whether a side can force a win.
    fn wins<P: Symmetric + Evaluate>(
        &mut self,
        position: &P,
        decider: Side,
        winner: Side,
        watch: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> Option<bool> {
        let known = self.memory.get(Id::of(position, winner)).filter(|(numbers, _)| numbers.is_stable());
        let numbers = match known {
            Some((numbers, _)) => numbers,
            None => {
                let Prover { memory, effort } = self;
                let mut search = Search { memory, effort, winner, watch, is_stopped: false };
                let numbers = search.search_until(position, decider, Numbers::NO_LIMIT);
                if decider == winner { numbers } else { !numbers }
            }
        };
        numbers.is_stable().then_some(numbers.proof == 0)
    }
}
