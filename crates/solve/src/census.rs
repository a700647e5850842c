use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use rules::{Position, Value};

use crate::share::share;
use crate::tablebase::Tablebase;

/// The distribution of values in a tablebase, by points.
pub struct Census<P> {
    /// One row per number of points, most first.
    pub rows: Vec<Row<P>>,
}

/// The positions worth a number of points to the side that decides.
#[derive(Clone, Copy, Debug)]
pub struct Row<P> {
    /// The points.
    pub points: i8,
    /// How many positions there are; those that share an index count once.
    pub positions: u64,
    /// The value with the longest distance to the end.
    pub farthest: Value,
    /// A position with that value.
    pub example: P,
}

/// The running count for one number of points.
#[derive(Clone, Copy)]
struct Count {
    positions: u64,
    farthest: Value,
    /// The first index with that value.
    index: u32,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.positions += other.positions;
        let is_farther = other.farthest.plies() > self.farthest.plies();
        if is_farther || (other.farthest == self.farthest && other.index < self.index) {
            (self.farthest, self.index) = (other.farthest, other.index);
        }
    }
}

impl<P: Position> Census<P> {
    /// The number of indices per work item.
    const CHUNK: u32 = 1 << 16;

    /// Counts the positions of a tablebase on several threads.
    pub fn of(table: &Tablebase<P>, threads: usize) -> Census<P> {
        let family = table.family();
        let counts = Mutex::new(BTreeMap::new());
        let count = family.count();
        share(threads, (0..count).step_by(Self::CHUNK as usize), |first| {
            let mut here = BTreeMap::new();
            for index in first..count.min(first.saturating_add(Self::CHUNK)) {
                if (family.position)(index).is_some() {
                    add(&mut here, Count { positions: 1, farthest: table.at(index), index });
                }
            }
            let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
            here.into_values().for_each(|count| add(&mut counts, count));
        });
        let counts = counts.into_inner().unwrap_or_else(PoisonError::into_inner);
        let row = |(points, count): (i8, Count)| {
            let Count { positions, farthest, index } = count;
            Some(Row { points, positions, farthest, example: (family.position)(index)? })
        };
        Census { rows: counts.into_iter().rev().filter_map(row).collect() }
    }

    /// Returns the total number of positions.
    pub fn positions(&self) -> u64 {
        self.rows.iter().map(|row| row.positions).sum()
    }

    /// Returns the row with the longest forced win.
    pub fn longest_win(&self) -> Option<&Row<P>> {
        self.rows.iter().filter(|row| row.points > 0).max_by_key(|row| row.farthest.plies())
    }
}

fn add(counts: &mut BTreeMap<i8, Count>, count: Count) {
    counts.entry(count.farthest.points()).and_modify(|known| known.add(count)).or_insert(count);
}
