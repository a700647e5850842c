use std::time::Duration;

use crate::Score;

/// What a search knows after an iteration, or at its end.
#[derive(Clone, Debug)]
pub struct Report<M> {
    /// The best lines, the best first. Never empty where there is a move.
    pub lines: Vec<Line<M>>,
    /// Plies of the last finished iteration.
    pub depth: u32,
    /// Positions visited by all threads.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
}

impl<M: Copy> Report<M> {
    /// The best move.
    pub fn best(&self) -> Option<M> {
        self.lines.first().and_then(|line| line.moves.first().copied())
    }

    /// Positions a second; 0 where the answer was known without a search.
    pub fn nodes_per_second(&self) -> u64 {
        if self.time.is_zero() { 0 } else { (self.nodes as f64 / self.time.as_secs_f64()) as u64 }
    }
}

/// A move, its score for the side that decides, and how the search expects play to go on. It ends where dice would fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// The score for the side that decides.
    pub score: Score,
    /// Whether the score is known exactly, by a table or because the game ends in every line.
    pub is_exact: bool,
    /// The moves, beginning with the one that the line is about.
    pub moves: Vec<M>,
}
