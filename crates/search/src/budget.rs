use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use web_time::Instant;

/// The limits of a search: it ends at the first one it reaches, or when it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// The time from now.
    pub time: Option<Duration>,
    /// The number of positions visited by the first thread.
    pub nodes: Option<u64>,
    /// The depth of the last iteration, in plies.
    pub depth: Option<u32>,
}

impl Budget {
    /// Creates a time limit.
    pub fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::default() }
    }

    /// Creates a node limit. With one thread, the result is reproducible.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { nodes: Some(nodes), ..Budget::default() }
    }

    /// Creates a depth limit.
    pub fn depth(depth: u32) -> Budget {
        Budget { depth: Some(depth), ..Budget::default() }
    }

    /// Allots a share of a clock to one of the `decisions` of a turn, given what is left and the increment per turn.
    pub fn clock(left: Duration, increment: Duration, decisions: u32) -> Budget {
        // Most games last about thirty turns a side, and a reserve keeps slow machines from losing on time.
        let reserve = Duration::from_millis(30).min(left / 4);
        let turn = (left - reserve) / 25 + increment * 3 / 4;
        Budget::time(turn.min((left - reserve) / 2) / decisions.max(1))
    }
}

/// A flag that stops searches, from any thread. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl From<Arc<AtomicBool>> for Stop {
    /// Shares a flag with code that does not know this type: once it is set, searches stop.
    fn from(flag: Arc<AtomicBool>) -> Stop {
        Stop(flag)
    }
}

impl Stop {
    /// Creates a flag that is not set.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Stops every search that has this flag, within milliseconds.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether both are clones of the same flag.
    pub fn is_same(&self, other: &Stop) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Whether the flag is set.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Counts nodes against a budget, and looks at the clock now and then.
pub(crate) struct Meter {
    pub(crate) nodes: u64,
    node_limit: u64,
    deadline: Option<Instant>,
    stop: Stop,
    /// Another flag that stops the search.
    leader_stop: Option<Stop>,
    is_spent: bool,
}

impl Meter {
    /// The number of nodes between two readings of the clock: well under a millisecond.
    const INTERVAL: u64 = 512;

    pub(crate) fn new(budget: &Budget, started: Instant, stop: Stop) -> Meter {
        let deadline = budget.time.and_then(|time| started.checked_add(time));
        let node_limit = budget.nodes.unwrap_or(u64::MAX);
        Meter { nodes: 0, node_limit, deadline, stop, leader_stop: None, is_spent: false }
    }

    /// The meter of a helper thread: it has the same time limit and the same flag, so it never delays the end, and
    /// it stops when the main thread is done.
    pub(crate) fn helping(budget: &Budget, started: Instant, stop: Stop, leader_stop: Stop) -> Meter {
        let time = Budget { time: budget.time, ..Budget::default() };
        Meter { leader_stop: Some(leader_stop), ..Meter::new(&time, started, stop) }
    }

    /// Counts one node. Returns whether the budget is spent; once it is, it stays so.
    #[inline]
    pub(crate) fn tick(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.node_limit {
            self.is_spent = true;
        } else if self.nodes.is_multiple_of(Meter::INTERVAL) {
            self.look();
        }
        self.is_spent
    }

    /// Counts a unit of work that takes microseconds, and reads the clock more often.
    pub(crate) fn tick_slowly(&mut self) -> bool {
        if self.nodes.is_multiple_of(32) {
            self.look();
        }
        self.tick()
    }

    fn look(&mut self) {
        self.is_spent |= self.stop.is_stopped()
            || self.leader_stop.as_ref().is_some_and(Stop::is_stopped)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
    }

    #[inline]
    pub(crate) fn is_spent(&self) -> bool {
        self.is_spent
    }
}
