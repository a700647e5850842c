use std::ops::Range;

use crate::forward::{Lead, Leads};
use crate::progress::Report;
use crate::share::share;

/// The reverse graph: for every node, the moves that lead to it.
///
/// Nodes are divided into parts of [`PART`] nodes. One thread builds a part by scanning all moves for those that lead
/// into it. Scanning is cheap, and a part's random lookups stay in the cache.
pub(crate) struct Backward {
    parts: Vec<Part>,
}

#[derive(Default)]
struct Part {
    /// The end of each node's list in `links`. It begins where the previous one ends.
    ends: Vec<u32>,
    /// The lists of all nodes, concatenated.
    links: Vec<Lead>,
}

const PART: u32 = 1 << 19;

impl Backward {
    /// Reverses the moves between `count` nodes.
    pub(crate) fn new(leads: &Leads, count: u32, threads: usize, report: &Report<'_>) -> Backward {
        let mut parts: Vec<Part> = Vec::new();
        parts.resize_with(count.div_ceil(PART) as usize, Part::default);
        share(threads, parts.iter_mut().zip((0..).step_by(PART as usize)), |(part, first)| {
            let nodes = first..count.min(first + PART);
            *part = Part::new(leads, nodes.clone());
            report.add(nodes.len());
        });
        Backward { parts }
    }

    /// Returns the moves that lead to a node, each with the node it comes from.
    pub(crate) fn links(&self, node: u32) -> &[Lead] {
        let part = &self.parts[(node / PART) as usize];
        let place = (node % PART) as usize;
        let begin = if place == 0 { 0 } else { part.ends[place - 1] };
        &part.links[begin as usize..part.ends[place] as usize]
    }
}

impl Part {
    /// # Panics
    /// When more than 2³² moves lead to these nodes.
    fn new(leads: &Leads, nodes: Range<u32>) -> Part {
        // First the length of each list, then its start, and while lists are filled, the next free slot.
        let mut ends = vec![0u32; nodes.len()];
        leads.each(|_, lead| {
            if let Some(end) = ends.get_mut(lead.node().wrapping_sub(nodes.start) as usize) {
                *end += 1;
            }
        });
        let mut total = 0u32;
        for end in &mut ends {
            let length = std::mem::replace(end, total);
            total = total.checked_add(length).expect("fewer than 2^32 moves into a part");
        }
        let mut links = vec![Lead::default(); total as usize];
        leads.each(|from, lead| {
            if let Some(end) = ends.get_mut(lead.node().wrapping_sub(nodes.start) as usize) {
                links[*end as usize] = Lead::new(from, lead.same_side());
                *end += 1;
            }
        });
        Part { ends, links }
    }
}
