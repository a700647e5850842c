use rules::Value;

use crate::backward::Backward;
use crate::forward::{Forward, Lead};
use crate::graph::Graph;
use crate::progress::{Progress, Report, SolveStage};

/// Computes the value of every node of a graph; unused numbers get a draw.
///
/// Works backwards from the moves that end the game, once for each number of points, most first. Nodes in which a side
/// can force that many are found in order of distance: the winner needs one good move, and takes the first that is
/// found; the loser is lost once its last way out is closed. Ways out that would cost more points were closed earlier,
/// so they don't prolong the defence. Nodes never found are draws.
pub(crate) fn values(graph: &impl Graph, threads: usize, progress: &(dyn Fn(Progress) + Sync)) -> Vec<Value> {
    let count = graph.count();
    assert!(count <= Lead::MOST_NODES, "more than 2^31 nodes");
    let Forward { moves, wins, losses, leads } =
        Forward::new(graph, threads, &Report::new(SolveStage::List, count, progress));
    let backward = Backward::new(&leads, count, threads, &Report::new(SolveStage::Link, count, progress));
    drop(leads);

    let report = Report::new(SolveStage::Solve, count, progress);
    let mut search = Search { values: vec![Value::DRAW; wins.len()], ways_out: moves, found: Vec::new() };
    for points in scores(&wins, &losses) {
        search.begin(points, &wins, &losses);
        while !search.found.is_empty() {
            report.add(search.found.len());
            search.step(&backward);
        }
    }
    search.values
}

/// Lists all numbers of points that end a game at once, most first.
fn scores(wins: &[i8], losses: &[(i8, u32)]) -> Vec<i8> {
    let mut scored = [false; 128];
    for points in wins.iter().chain(losses.iter().map(|(points, _)| points)) {
        scored[*points as usize] = true;
    }
    (1..=i8::MAX).rev().filter(|points| scored[*points as usize]).collect()
}

struct Search {
    /// The values found so far; a draw where none is.
    values: Vec<Value>,
    /// The number of moves of each node not known to lose at least the current points.
    ways_out: Vec<u16>,
    /// The nodes found in the last step, all at the same distance from the end.
    found: Vec<u32>,
}

impl Search {
    /// Finds the nodes in which a side wins, or must lose, exactly these points with its next move.
    fn begin(&mut self, points: i8, wins: &[i8], losses: &[(i8, u32)]) {
        let end = Value::over(points);
        for (node, _) in (0..).zip(wins).filter(|(_, win)| **win == points) {
            self.find(node, end);
        }
        for (_, node) in losses.iter().filter(|(lost, _)| *lost == points) {
            self.close(*node, -end);
        }
    }

    /// Goes one move back from all nodes found last.
    fn step(&mut self, backward: &Backward) {
        for node in std::mem::take(&mut self.found) {
            let value = self.values[node as usize];
            for link in backward.links(node) {
                let seen = if link.same_side() { value } else { -value };
                if seen.points() > 0 {
                    self.find(link.node(), seen);
                } else {
                    self.close(link.node(), seen);
                }
            }
        }
    }

    /// Records that a node has a move to this value and none to a better one.
    fn find(&mut self, node: u32, value: Value) {
        let known = &mut self.values[node as usize];
        if *known == Value::DRAW {
            *known = value.after_moves(1);
            self.found.push(node);
        }
    }

    /// Records that one more move of a node loses. If it is the last, the node is lost.
    fn close(&mut self, node: u32, value: Value) {
        let ways_out = &mut self.ways_out[node as usize];
        *ways_out -= 1;
        if *ways_out == 0 {
            self.find(node, value);
        }
    }
}

#[cfg(test)]
mod tests;
