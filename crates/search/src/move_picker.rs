use std::ops::ControlFlow;

use rules::Evaluate;

use crate::history::History;

/// The numbered moves of a position, picked best first.
pub(crate) struct MovePicker<M> {
    moves: Vec<ScoredMove<M>>,
    next: usize,
}

#[derive(Clone, Copy)]
pub(crate) struct ScoredMove<M> {
    pub(crate) mv: M,
    pub(crate) number: u16,
    pub(crate) score: i32,
    pub(crate) is_tactical: bool,
}

/// The ranks of the classes of moves, far enough apart that history scores never mix them.
const BEST: i32 = i32::MAX;
const TACTICAL: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;
const COUNTER: i32 = 1 << 26;

impl<M: Copy + Eq + std::hash::Hash> MovePicker<M> {
    /// Reuses the memory of an older list.
    pub(crate) fn recycled(mut moves: Vec<ScoredMove<M>>) -> MovePicker<M> {
        moves.clear();
        MovePicker { moves, next: 0 }
    }

    pub(crate) fn into_memory(self) -> Vec<ScoredMove<M>> {
        self.moves
    }

    /// Fills the list with all moves: the hash move first, then forcing moves, then killers, then the countermove,
    /// then by history.
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
            let move_order_score = position.move_order_score(mv);
            let score = if best == Some(number) {
                BEST
            } else if move_order_score > 0 {
                TACTICAL + move_order_score
            } else if let Some(score) = history.killer_rank(ply, mv) {
                KILLER + score
            } else if counter == Some(mv) {
                COUNTER
            } else {
                history.of(mv)
            };
            self.moves.push(ScoredMove { mv, number, score, is_tactical: move_order_score > 0 });
            number = number.saturating_add(1);
            ControlFlow::Continue(())
        });
    }

    /// Fills the list with forcing moves only.
    pub(crate) fn fill_tactical<P: Evaluate<Move = M>>(&mut self, position: &P) {
        let _ = position.each_move(|mv| {
            let score = position.move_order_score(mv);
            if score > 0 {
                self.moves.push(ScoredMove { mv, number: 0, score, is_tactical: true });
            }
            ControlFlow::Continue(())
        });
    }

    /// Picks the move with the highest score that is left. Most nodes need only a few moves, so nothing is sorted.
    #[inline]
    pub(crate) fn pick(&mut self) -> Option<ScoredMove<M>> {
        let start = self.next;
        let rest = self.moves.get(start..)?;
        let (offset, _) = rest
            .iter()
            .enumerate()
            .max_by(|(i, one), (j, other)| one.score.cmp(&other.score).then(j.cmp(i)))?;
        self.moves.swap(start, start + offset);
        self.next += 1;
        Some(self.moves[start])
    }
}
