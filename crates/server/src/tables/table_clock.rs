use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::Time;
use wire::{StateView, Update};

use super::context::Context;

/// Delays from this on are the server's fault, and nobody is charged for them.
const SLOW_MS: u64 = 500;

/// The time at one table. It can be stopped while something is stored and go on later from where it was, so that
/// nobody's clock runs before they can see that it does. Clones share it.
#[derive(Clone)]
pub(super) struct TableClock {
    context: Arc<Context>,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// How far this time is behind the server's, in milliseconds.
    behind_ms: u64,
    /// Where it was stopped.
    stopped: Option<Time>,
}

impl TableClock {
    pub(super) fn new(context: Arc<Context>) -> TableClock {
        TableClock { context, state: Arc::default() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time now.
    pub(super) fn now(&self) -> Time {
        let state = self.lock();
        state.stopped.unwrap_or_else(|| Time(self.context.now().0.saturating_sub(state.behind_ms)))
    }

    /// Stops at a moment that has just passed.
    pub(super) fn stop(&self, at: Time) {
        self.lock().stopped = Some(at);
    }

    /// Resumes. The time since the stop doesn't count if `is_free`, or if it was long.
    pub(super) fn go_on(&self, is_free: bool) {
        let mut state = self.lock();
        let Some(at) = state.stopped.take() else { return };
        let behind_ms = self.context.now().0.saturating_sub(at.0);
        if is_free || behind_ms.saturating_sub(state.behind_ms) >= SLOW_MS {
            state.behind_ms = behind_ms;
        }
    }

    /// The time now as the whole server measures it, which is the only one that pages know.
    pub(super) fn server_time(&self) -> u64 {
        self.context.now().0
    }

    /// Converts the times in what a page is shown to the server's.
    pub(super) fn convert(&self, state: &mut StateView) {
        let behind_ms = self.lock().behind_ms;
        let convert = |time: &mut u64| *time = time.saturating_add(behind_ms);
        state.clock.iter_mut().filter_map(|clock| clock.since.as_mut()).for_each(convert);
        state.setup_until.iter_mut().chain(&mut state.first_move_until).for_each(convert);
        for away in state.seats.iter_mut().filter_map(|seat| seat.away.as_mut()) {
            convert(&mut away.since);
            away.until.iter_mut().for_each(convert);
        }
    }

    /// The same for an update. Its events keep the times that are stored, so that everyone sees the same, always.
    pub(super) fn converted(&self, mut update: Update) -> Update {
        self.convert(&mut update.state);
        update
    }
}
