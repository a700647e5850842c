use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

mod steady;

use steady::Steady;

type Reading = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Reads the time, in milliseconds since 1970 in UTC. Tests bring their own.
#[derive(Clone)]
pub struct Clock {
    wall: Reading,
    steady: Reading,
    /// How far the steady time is ahead of its source.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// The system's clock.
    pub fn system() -> Clock {
        let wall = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
        };
        let steady = Steady::start(wall());
        Clock::with_steady(wall, move || steady.now())
    }

    /// A clock that calls this function.
    pub fn new(now: impl Fn() -> i64 + Clone + Send + Sync + 'static) -> Clock {
        Clock::with_steady(now.clone(), now)
    }

    /// A clock that calls these functions: one for dates, one to measure time with.
    pub fn with_steady(
        wall: impl Fn() -> i64 + Send + Sync + 'static,
        steady: impl Fn() -> i64 + Send + Sync + 'static,
    ) -> Clock {
        Clock { wall: Arc::new(wall), steady: Arc::new(steady), ahead: Arc::default() }
    }

    /// The date and time now. It jumps when the system's clock is set.
    pub fn now(&self) -> i64 {
        (self.wall)()
    }

    /// The time that games are measured with. It begins with the date and time at which the server started, never jumps,
    /// and stands still while the whole process does.
    pub fn steady(&self) -> i64 {
        (self.steady)().saturating_add(self.ahead.load(Ordering::Relaxed))
    }

    /// Moves the time for games ahead, if need be, so that it never falls behind an earlier server's: the system's clock
    /// may have been set back in between.
    pub fn go_on_from(&self, earlier: i64) {
        let behind = earlier.saturating_sub(self.steady());
        if behind > 0 {
            self.ahead.fetch_add(behind, Ordering::Relaxed);
        }
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&self.now()).finish()
    }
}
