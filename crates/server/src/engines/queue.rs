use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

/// A job may be overtaken for this many times its own duration.
const WAIT_FACTOR: u32 = 16;

/// A fair queue. Quick jobs go before long ones that have not waited for long, and an owner with many jobs delays only
/// their own.
pub(super) struct Queue<T> {
    /// With their owners, by when they are due and in the order of their arrival.
    waiting: BTreeMap<(Instant, u64), (String, T)>,
    owners: HashMap<String, Owner>,
    /// The number of the next job.
    number: u64,
}

/// Somebody with queued jobs.
struct Owner {
    waiting: usize,
    /// When the last of them is due.
    last_due: Instant,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Queue<T> {
        Queue { waiting: BTreeMap::new(), owners: HashMap::new(), number: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Returns the number of jobs of one owner.
    pub(super) fn len_of(&self, owner: &str) -> usize {
        self.owners.get(owner).map_or(0, |owner| owner.waiting)
    }

    /// Adds a job that takes about this long.
    pub(super) fn push(&mut self, owner: &str, effort: Duration, now: Instant, item: T) {
        let of_owner = self.owners.entry(owner.to_owned()).or_insert(Owner { waiting: 0, last_due: now });
        of_owner.waiting += 1;
        of_owner.last_due = of_owner.last_due.max(now) + effort * WAIT_FACTOR;
        self.waiting.insert((of_owner.last_due, self.number), (owner.to_owned(), item));
        self.number += 1;
    }

    /// Takes the job that is due first.
    pub(super) fn pop(&mut self) -> Option<T> {
        let (_, (owner, item)) = self.waiting.pop_first()?;
        if let Some(of_owner) = self.owners.get_mut(&owner) {
            of_owner.waiting -= 1;
            if of_owner.waiting == 0 {
                self.owners.remove(&owner);
            }
        }
        Some(item)
    }

    /// Removes all jobs.
    pub(super) fn drain(&mut self) -> Vec<T> {
        self.owners.clear();
        std::mem::take(&mut self.waiting).into_values().map(|(_, item)| item).collect()
    }
}
