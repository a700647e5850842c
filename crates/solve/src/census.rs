use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use rules::{Position, Value};

use crate::share::share;
use crate::tablebase::Tablebase;

/// How many positions of a family are worth how much, by points.
pub struct Census<P> {
    /// A row for each number of points that comes up, the most first.
    pub rows: Vec<Row<P>>,
}

/// The positions that are worth a number of points to the side that decides in them.
#[derive(Clone, Copy, Debug)]
pub struct Row<P> {
    /// The points.
    pub points: i8,
    /// How many positions there are, those that share an index counted once.
    pub positions: u64,
    /// The value of those in which the end is farthest away.
    pub farthest: Value,
    /// One of those.
    pub example: P,
}

/// What is counted of one number of points.
#[derive(Clone, Copy)]
struct Count {
    positions: u64,
    farthest: Value,
    /// The first index of that value.
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
    /// So many indices are counted in one go.
    const CHUNK: u32 = 1 << 16;

    /// Counts the positions of a table, on several threads.
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

    /// How many positions there are in all.
    pub fn positions(&self) -> u64 {
        self.rows.iter().map(|row| row.positions).sum()
    }

    /// The row of the forced win that takes longest.
    pub fn longest_win(&self) -> Option<&Row<P>> {
        self.rows.iter().filter(|row| row.points > 0).max_by_key(|row| row.farthest.plies())
    }
}

fn add(counts: &mut BTreeMap<i8, Count>, count: Count) {
    counts.entry(count.farthest.points()).and_modify(|known| known.add(count)).or_insert(count);
}
