use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::graph::{Graph, Move};
use crate::progress::{Progress, Report, Stage};
use crate::share::share;

/// A graph turned around: for every node, the moves that lead to it.
pub(crate) struct Backward {
    /// What there is to know about each node's own moves.
    pub(crate) forward: Forward,
    /// Where the list of each node ends in `links`. It begins where the one before it ends.
    ends: Vec<u32>,
    /// The lists of all nodes, one after the other: four bytes a move.
    links: Vec<u32>,
}

/// A move seen from where it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    /// The node it comes from.
    pub(crate) from: u32,
    /// Whether the same side decides in both.
    pub(crate) same_side: bool,
}

/// The moves of every node, as far as they end the game.
pub(crate) struct Forward {
    /// How many moves each node has, of any kind.
    pub(crate) moves: Vec<u16>,
    /// The most points that each node's side can win by ending the game at once; 0 where it cannot.
    pub(crate) wins: Vec<i8>,
    /// The moves that lose the game at once: how many points, and in which node.
    pub(crate) losses: Vec<(i8, u32)>,
}

/// Set in a link between two nodes in which the same side decides.
const SAME_SIDE: u32 = 1 << 31;

/// So many nodes are worked on in one go.
const CHUNK: usize = 1 << 14;

impl Backward {
    /// Turns a graph around. Its moves are listed twice, which needs less time and memory than keeping them.
    ///
    /// # Panics
    /// When there are more than 2³¹ nodes or 2³² moves.
    pub(crate) fn new(graph: &impl Graph, threads: usize, progress: &(dyn Fn(Progress) + Sync)) -> Backward {
        assert!(graph.count() <= SAME_SIDE, "more than 2^31 nodes");
        let cursors: Vec<AtomicU32> = (0..graph.count()).map(|_| AtomicU32::new(0)).collect();
        let forward =
            Forward::new(graph, threads, &cursors, &Report::new(Stage::Count, graph.count(), progress));

        // What was counted becomes the beginning of each list. While a list is filled its cursor moves to its end.
        let mut total = 0u32;
        for cursor in &cursors {
            let length = cursor.swap(total, Ordering::Relaxed);
            total = total.checked_add(length).expect("fewer than 2^32 moves");
        }
        let links: Vec<AtomicU32> = (0..total).map(|_| AtomicU32::new(0)).collect();
        let report = Report::new(Stage::Link, graph.count(), progress);
        share(threads, (0..graph.count()).step_by(CHUNK), |first| {
            let nodes = first..graph.count().min(first + CHUNK as u32);
            report.add(nodes.len());
            for from in nodes {
                graph.each_move(from, |mv| {
                    if let Move::Leads { node, same_side } = mv {
                        let place = cursors[node as usize].fetch_add(1, Ordering::Relaxed);
                        let flag = if same_side { SAME_SIDE } else { 0 };
                        links[place as usize].store(from | flag, Ordering::Relaxed);
                    }
                });
            }
        });
        let plain = |atomics: Vec<AtomicU32>| atomics.into_iter().map(AtomicU32::into_inner).collect();
        Backward { forward, ends: plain(cursors), links: plain(links) }
    }

    /// The moves that lead to a node.
    pub(crate) fn links(&self, node: u32) -> impl Iterator<Item = Link> {
        let node = node as usize;
        let begin = if node == 0 { 0 } else { self.ends[node - 1] };
        let links = &self.links[begin as usize..self.ends[node] as usize];
        links.iter().map(|link| Link { from: link & !SAME_SIDE, same_side: link & SAME_SIDE != 0 })
    }
}

impl Forward {
    /// Looks at every move once, and counts how many lead to each node.
    fn new(graph: &impl Graph, threads: usize, lead_to: &[AtomicU32], report: &Report<'_>) -> Forward {
        let mut moves = vec![0u16; lead_to.len()];
        let mut wins = vec![0i8; lead_to.len()];
        let losses = Mutex::new(Vec::new());
        let chunks = moves.chunks_mut(CHUNK).zip(wins.chunks_mut(CHUNK)).zip((0..).step_by(CHUNK));
        share(threads, chunks, |((moves, wins), first)| {
            report.add(moves.len());
            let mut lost = Vec::new();
            for ((moves, win), node) in moves.iter_mut().zip(wins).zip(first..) {
                graph.each_move(node, |mv| {
                    *moves += 1;
                    match mv {
                        Move::Leads { node, .. } => {
                            _ = lead_to[node as usize].fetch_add(1, Ordering::Relaxed)
                        }
                        Move::Ends(points) if points < 0 => lost.push((-points, node)),
                        Move::Ends(points) => *win = points.max(*win),
                    }
                });
            }
            losses.lock().unwrap_or_else(PoisonError::into_inner).append(&mut lost);
        });
        Forward { moves, wins, losses: losses.into_inner().unwrap_or_else(PoisonError::into_inner) }
    }
}
