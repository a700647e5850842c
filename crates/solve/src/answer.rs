use std::ops::ControlFlow;

use rules::{Node, Position, TablebaseProbe, Value};

/// The exact values of a position and its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<M> {
    /// The value of the position, if known.
    pub value: Option<Value>,
    /// Every legal move with its value, if known, for the side that makes it. The best moves come first and unknown
    /// ones last; equal ones keep the order of generation.
    pub moves: Vec<(M, Option<Value>)>,
}

impl<M: Copy> Answer<M> {
    /// Probes a position and its moves. If the position itself is unknown, its value follows from those of all its
    /// moves.
    pub fn ask<P: Position<Move = M>>(
        tablebase: &(impl TablebaseProbe<P> + ?Sized),
        position: &P,
    ) -> Answer<M> {
        let mut moves = Vec::new();
        if let Node::Decide(side) = position.node() {
            let _ = position.each_move(|mv| {
                let mut after = *position;
                after.play_unchecked(mv);
                let seen_by = match after.node() {
                    Node::Decide(next) => next,
                    _ => after.turn(),
                };
                let value = tablebase.probe(&after).map(|value| if seen_by == side { value } else { -value });
                moves.push((mv, value.map(|value| value.after_moves(1))));
                ControlFlow::Continue(())
            });
        }
        moves.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
        let value = tablebase.probe(position).or_else(|| match moves.last() {
            Some((_, Some(_))) => moves[0].1,
            _ => None,
        });
        Answer { value, moves }
    }

    /// Returns the moves that keep the value of the position; none if it is unknown.
    pub fn best(&self) -> impl Iterator<Item = M> {
        let best = self.value;
        let is_best = move |value: &Option<Value>| value.is_some() && *value == best;
        self.moves.iter().filter(move |(_, value)| is_best(value)).map(|(mv, _)| *mv)
    }
}

/// Returns a line of perfect play by both sides, of at most so many moves. A drawn line ends at a repeated position,
/// and any line ends where the value is unknown.
pub fn perfect_line<P: Position>(
    tablebase: &impl TablebaseProbe<P>,
    start: &P,
    longest: usize,
) -> Vec<P::Move> {
    let mut position = *start;
    let mut seen = vec![position];
    let mut line = Vec::new();
    while line.len() < longest {
        let Some(mv) = Answer::ask(tablebase, &position).best().next() else { break };
        position.play_unchecked(mv);
        line.push(mv);
        if seen.contains(&position) {
            break;
        }
        seen.push(position);
    }
    line
}

#[cfg(test)]
mod tests;
