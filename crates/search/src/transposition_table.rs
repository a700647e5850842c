use std::sync::atomic::{AtomicU64, Ordering};

use crate::Score;

/// A transposition table, shared by threads without locks.
///
/// Each slot is two words, with the second xored into the first: a reader that sees halves of two different writes
/// sees a key that does not match, and treats it as a miss.
pub struct TranspositionTable {
    buckets: Vec<[Slot; TranspositionTable::WAYS]>,
    generation: AtomicU64,
}

#[derive(Default)]
struct Slot {
    key: AtomicU64,
    data: AtomicU64,
}

/// The stored facts about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
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
    /// The true score is at least this (fail high).
    Lower,
    /// The true score is at most this (fail low).
    Upper,
}

impl TranspositionTable {
    const WAYS: usize = 4;
    const NO_MOVE: u64 = 0xffff;

    /// Creates a table of at most this many megabytes, and at least one bucket.
    pub fn new(megabytes: usize) -> TranspositionTable {
        let bytes = megabytes.saturating_mul(1 << 20);
        let buckets = (bytes / size_of::<[Slot; TranspositionTable::WAYS]>()).max(1);
        let buckets = if buckets.is_power_of_two() { buckets } else { buckets.next_power_of_two() / 2 };
        TranspositionTable {
            buckets: (0..buckets).map(|_| Default::default()).collect(),
            generation: AtomicU64::new(0),
        }
    }

    /// Clears all entries.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flatten() {
            slot.key.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        self.generation.store(0, Ordering::Relaxed);
    }

    /// Starts a new generation, so that older entries are replaced first.
    pub(crate) fn age(&self) {
        self.generation.store((self.generation.load(Ordering::Relaxed) + 1) & 0x3f, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot; TranspositionTable::WAYS] {
        &self.buckets[(key as usize) & (self.buckets.len() - 1)]
    }

    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        for slot in self.bucket(key) {
            let data = slot.data.load(Ordering::Relaxed);
            if data != 0 && slot.key.load(Ordering::Relaxed) ^ data == key {
                return Some(unpacked(data));
            }
        }
        None
    }

    #[inline]
    pub(crate) fn store(&self, key: u64, entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let mut victim = &bucket[0];
        let mut lowest_value = i64::MAX;
        for slot in bucket {
            let data = slot.data.load(Ordering::Relaxed);
            if data == 0 || slot.key.load(Ordering::Relaxed) ^ data == key {
                victim = slot;
                break;
            }
            // Deep entries are worth keeping, old ones less so.
            let age = (generation.wrapping_sub(data >> 58)) & 0x3f;
            let value = ((data >> 32) & 0xff) as i64 - 4 * age as i64;
            if value < lowest_value {
                (victim, lowest_value) = (slot, value);
            }
        }
        let data = packed(entry, generation);
        victim.data.store(data, Ordering::Relaxed);
        victim.key.store(key ^ data, Ordering::Relaxed);
    }

    /// Estimates from a sample how full the table is with entries of this search, in permille.
    pub fn hashfull(&self) -> u32 {
        let generation = self.generation.load(Ordering::Relaxed);
        let sample = self.buckets.iter().take(250).flatten();
        let used = |slot: &&Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && data >> 58 == generation
        };
        let sampled = 4 * self.buckets.len().min(250) as u32;
        sample.filter(used).count() as u32 * 1000 / sampled
    }
}

/// Bits 0–31 the score, 32–39 the depth, 40–55 the best move, 56–57 the bound (never 0), 58–63 the generation.
fn packed(entry: Entry, generation: u64) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    let best = entry.best.map_or(TranspositionTable::NO_MOVE, u64::from);
    let depth = entry.depth.clamp(0, 255) as u64;
    u64::from(entry.score.0 as u32) | depth << 32 | best << 40 | bound << 56 | generation << 58
}

fn unpacked(data: u64) -> Entry {
    let best = (data >> 40) & TranspositionTable::NO_MOVE;
    Entry {
        score: Score(data as u32 as i32),
        depth: ((data >> 32) & 0xff) as i32,
        bound: match (data >> 56) & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
        best: (best != TranspositionTable::NO_MOVE).then_some(best as u16),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_entries_are_found() {
        let table = TranspositionTable::new(1);
        let entry = Entry { score: Score(-1234), depth: 17, bound: Bound::Upper, best: Some(300) };
        assert_eq!(table.probe(42), None);
        table.store(42, entry);
        assert_eq!(table.probe(42), Some(entry));
        table.store(42, Entry { best: None, bound: Bound::Exact, ..entry });
        assert_eq!(table.probe(42), Some(Entry { best: None, bound: Bound::Exact, ..entry }));
        table.clear();
        assert_eq!(table.probe(42), None);
    }

    #[test]
    fn old_and_shallow_entries_are_replaced() {
        let table = TranspositionTable::new(0);
        let entry = |depth| Entry { score: Score(1), depth, bound: Bound::Exact, best: None };
        for key in 1..=4 {
            table.store(key, entry(10 + key as i32));
        }
        table.store(5, entry(3));
        assert_eq!((table.probe(1), table.probe(5)), (None, Some(entry(3))));
        for _ in 0..4 {
            table.age();
        }
        table.store(6, entry(1));
        table.store(7, entry(1));
        assert_eq!(table.probe(6), Some(entry(1)), "an slot of this search outlives deeper ones of long ago");
    }
}
