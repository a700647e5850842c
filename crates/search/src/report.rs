use std::time::Duration;

use crate::Score;

/// The results of a search after an iteration, or at its end.
#[derive(Clone, Debug)]
pub struct Report<M> {
    /// The best lines, best first. Never empty if there is a legal move.
    pub lines: Vec<Line<M>>,
    /// The depth of the last finished iteration in plies.
    pub depth: u32,
    /// The number of positions visited by all threads.
    pub nodes: u64,
    /// The time since the search began.
    pub time: Duration,
    /// How full the transposition table is, in permille.
    pub hashfull: u32,
}

impl<M: Copy> Report<M> {
    /// Returns the best move.
    pub fn best(&self) -> Option<M> {
        self.lines.first().and_then(|line| line.moves.first().copied())
    }

    /// Returns the number of positions per second; 0 if no search was needed.
    pub fn nodes_per_second(&self) -> u64 {
        if self.time.is_zero() { 0 } else { (self.nodes as f64 / self.time.as_secs_f64()) as u64 }
    }
}

/// A principal variation: a move, its score for the side that decides, and the expected continuation up to the next
/// roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// The score for the side that decides.
    pub score: Score,
    /// Whether the score is exact, from a tablebase or because every line ends the game.
    pub is_exact: bool,
    /// The moves, beginning with the one that is scored.
    pub moves: Vec<M>,
}
