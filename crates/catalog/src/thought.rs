use std::time::Duration;

use rules::Value;
use search::{Report, Score};

/// A search report, with moves as text.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The best lines, best first.
    pub lines: Vec<ThoughtLine>,
    /// The depth of the last finished iteration, in plies.
    pub depth: u32,
    /// The number of positions visited.
    pub nodes: u64,
    /// The time since the search began.
    pub time: Duration,
    /// How full the transposition table is, in permille.
    pub hashfull: u32,
}

/// A principal variation with its score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThoughtLine {
    /// The score for the side that decides.
    pub score: Score,
    /// Whether the score is exact.
    pub is_exact: bool,
    /// The moves, beginning with the one that is scored.
    pub moves: Vec<String>,
}

impl Thought {
    pub(crate) fn of<M: Copy + ToString>(report: &Report<M>) -> Thought {
        let lines = report.lines.iter().map(|line| ThoughtLine {
            score: line.score,
            is_exact: line.is_exact,
            moves: line.moves.iter().map(ToString::to_string).collect(),
        });
        Thought {
            lines: lines.collect(),
            depth: report.depth,
            nodes: report.nodes,
            time: report.time,
            hashfull: report.hashfull,
        }
    }

    /// Returns the nodes searched per second.
    pub fn nodes_per_second(&self) -> u64 {
        if self.time.is_zero() { 0 } else { (self.nodes as f64 / self.time.as_secs_f64()) as u64 }
    }

    /// Returns the best move.
    pub fn best(&self) -> Option<&str> {
        self.lines.first().and_then(|line| line.moves.first()).map(String::as_str)
    }
}

/// The exact values of a position, for the side that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exact {
    /// The value of the position.
    pub value: Option<Value>,
    /// The value of each move, best first; `None` if unknown.
    pub moves: Vec<(String, Option<Value>)>,
}
