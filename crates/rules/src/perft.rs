//! Counting move sequences of a given length: the standard test of a move generator.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use crate::{Choice, Node, Position};

/// Counts the sequences of exactly `depth` moves; each possible roll counts as a move.
///
/// The last ply is counted without being played (bulk counting).
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match position.node() {
        Node::Over(_) => 0,
        Node::Decide(_) if depth == 1 => position.count_moves(),
        Node::Chance if depth == 1 => position.count_rolls(),
        Node::Decide(_) => {
            let mut total = 0;
            let _ = position.each_move(|mv| {
                let mut after = *position;
                after.play_unchecked(mv);
                total += perft(&after, depth - 1);
                ControlFlow::Continue(())
            });
            total
        }
        Node::Chance => {
            let mut total = 0;
            position.each_roll(|roll, _| {
                let mut after = *position;
                after.roll_unchecked(roll);
                total += perft(&after, depth - 1);
            });
            total
        }
    }
}

/// A first choice, and the number of sequences that begin with it.
pub type Branch<P> = (Choice<<P as Position>::Move, <P as Position>::Roll>, u64);

/// Returns the perft of each first choice, in the order of generation. `depth` includes the first choice.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<Branch<P>> {
    let mut counts = Vec::new();
    if depth > 0 {
        position.each_choice(|choice| {
            let mut after = *position;
            after.take_unchecked(choice);
            counts.push((choice, perft(&after, depth - 1)));
        });
    }
    counts
}

/// Computes [`perft`] on several threads.
pub fn perft_threads<P: Position>(position: &P, depth: u32, threads: usize) -> u64 {
    const SPLIT: u32 = 2;
    if threads < 2 || depth <= SPLIT {
        return perft(position, depth);
    }
    let mut starts = vec![*position];
    for _ in 0..SPLIT {
        let mut deeper = Vec::new();
        for start in &starts {
            start.each_choice(|choice| {
                let mut after = *start;
                after.take_unchecked(choice);
                deeper.push(after);
            });
        }
        starts = deeper;
    }
    let next = AtomicUsize::new(0);
    let total = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads.min(starts.len()) {
            scope.spawn(|| {
                while let Some(start) = starts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    total.fetch_add(perft(start, depth - SPLIT), Ordering::Relaxed);
                }
            });
        }
    });
    total.into_inner()
}
