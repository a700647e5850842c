use std::sync::atomic::{AtomicU32, Ordering};

/// How far solving has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is being done.
    pub stage: Stage,
    /// How much of it is done.
    pub done: u32,
    /// How much there is to do. In the last stage it is the most there can be: draws are never come across.
    pub total: u32,
}

/// What solving does, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Lists the moves of every position.
    List,
    /// Links every position to those it can come from.
    Link,
    /// Works backwards from finished games.
    Solve,
    /// Does all of that at once, taking moves back, where a game has said how.
    Unmove,
}

impl Stage {
    /// The stages where moves cannot be taken back, in order.
    pub const ALL: [Stage; 3] = [Stage::List, Stage::Link, Stage::Solve];
}

impl Progress {
    /// How much of the whole work is done, from 0 to 1, as far as it can be foreseen.
    pub fn fraction(self) -> f32 {
        /// How the time divides among the stages, by experience.
        const SHARES: [f32; 3] = [0.55, 0.2, 0.25];
        let part = self.done as f32 / self.total.max(1) as f32;
        let stage = self.stage as usize;
        SHARES.get(stage).map_or(part, |share| SHARES[..stage].iter().sum::<f32>() + share * part)
    }
}

/// Tells from several threads how far a stage has come.
pub(crate) struct Report<'p> {
    stage: Stage,
    done: AtomicU32,
    total: u32,
    progress: &'p (dyn Fn(Progress) + Sync),
}

impl<'p> Report<'p> {
    pub(crate) fn new(stage: Stage, total: u32, progress: &'p (dyn Fn(Progress) + Sync)) -> Report<'p> {
        progress(Progress { stage, done: 0, total });
        Report { stage, done: AtomicU32::new(0), total, progress }
    }

    /// So much more is done.
    pub(crate) fn add(&self, more: usize) {
        let done = self.done.fetch_add(more as u32, Ordering::Relaxed) + more as u32;
        (self.progress)(Progress { stage: self.stage, done, total: self.total });
    }
}
