use rules::{Side, Symmetric};

use super::numbers::Numbers;

/// The transposition table of the proof search, of limited size.
pub(super) struct Memory {
    entries: Vec<Entry>,
}

/// The check bits of a position, its numbers for the side in question, and the number of positions searched to find
/// them; 0 marks a free entry.
///
/// Three plain integers, because the operating system provides zeroed pages lazily: untouched memory costs nothing.
type Entry = [u64; 3];

fn entry(id: Id, numbers: Numbers, work: u32) -> Entry {
    let pair = |high: u32, low: u32| u64::from(high) << 32 | u64::from(low);
    [id.key, pair(id.check, work), pair(numbers.proof, numbers.disproof)]
}

fn is_of(entry: &Entry, id: Id) -> bool {
    entry[0] == id.key && entry[1] >> 32 == u64::from(id.check) && work_of(entry) > 0
}

fn work_of(entry: &Entry) -> u32 {
    entry[1] as u32
}

/// The identity of a position and its images.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Id {
    key: u64,
    check: u32,
}

impl Id {
    /// Positions that are images of each other share an identity, as long as the symmetry doesn't swap sides. It
    /// combines the keys of two images: one key alone is too short for billions of positions.
    pub(super) fn of<P: Symmetric>(position: &P, winner: Side) -> Id {
        let mut least = position.key();
        let mut second = u64::MAX;
        for symmetry in (1..P::SYMMETRIES).filter(|symmetry| !P::swaps_sides(*symmetry)) {
            let key = position.image(symmetry).key();
            second = second.min(key.max(least));
            least = least.min(key);
        }
        // The side in question is distinguished by any bit not used for the bucket.
        Id { key: least, check: (second >> 32) as u32 ^ winner as u32 }
    }
}

/// The number of entries per bucket.
const SHARED: usize = 4;

impl Memory {
    /// Allocates this many mebibytes.
    pub(super) fn new(mebibytes: usize) -> Memory {
        let count = (mebibytes.max(1) << 20) / size_of::<Entry>();
        Memory { entries: vec![[0; 3]; count.next_multiple_of(SHARED)] }
    }

    fn place(&self, id: Id) -> usize {
        // The upper half of the product spreads keys evenly over any number of buckets.
        let places = (self.entries.len() / SHARED) as u128;
        ((u128::from(id.key) * places) >> 64) as usize * SHARED
    }

    /// Returns the numbers of a position and the work that went into them, if stored.
    #[inline]
    pub(super) fn get(&self, id: Id) -> Option<(Numbers, u32)> {
        let place = self.place(id);
        let entry = self.entries[place..place + SHARED].iter().find(|entry| is_of(entry, id))?;
        Some((Numbers { proof: (entry[2] >> 32) as u32, disproof: entry[2] as u32 }, work_of(entry)))
    }

    /// Stores the numbers of a position; replaces the entry with the least work if the bucket is full.
    pub(super) fn put(&mut self, id: Id, numbers: Numbers, work: u64) {
        let place = self.place(id);
        let shared = &mut self.entries[place..place + SHARED];
        let known = shared.iter().position(|entry| is_of(entry, id));
        let least = || (0..SHARED).min_by_key(|number| work_of(&shared[*number]));
        let victim = known.or_else(least).unwrap_or(0);
        shared[victim] = entry(id, numbers, work.clamp(1, u32::MAX.into()) as u32);
    }
}
