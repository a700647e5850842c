use std::sync::atomic::{AtomicU64, Ordering};

use crate::Score;

/// A transposition table: what was found about positions, by their keys. Shared by threads without locks.
///
/// Each entry is two words, the second stored also xored into the first: a reader that sees the halves of two different
/// writes sees a key that does not match, and takes it for a miss.
pub struct Table {
    buckets: Vec<[Entry; Table::WAYS]>,
    generation: AtomicU64,
}

#[derive(Default)]
struct Entry {
    key: AtomicU64,
    data: AtomicU64,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    pub(crate) score: Score,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// The number of the best move, in the order of the position.
    pub(crate) best: Option<u16>,
}

/// How a score found with a window relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
}

impl Table {
    const WAYS: usize = 4;
    const NO_MOVE: u64 = 0xffff;

    /// A table of at most this many megabytes, and at least one bucket.
    pub fn new(megabytes: usize) -> Table {
        let bytes = megabytes.saturating_mul(1 << 20);
        let buckets = (bytes / size_of::<[Entry; Table::WAYS]>()).max(1);
        let buckets = if buckets.is_power_of_two() { buckets } else { buckets.next_power_of_two() / 2 };
        Table { buckets: (0..buckets).map(|_| Default::default()).collect(), generation: AtomicU64::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for entry in self.buckets.iter().flatten() {
            entry.key.store(0, Ordering::Relaxed);
            entry.data.store(0, Ordering::Relaxed);
        }
        self.generation.store(0, Ordering::Relaxed);
    }

    /// Makes entries of earlier searches the first to be replaced.
    pub(crate) fn age(&self) {
        self.generation.store((self.generation.load(Ordering::Relaxed) + 1) & 0x3f, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Entry; Table::WAYS] {
        &self.buckets[(key as usize) & (self.buckets.len() - 1)]
    }

    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<Found> {
        for entry in self.bucket(key) {
            let data = entry.data.load(Ordering::Relaxed);
            if data != 0 && entry.key.load(Ordering::Relaxed) ^ data == key {
                return Some(unpacked(data));
            }
        }
        None
    }

    #[inline]
    pub(crate) fn keep(&self, key: u64, found: Found) {
        let generation = self.generation.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let mut worst = &bucket[0];
        let mut worst_worth = i64::MAX;
        for entry in bucket {
            let data = entry.data.load(Ordering::Relaxed);
            if data == 0 || entry.key.load(Ordering::Relaxed) ^ data == key {
                worst = entry;
                break;
            }
            // Deep entries are worth keeping, old ones less so.
            let age = (generation.wrapping_sub(data >> 58)) & 0x3f;
            let worth = ((data >> 32) & 0xff) as i64 - 4 * age as i64;
            if worth < worst_worth {
                (worst, worst_worth) = (entry, worth);
            }
        }
        let data = packed(found, generation);
        worst.data.store(data, Ordering::Relaxed);
        worst.key.store(key ^ data, Ordering::Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths, from a sample.
    pub fn use_per_mille(&self) -> u32 {
        let generation = self.generation.load(Ordering::Relaxed);
        let sample = self.buckets.iter().take(250).flatten();
        let used = |entry: &&Entry| {
            let data = entry.data.load(Ordering::Relaxed);
            data != 0 && data >> 58 == generation
        };
        let sampled = 4 * self.buckets.len().min(250) as u32;
        sample.filter(used).count() as u32 * 1000 / sampled
    }
}

/// Bits 0–31 the score, 32–39 the depth, 40–55 the best move, 56–57 the bound (never 0), 58–63 the generation.
fn packed(found: Found, generation: u64) -> u64 {
    let bound = match found.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    let best = found.best.map_or(Table::NO_MOVE, u64::from);
    let depth = found.depth.clamp(0, 255) as u64;
    u64::from(found.score.0 as u32) | depth << 32 | best << 40 | bound << 56 | generation << 58
}

fn unpacked(data: u64) -> Found {
    let best = (data >> 40) & Table::NO_MOVE;
    Found {
        score: Score(data as u32 as i32),
        depth: ((data >> 32) & 0xff) as i32,
        bound: match (data >> 56) & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
        best: (best != Table::NO_MOVE).then_some(best as u16),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found() {
        let table = Table::new(1);
        let found = Found { score: Score(-1234), depth: 17, bound: Bound::Upper, best: Some(300) };
        assert_eq!(table.find(42), None);
        table.keep(42, found);
        assert_eq!(table.find(42), Some(found));
        table.keep(42, Found { best: None, bound: Bound::Exact, ..found });
        assert_eq!(table.find(42), Some(Found { best: None, bound: Bound::Exact, ..found }));
        table.clear();
        assert_eq!(table.find(42), None);
    }

    #[test]
    fn old_and_shallow_entries_give_way() {
        let table = Table::new(0);
        let found = |depth| Found { score: Score(1), depth, bound: Bound::Exact, best: None };
        for key in 1..=4 {
            table.keep(key, found(10 + key as i32));
        }
        table.keep(5, found(3));
        assert_eq!((table.find(1), table.find(5)), (None, Some(found(3))));
        for _ in 0..4 {
            table.age();
        }
        table.keep(6, found(1));
        table.keep(7, found(1));
        assert_eq!(table.find(6), Some(found(1)), "an entry of this search outlives deeper ones of long ago");
    }
}
