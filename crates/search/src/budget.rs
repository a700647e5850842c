use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a search may go on: until the first limit is reached, or until it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Time from now.
    pub time: Option<Duration>,
    /// Positions visited by the first thread.
    pub nodes: Option<u64>,
    /// Plies of the deepest finished iteration.
    pub depth: Option<u32>,
}

impl Budget {
    /// So much time.
    pub fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::default() }
    }

    /// So many positions. With one thread the result is exactly repeatable.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { nodes: Some(nodes), ..Budget::default() }
    }

    /// So many plies.
    pub fn depth(depth: u32) -> Budget {
        Budget { depth: Some(depth), ..Budget::default() }
    }

    /// A fair share of a clock: what is left, and what each decision adds.
    pub fn clock(left: Duration, increment: Duration) -> Budget {
        // Most games here last some thirty decisions a side, and a reserve keeps slow machines from losing on time.
        let reserve = Duration::from_millis(30).min(left / 4);
        let share = (left - reserve) / 25 + increment * 3 / 4;
        Budget::time(share.min((left - reserve) / 2))
    }
}

/// Tells searches to stop, from any thread. Copies share one flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Asks every search that was given this flag to stop; they do so within milliseconds.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether this is a copy of the same flag.
    pub fn is_same(&self, other: &Stop) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Whether it was asked to stop.
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
    /// Stops it as well.
    leader_stop: Option<Stop>,
    is_spent: bool,
}

impl Meter {
    /// How many nodes pass between two looks at the clock: well under a millisecond.
    const INTERVAL: u64 = 512;

    pub(crate) fn new(budget: &Budget, started: Instant, stop: Stop) -> Meter {
        let deadline = budget.time.and_then(|time| started.checked_add(time));
        let node_limit = budget.nodes.unwrap_or(u64::MAX);
        Meter { nodes: 0, node_limit, deadline, stop, leader_stop: None, is_spent: false }
    }

    /// The meter of a thread that helps another: it minds the same time and the same flag by itself, so that nobody has to wait
    /// for it, and stops when the other one is done.
    pub(crate) fn helping(budget: &Budget, started: Instant, stop: Stop, leader_stop: Stop) -> Meter {
        let time = Budget { time: budget.time, ..Budget::default() };
        Meter { leader_stop: Some(leader_stop), ..Meter::new(&time, started, stop) }
    }

    /// Counts one node. True once the budget is spent, and from then on.
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

    /// Counts one piece of work that takes microseconds, and looks at the clock more often.
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
