use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often the time is read, so that a gap between two readings is known to be a stall.
const TICK: Duration = Duration::from_millis(100);
/// The longest gap that counts in full. Of a longer one, as after SIGSTOP or the sleep of a laptop, nobody is charged
/// for more.
const LONGEST_GAP: Duration = Duration::from_secs(1);

/// Time that does not follow the system's clock, and does not count while the process stands still.
pub(super) struct Steady {
    state: Arc<Mutex<State>>,
}

struct State {
    start_ms: i64,
    elapsed: Duration,
    last: Instant,
}

impl Steady {
    /// Begins at a time in milliseconds.
    pub(super) fn start(start_ms: i64) -> Steady {
        let state = State { start_ms, elapsed: Duration::ZERO, last: Instant::now() };
        let state = Arc::new(Mutex::new(state));
        let ticking = Arc::downgrade(&state);
        let ticker = thread::Builder::new().name("clock".to_owned()).spawn(move || {
            while let Some(state) = ticking.upgrade() {
                read(&state);
                drop(state);
                thread::sleep(TICK);
            }
        });
        if let Err(error) = ticker {
            tracing::error!(%error, "the clock's thread did not start; games are timed less exactly");
        }
        Steady { state }
    }

    /// The time now.
    pub(super) fn now(&self) -> i64 {
        read(&self.state)
    }
}

fn read(state: &Mutex<State>) -> i64 {
    state.lock().unwrap_or_else(PoisonError::into_inner).read(Instant::now())
}

impl State {
    fn read(&mut self, now: Instant) -> i64 {
        self.elapsed += now.saturating_duration_since(self.last).min(LONGEST_GAP);
        self.last = now;
        self.start_ms.saturating_add(i64::try_from(self.elapsed.as_millis()).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stall_does_not_count() {
        let start = Instant::now();
        let mut state = State { start_ms: 1_000, elapsed: Duration::ZERO, last: start };
        let mut check = |after_ms: u64, expected: i64| {
            assert_eq!(state.read(start + Duration::from_millis(after_ms)), expected, "{after_ms}");
        };
        check(0, 1_000);
        check(100, 1_100);
        check(1_100, 2_100);
        check(21_100, 3_100);
        check(21_200, 3_200);
    }
}
