use std::ops::ControlFlow;

use rules::{Evaluate, Node, Side, Symmetric};

use super::memory::{Id, Memory};
use super::numbers::Numbers;
use super::search::Search;

/// Proves who wins, in games in which no position can come up twice.
///
/// In other games it might call a position lost that the loser can hold for ever by going to and fro. What it found out is
/// remembered, as far as there is room: a question that had to be broken off is taken up where it was, and the moves
/// of a position that is settled are settled quickly.
pub struct Prover {
    memory: Memory,
    effort: Effort,
}

/// Who wins, for the side that decides, or whose turn would be next in a finished game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// The other side can force a win.
    Loss,
    /// Neither side can.
    Draw,
    /// This side can.
    Win,
}

/// What a prover has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// How many positions it has looked at, those that it came across again counted again.
    pub positions: u64,
    /// The proof and disproof numbers of the question at hand, whether a side wins: how much, at least and as far as is
    /// known, is missing to a yes, and how much to a no. The side is South where no draws are possible.
    pub missing: [u32; 2],
}

impl Prover {
    /// A prover that remembers as much as fits into so many mebibytes.
    pub fn new(mebibytes: usize) -> Prover {
        Prover { memory: Memory::new(mebibytes), effort: Effort::default() }
    }

    /// What has been done so far.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// Finds out who wins. `watch` is told from time to time how it goes; when it breaks, the answer is `None`.
    ///
    /// Where a game [may be drawn](rules::Info::draws), that is a question of its own, asked about both sides in turn.
    ///
    /// # Panics
    /// When dice fall.
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
        // Without draws one question is enough. It is always the same one, so that what is found out about a position
        // serves for those after it, in which the other side decides.
        let asked = if may_be_drawn { side } else { Side::South };
        Some(match self.wins(position, side, asked, &mut watch)? {
            true if asked == side => Verdict::Win,
            true => Verdict::Loss,
            false if asked != side => Verdict::Win,
            false if may_be_drawn && !self.wins(position, side, !side, &mut watch)? => Verdict::Draw,
            false => Verdict::Loss,
        })
    }

    /// How many positions were looked at to find out whether a side wins here, as far as that is remembered: a measure of
    /// how hard it was.
    pub fn work<P: Symmetric>(&self, position: &P, winner: Side) -> u32 {
        self.memory.get(Id::of(position, winner)).map_or(0, |(_, work)| work)
    }

    /// Whether a side can force a win.
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
                let numbers = search.settle(position, decider, Numbers::NO_LIMIT);
                if decider == winner { numbers } else { !numbers }
            }
        };
        numbers.is_stable().then_some(numbers.proof == 0)
    }
}
