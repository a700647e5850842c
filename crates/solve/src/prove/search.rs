use std::ops::ControlFlow;

use rules::{Evaluate, Node, Side, Symmetric};

use super::memory::{Id, Memory};
use super::numbers::Numbers;
use super::prover::Effort;

/// Depth-first proof-number search (Nagai 2002) for whether one side wins.
///
/// Numbers and limits always belong to the side that decides in the current position: if that is the side in question,
/// its goal is to win; otherwise, to prevent that.
pub(super) struct Search<'s> {
    pub(super) memory: &'s mut Memory,
    pub(super) effort: &'s mut Effort,
    /// The side in question.
    pub(super) winner: Side,
    /// Called from time to time; breaks to stop the search.
    pub(super) watch: &'s mut dyn FnMut(&Effort) -> ControlFlow<()>,
    pub(super) is_stopped: bool,
}

/// A position after one move.
struct Child<P> {
    position: P,
    decider: Side,
    id: Id,
    /// The numbers for the side that makes the move.
    numbers: Numbers,
}

/// The number of positions between two calls of the watch.
const WATCHED: u64 = 1 << 16;

impl Search<'_> {
    /// Searches a position until it is settled or its numbers reach the limits.
    pub(super) fn search_until<P: Symmetric + Evaluate>(
        &mut self,
        position: &P,
        decider: Side,
        limits: Numbers,
    ) -> Numbers {
        let begun = self.effort.positions;
        // Only the root, or a single move left at the root, has no limit.
        let is_question = limits == Numbers::NO_LIMIT;
        let mut children = Vec::with_capacity(32);
        let mut numbers = match self.expand(position, decider, &mut children) {
            ControlFlow::Break(()) => Numbers::PROVED,
            ControlFlow::Continue(()) => sum(&children),
        };
        while !numbers.is_stable() && !numbers.reach(limits) && !self.is_stopped {
            if is_question {
                let asked = if decider == self.winner { numbers } else { !numbers };
                self.effort.missing = [asked.proof, asked.disproof];
            }
            let Some((best, child_limits)) = most_proving(&children, numbers, limits) else { break };
            let child = &children[best];
            let is_same = child.decider == decider;
            let child_limits = if is_same { child_limits } else { !child_limits };
            let found = self.search_until(&child.position, child.decider, child_limits);
            match if is_same { found } else { !found } {
                Numbers { disproof: 0, .. } => _ = children.swap_remove(best),
                found => children[best].numbers = found,
            }
            numbers = sum(&children);
        }
        let remembered = if decider == self.winner { numbers } else { !numbers };
        self.memory.put(Id::of(position, self.winner), remembered, self.effort.positions - begun);
        numbers
    }

    /// Lists the moves that may still reach the goal. Stops at one that does.
    fn expand<P: Symmetric + Evaluate>(
        &mut self,
        position: &P,
        decider: Side,
        children: &mut Vec<Child<P>>,
    ) -> ControlFlow<()> {
        position.each_move(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            self.count();
            match after.node() {
                Node::Over(outcome) => {
                    let is_won = outcome.winner == Some(self.winner);
                    let is_reached = is_won == (decider == self.winner);
                    return if is_reached { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
                }
                Node::Decide(next) => {
                    let id = Id::of(&after, self.winner);
                    if children.iter().all(|child| child.id != id) {
                        children.push(Child {
                            position: after,
                            decider: next,
                            id,
                            numbers: Numbers::DISPROVED,
                        });
                    }
                }
                Node::Chance => panic!("dice decide in {after:?}"),
            }
            ControlFlow::Continue(())
        })?;
        // Looked up together, because memory answers many requests at a time nearly as fast as one.
        for child in &mut *children {
            let known = self.memory.get(child.id).map(|(numbers, _)| numbers);
            let numbers = known.unwrap_or_else(|| self.guess(&child.position, child.decider));
            child.numbers = if decider == self.winner { numbers } else { !numbers };
            if child.numbers.proof == 0 {
                return ControlFlow::Break(());
            }
        }
        children.retain(|child| child.numbers.disproof > 0);
        ControlFlow::Continue(())
    }

    fn count(&mut self) {
        self.effort.positions += 1;
        if self.effort.positions.is_multiple_of(WATCHED) && (self.watch)(self.effort).is_break() {
            self.is_stopped = true;
        }
    }

    /// Estimates the initial numbers of a position for the side in question: more moves mean more replies to prove,
    /// and a better evaluation means an easier proof.
    fn guess<P: Evaluate>(&self, position: &P, decider: Side) -> Numbers {
        /// Leaves room for numbers below those of an even position with one move.
        const EVEN: f32 = 4.0;
        const MOST_LOGITS: f32 = 6.0;
        let mut sum = 0;
        position.each_term(|term, count| sum += P::TERMS[term].weight * count);
        let logits = (sum as f32 / 1000.0).clamp(-MOST_LOGITS, MOST_LOGITS);
        let odds = if self.winner == Side::South { logits.exp() } else { (-logits).exp() };
        let moves = position.count_moves() as f32;
        let (proof, disproof) = if decider == self.winner { (1.0, moves) } else { (moves, 1.0) };
        let at_least_one = |number: f32| (EVEN * number).round().max(1.0) as u32;
        Numbers { proof: at_least_one(proof / odds), disproof: at_least_one(disproof * odds) }
    }
}

/// Combines the numbers of the moves: one good move is enough, and all must fail.
fn sum<P>(children: &[Child<P>]) -> Numbers {
    children.iter().fold(Numbers::DISPROVED, |sum, child| Numbers {
        proof: sum.proof.min(child.numbers.proof),
        disproof: Numbers::add(sum.disproof, child.numbers.disproof),
    })
}

/// Selects the most promising child and its limits: until another seems better, or the parent reaches its limits.
fn most_proving<P>(children: &[Child<P>], whole: Numbers, limits: Numbers) -> Option<(usize, Numbers)> {
    let (best, child) = children.iter().enumerate().min_by_key(|(_, child)| child.numbers.proof)?;
    let others = children.iter().enumerate().filter(|(number, _)| *number != best);
    let second = others.map(|(_, other)| other.numbers.proof).min().unwrap_or(Numbers::NO_LIMIT.proof);
    // A quarter above the second best, so that two equals don't alternate forever (Pawlewicz and Lew 2006).
    let proof = limits.proof.min(second.saturating_add(1 + second / 4));
    let rest = whole.disproof - child.numbers.disproof;
    let disproof = if limits.disproof == Numbers::NO_LIMIT.disproof {
        limits.disproof
    } else {
        limits.disproof.saturating_sub(rest)
    };
    Some((best, Numbers { proof, disproof }))
}
