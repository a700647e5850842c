use std::time::Duration;

use rules::Value;
use search::{Report, Score};

/// What a search found, with moves as text.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The best lines, the best first.
    pub lines: Vec<ThoughtLine>,
    /// Plies of the last finished iteration.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
    /// How full the memory of positions is, in thousandths.
    pub hashfull: u32,
}

/// How play would go on, and what it is worth to the side that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThoughtLine {
    /// For the side that decides.
    pub score: Score,
    /// Whether the score is known exactly.
    pub is_exact: bool,
    /// The moves, beginning with the one that the line is about.
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

    /// The best move.
    pub fn best(&self) -> Option<&str> {
        self.lines.first().and_then(|line| line.moves.first()).map(String::as_str)
    }
}

/// What a table knows exactly about a position. Values are for the side that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exact {
    /// The value of the position.
    pub value: Option<Value>,
    /// The value of each move, the best first; `None` where the table does not know it.
    pub moves: Vec<(String, Option<Value>)>,
}
