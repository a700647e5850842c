use rules::{Side, Symmetric};

use super::numbers::Numbers;

/// What was found out about positions, as far as there is room to remember it.
pub(super) struct Memory {
    entries: Vec<Entry>,
}

/// Enough of a position's keys to know it again, its numbers for the side that is asked about, and how many positions were
/// looked at for them: 0 for an entry that is free.
///
/// Three plain numbers, because the system hands out zeros for nothing, and memory that is never used stays unclaimed.
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

/// What a position, and its images, are known by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Id {
    key: u64,
    check: u32,
}

impl Id {
    /// Positions that the board's symmetries carry into one another share an identity, as long as no sides are swapped. It
    /// is made of the keys of two images: one key alone is too short for billions of positions.
    pub(super) fn of<P: Symmetric>(position: &P, winner: Side) -> Id {
        let mut least = position.key();
        let mut second = u64::MAX;
        for symmetry in (1..P::SYMMETRIES).filter(|symmetry| !P::swaps_sides(*symmetry)) {
            let key = position.image(symmetry).key();
            second = second.min(key.max(least));
            least = least.min(key);
        }
        // Who is to win is told apart by any bit that is not used for the place.
        Id { key: least, check: (second >> 32) as u32 ^ winner as u32 }
    }
}

/// Positions with the same place share so many entries.
const SHARED: usize = 4;

impl Memory {
    /// Room of so many mebibytes.
    pub(super) fn new(mebibytes: usize) -> Memory {
        let count = (mebibytes.max(1) << 20) / size_of::<Entry>();
        Memory { entries: vec![[0; 3]; count.next_multiple_of(SHARED)] }
    }

    fn place(&self, id: Id) -> usize {
        // The upper half of the product spreads the keys evenly over any number of places.
        let places = (self.entries.len() / SHARED) as u128;
        ((u128::from(id.key) * places) >> 64) as usize * SHARED
    }

    /// The numbers of a position and the work that went into them, if they are remembered.
    #[inline]
    pub(super) fn get(&self, id: Id) -> Option<(Numbers, u32)> {
        let place = self.place(id);
        let entry = self.entries[place..place + SHARED].iter().find(|entry| is_of(entry, id))?;
        Some((Numbers { proof: (entry[2] >> 32) as u32, disproof: entry[2] as u32 }, work_of(entry)))
    }

    /// Remembers the numbers of a position, and forgets what took the least work where there is no room.
    pub(super) fn put(&mut self, id: Id, numbers: Numbers, work: u64) {
        let place = self.place(id);
        let shared = &mut self.entries[place..place + SHARED];
        let known = shared.iter().position(|entry| is_of(entry, id));
        let least = || (0..SHARED).min_by_key(|number| work_of(&shared[*number]));
        let victim = known.or_else(least).unwrap_or(0);
        shared[victim] = entry(id, numbers, work.clamp(1, u32::MAX.into()) as u32);
    }
}
