use std::ops::ControlFlow;

use rules::{Node, Position, TablebaseProbe, Value};

/// What is known exactly about a position and each of its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<M> {
    /// The value of the position, where it is known.
    pub value: Option<Value>,
    /// Every legal move with its value, where it is known, for the side that makes it: what the position is worth
    /// if that move is chosen. The best moves come first and unknown ones last; otherwise they stand as they are listed.
    pub moves: Vec<(M, Option<Value>)>,
}

impl<M: Copy> Answer<M> {
    /// Asks about a position. Where its own value is not known, it follows from those of all its moves.
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

    /// The moves that keep the value of the position. There are none where it is not known.
    pub fn best(&self) -> impl Iterator<Item = M> {
        let best = self.value;
        let is_best = move |value: &Option<Value>| value.is_some() && *value == best;
        self.moves.iter().filter(move |(_, value)| is_best(value)).map(|(mv, _)| *mv)
    }
}

/// A line in which both sides play perfectly, of at most so many moves. A drawn line ends where a position comes
/// up again, and any line where the value is no longer known.
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
