use std::sync::{Mutex, PoisonError};

use crate::graph::{Graph, Move};
use crate::progress::Report;
use crate::share::share;

/// The graph: the moves of every node.
pub(crate) struct Forward {
    /// The number of moves of each node, of any kind.
    pub(crate) moves: Vec<u16>,
    /// The most points that each node's side can win by ending the game at once; 0 if it cannot.
    pub(crate) wins: Vec<i8>,
    /// The moves that lose the game at once: the points and the node.
    pub(crate) losses: Vec<(i8, u32)>,
    /// The moves that do not end the game.
    pub(crate) leads: Leads,
}

/// The moves between nodes.
pub(crate) struct Leads {
    /// The number of moves of each node.
    counts: Vec<u16>,
    /// The targets, in the order of the nodes, divided into chunks of [`CHUNK`] nodes. One thread writes each chunk.
    chunks: Vec<Vec<Lead>>,
}

/// One end of a move, and whether the same side decides at both ends, in four bytes.
#[derive(Clone, Copy, Default)]
pub(crate) struct Lead(u32);

/// The number of nodes per work item.
const CHUNK: usize = 1 << 14;

impl Forward {
    /// Lists the moves of every node.
    pub(crate) fn new(graph: &impl Graph, threads: usize, report: &Report<'_>) -> Forward {
        let count = graph.count() as usize;
        let mut moves = vec![0u16; count];
        let mut wins = vec![0i8; count];
        let losses = Mutex::new(Vec::new());
        let mut counts = vec![0u16; count];
        let mut chunks: Vec<Vec<Lead>> = vec![Vec::new(); count.div_ceil(CHUNK)];
        let work = moves
            .chunks_mut(CHUNK)
            .zip(wins.chunks_mut(CHUNK))
            .zip(counts.chunks_mut(CHUNK).zip(&mut chunks))
            .zip((0..).step_by(CHUNK));
        share(threads, work, |(((moves, wins), (counts, leads)), first)| {
            let mut lost = Vec::new();
            for (place, node) in (0..moves.len()).zip(first..) {
                graph.each_move(node, |mv| {
                    moves[place] += 1;
                    match mv {
                        Move::Leads { node, same_side } => {
                            counts[place] += 1;
                            leads.push(Lead::new(node, same_side));
                        }
                        Move::Ends(points) if points < 0 => lost.push((-points, node)),
                        Move::Ends(points) => wins[place] = points.max(wins[place]),
                    }
                });
            }
            leads.shrink_to_fit();
            losses.lock().unwrap_or_else(PoisonError::into_inner).append(&mut lost);
            report.add(moves.len());
        });
        let losses = losses.into_inner().unwrap_or_else(PoisonError::into_inner);
        Forward { moves, wins, losses, leads: Leads { counts, chunks } }
    }
}

impl Leads {
    /// Calls `f` with the source and target of every move.
    pub(crate) fn each(&self, mut f: impl FnMut(u32, Lead)) {
        for ((counts, leads), first) in self.counts.chunks(CHUNK).zip(&self.chunks).zip((0..).step_by(CHUNK))
        {
            let mut leads = leads.iter();
            for (count, from) in counts.iter().zip(first..) {
                for lead in leads.by_ref().take((*count).into()) {
                    f(from, *lead);
                }
            }
        }
    }
}

impl Lead {
    const SAME_SIDE: u32 = 1 << 31;
    /// The number of nodes that fit beside the flag.
    pub(crate) const MOST_NODES: u32 = Lead::SAME_SIDE;

    pub(crate) const fn new(node: u32, same_side: bool) -> Lead {
        Lead(if same_side { node | Lead::SAME_SIDE } else { node })
    }

    #[inline]
    pub(crate) const fn node(self) -> u32 {
        self.0 & !Lead::SAME_SIDE
    }

    #[inline]
    pub(crate) const fn same_side(self) -> bool {
        self.0 & Lead::SAME_SIDE != 0
    }
}
