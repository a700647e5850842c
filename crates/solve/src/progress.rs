use std::sync::atomic::{AtomicU32, Ordering};

/// The progress of solving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The current stage.
    pub stage: SolveStage,
    /// The amount of work done in this stage.
    pub done: u32,
    /// The total amount of work in this stage. In the last stage it is an upper bound: draws are never reached.
    pub total: u32,
}

/// The stages of solving, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SolveStage {
    /// Listing the moves of every position.
    List,
    /// Linking every position to its predecessors.
    Link,
    /// Working backwards from finished games.
    Solve,
    /// All of this in one stage, for games with unmoves.
    Unmove,
}

impl SolveStage {
    /// The stages for games without unmoves, in order.
    pub const ALL: [SolveStage; 3] = [SolveStage::List, SolveStage::Link, SolveStage::Solve];
}

impl Progress {
    /// Estimates the progress of all stages together, from 0 to 1.
    pub fn fraction(self) -> f32 {
        /// The typical share of each stage in the total time.
        const SHARES: [f32; 3] = [0.55, 0.2, 0.25];
        let part = self.done as f32 / self.total.max(1) as f32;
        let stage = self.stage as usize;
        SHARES.get(stage).map_or(part, |share| SHARES[..stage].iter().sum::<f32>() + share * part)
    }
}

/// Reports the progress of a stage from several threads.
pub(crate) struct Report<'p> {
    stage: SolveStage,
    done: AtomicU32,
    total: u32,
    progress: &'p (dyn Fn(Progress) + Sync),
}

impl<'p> Report<'p> {
    pub(crate) fn new(stage: SolveStage, total: u32, progress: &'p (dyn Fn(Progress) + Sync)) -> Report<'p> {
        progress(Progress { stage, done: 0, total });
        Report { stage, done: AtomicU32::new(0), total, progress }
    }

    /// Adds to the work done.
    pub(crate) fn add(&self, more: usize) {
        let done = self.done.fetch_add(more as u32, Ordering::Relaxed) + more as u32;
        (self.progress)(Progress { stage: self.stage, done, total: self.total });
    }
}
