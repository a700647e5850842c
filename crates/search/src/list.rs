use std::ops::ControlFlow;

use rules::Evaluate;

use crate::history::History;

/// The moves of a position with their numbers, picked best first.
pub(crate) struct List<M> {
    moves: Vec<Ranked<M>>,
    next: usize,
}

#[derive(Clone, Copy)]
pub(crate) struct Ranked<M> {
    pub(crate) mv: M,
    pub(crate) number: u16,
    pub(crate) rank: i32,
    pub(crate) is_pressing: bool,
}

/// Ranks of the classes of moves, far enough apart that history never mixes them.
const BEST: i32 = i32::MAX;
const PRESSING: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;
const COUNTER: i32 = 1 << 26;

impl<M: Copy + Eq + std::hash::Hash> List<M> {
    /// Reuses the memory of an older list.
    pub(crate) fn recycled(mut moves: Vec<Ranked<M>>) -> List<M> {
        moves.clear();
        List { moves, next: 0 }
    }

    pub(crate) fn into_memory(self) -> Vec<Ranked<M>> {
        self.moves
    }

    /// All moves: the best one known first, then pressing ones, then those that refuted a sibling, then the one that last
    /// refuted the move before, then by history.
    pub(crate) fn fill<P: Evaluate<Move = M>>(
        &mut self,
        position: &P,
        best: Option<u16>,
        history: &History<M>,
        ply: usize,
    ) {
        let counter = history.counter(ply);
        let mut number = 0;
        let _ = position.each_move(|mv| {
            let urgency = position.urgency(mv);
            let rank = if best == Some(number) {
                BEST
            } else if urgency > 0 {
                PRESSING + urgency
            } else if let Some(rank) = history.killer_rank(ply, mv) {
                KILLER + rank
            } else if counter == Some(mv) {
                COUNTER
            } else {
                history.of(mv)
            };
            self.moves.push(Ranked { mv, number, rank, is_pressing: urgency > 0 });
            number = number.saturating_add(1);
            ControlFlow::Continue(())
        });
    }

    /// Pressing moves only.
    pub(crate) fn fill_pressing<P: Evaluate<Move = M>>(&mut self, position: &P) {
        let _ = position.each_move(|mv| {
            let rank = position.urgency(mv);
            if rank > 0 {
                self.moves.push(Ranked { mv, number: 0, rank, is_pressing: true });
            }
            ControlFlow::Continue(())
        });
    }

    /// The best-ranked move that was not picked yet. Most nodes need only a few, so nothing is sorted.
    #[inline]
    pub(crate) fn pick(&mut self) -> Option<Ranked<M>> {
        let start = self.next;
        let rest = self.moves.get(start..)?;
        let (offset, _) = rest
            .iter()
            .enumerate()
            .max_by(|(i, one), (j, other)| one.rank.cmp(&other.rank).then(j.cmp(i)))?;
        self.moves.swap(start, start + offset);
        self.next += 1;
        Some(self.moves[start])
    }
}
