use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The counts of a load test so far.
#[derive(Default)]
pub(super) struct Tally {
    counts: Mutex<Counts>,
}

#[derive(Default)]
pub(super) struct Counts {
    pub(super) sent: u64,
    /// Latencies from sending a move.
    pub(super) from_sending: Vec<Duration>,
    /// Latencies from when the move was due.
    pub(super) from_due: Vec<Duration>,
    pub(super) errors: BTreeMap<String, u64>,
}

impl Tally {
    pub(super) fn lock(&self) -> MutexGuard<'_, Counts> {
        // Counts are always consistent, so a poisoned lock is safe to use.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn sent(&self) {
        self.lock().sent += 1;
    }

    pub(super) fn heard(&self, from_sending: Duration, from_due: Duration) {
        let mut counts = self.lock();
        counts.from_sending.push(from_sending);
        counts.from_due.push(from_due);
    }

    pub(super) fn error(&self, what: String) {
        let mut counts = self.lock();
        // Errors that differ only in details must not fill the memory.
        let what = if counts.errors.len() < 50 { what } else { "other errors".to_owned() };
        *counts.errors.entry(what).or_default() += 1;
    }
}
