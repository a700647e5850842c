use std::hash::{Hash, Hasher};

/// Move ordering statistics: killer moves, countermoves and the history heuristic.
pub(crate) struct History<M> {
    killers: Vec<[Option<M>; 2]>,
    counts: Vec<i32>,
    /// The countermove to each move.
    counters: Vec<Option<M>>,
    /// The moves of the current line by ply; `None` for rolls.
    line: Vec<Option<M>>,
}

impl<M: Copy + Eq + Hash> History<M> {
    const SLOTS: usize = 1 << 14;
    const MOST: i32 = 1 << 20;

    pub(crate) fn new() -> History<M> {
        let slots = History::<M>::SLOTS;
        History { killers: Vec::new(), counts: vec![0; slots], counters: vec![None; slots], line: Vec::new() }
    }

    #[inline]
    fn slot(mv: M) -> usize {
        let mut hasher = Mix(0);
        mv.hash(&mut hasher);
        (hasher.0 >> 50) as usize & (History::<M>::SLOTS - 1)
    }

    #[inline]
    pub(crate) fn of(&self, mv: M) -> i32 {
        self.counts[History::slot(mv)]
    }

    /// The rank of a move among the killers of this ply, if it is one.
    #[inline]
    pub(crate) fn killer_rank(&self, ply: usize, mv: M) -> Option<i32> {
        let killers = self.killers.get(ply)?;
        let place = killers.iter().position(|killer| *killer == Some(mv))?;
        Some(1 - place as i32)
    }

    /// Sets the move at this ply of the current line; `None` for a roll.
    #[inline]
    pub(crate) fn follow(&mut self, ply: usize, mv: Option<M>) {
        if self.line.len() <= ply {
            self.line.resize(ply + 1, None);
        }
        self.line[ply] = mv;
    }

    /// The countermove to the move before this ply.
    #[inline]
    pub(crate) fn counter(&self, ply: usize) -> Option<M> {
        self.counters[self.slot_before(ply)?]
    }

    fn slot_before(&self, ply: usize) -> Option<usize> {
        self.line.get(ply.checked_sub(1)?).copied().flatten().map(History::slot)
    }

    /// Rewards a move that caused a cutoff at this ply and depth.
    pub(crate) fn reward(&mut self, ply: usize, mv: M, depth: i32) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        if let Some(slot) = self.slot_before(ply) {
            self.counters[slot] = Some(mv);
        }
        self.add(mv, depth * depth);
    }

    /// Penalises a move that was tried before the one that caused a cutoff.
    pub(crate) fn penalise(&mut self, mv: M, depth: i32) {
        self.add(mv, -depth * depth);
    }

    fn add(&mut self, mv: M, amount: i32) {
        let count = &mut self.counts[History::slot(mv)];
        // The closer to the limit, the smaller the change, so old results fade.
        *count += amount - (i64::from(*count) * i64::from(amount.abs()) / i64::from(Self::MOST)) as i32;
    }
}

/// A quick hash for small values: a few multiplications.
struct Mix(u64);

impl Mix {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.add(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.add(u64::from(value));
    }

    fn write_u32(&mut self, value: u32) {
        self.add(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.add(value);
    }

    fn write_isize(&mut self, value: isize) {
        self.add(value as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
