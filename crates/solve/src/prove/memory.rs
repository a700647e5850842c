use rules::{Side, Symmetric};

use super::numbers::Numbers;

/// What was found out about positions, as far as there is room to remember it.
pub(super) struct Memory {
    entries: Vec<Entry>,
}

/// Enough of a position's keys to know it again, and its numbers for the side that is to be proved the winner.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    check: u32,
    proof: u32,
    disproof: u32,
    /// How many positions were looked at for it; 0 for an entry that is free.
    work: u32,
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
        const FREE: Entry = Entry { key: 0, check: 0, proof: 1, disproof: 1, work: 0 };
        let count = (mebibytes.max(1) << 20) / size_of::<Entry>();
        Memory { entries: vec![FREE; count.next_multiple_of(SHARED)] }
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
        let is_it = |entry: &&Entry| entry.key == id.key && entry.check == id.check && entry.work > 0;
        let entry = self.entries[place..place + SHARED].iter().find(is_it)?;
        Some((Numbers { proof: entry.proof, disproof: entry.disproof }, entry.work))
    }

    /// Remembers the numbers of a position, and forgets what took the least work where there is no room.
    pub(super) fn put(&mut self, id: Id, numbers: Numbers, work: u64) {
        let place = self.place(id);
        let shared = &mut self.entries[place..place + SHARED];
        let mut victim = 0;
        for (number, entry) in shared.iter().enumerate() {
            if entry.key == id.key && entry.check == id.check {
                victim = number;
                break;
            }
            if entry.work < shared[victim].work {
                victim = number;
            }
        }
        let Numbers { proof, disproof } = numbers;
        let work = work.clamp(1, u32::MAX.into()) as u32;
        shared[victim] = Entry { key: id.key, check: id.check, proof, disproof, work };
    }
}
