use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use wire::GameState;

use super::{Answer, Engine};

/// An engine that is thinking, on a thread of its own, and what it decides.
pub(super) type Thought = (Box<dyn Engine>, Result<Answer, String>);

/// An engine at work. It stops when this is dropped.
pub(super) struct Thinking {
    about: Moment,
    stop: Arc<AtomicBool>,
    task: JoinHandle<Option<Thought>>,
}

/// A moment at which a decision is due: in which game at the table, and after how many choices; `None` for the setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    pub(super) game_number: u32,
    pub(super) ply: Option<usize>,
}

impl Moment {
    /// The decision that a seat, 0 or 1, has to make now, if any.
    pub(super) fn of(state: &GameState, seat: usize) -> Option<Moment> {
        let game_number = state.game_number;
        if state.setups_missing[seat] {
            Some(Moment { game_number, ply: None })
        } else if state.decides.map(usize::from) == Some(seat + 1) && state.ending.is_none() {
            Some(Moment { game_number, ply: Some(state.ply) })
        } else {
            None
        }
    }
}

impl Thinking {
    /// Starts as soon as a permit is free.
    pub(super) fn start(
        mut engine: Box<dyn Engine>,
        about: Moment,
        state: GameState,
        seat: usize,
        permits: Arc<Semaphore>,
    ) -> Thinking {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let task = tokio::spawn(async move {
            // The semaphore is never closed.
            let _permit = permits.acquire_owned().await.ok();
            let work = tokio::task::spawn_blocking(move || {
                let answer = engine.answer(&state, seat, &stopped);
                (engine, answer)
            });
            work.await.ok()
        });
        Thinking { about, stop, task }
    }

    /// The decision it thinks about.
    pub(super) fn about(&self) -> Moment {
        self.about
    }

    /// Waits for the answer; `None` if the engine panicked. Cancel safe.
    pub(super) async fn done(&mut self) -> Option<Thought> {
        (&mut self.task).await.ok().flatten()
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // Keeps it from starting if it is still waiting for a permit.
        self.task.abort();
    }
}
