use std::sync::Arc;

use rules::Side;
use search::Stop;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use wire::GameState;

use crate::engine::{Answer, Engine};

/// A mind at work, outside of the runtime. Dropped, it stops.
pub(crate) struct Thinking {
    about: Moment,
    stop: Stop,
    task: JoinHandle<Option<(Engine, Answer)>>,
}

/// A moment at which something is to be decided: in which game at the table, and after how many choices; `None` for the
/// setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    pub(crate) game_number: u32,
    pub(crate) ply: Option<usize>,
}

impl Moment {
    /// The moment at which a side has to decide, if it has to.
    pub(crate) fn of(state: &GameState, side: Side) -> Option<Moment> {
        let game_number = state.game_number;
        if state.setups_missing[side] {
            Some(Moment { game_number, ply: None })
        } else if state.decides == Some(side.number()) && state.ending.is_none() {
            Some(Moment { game_number, ply: Some(state.ply) })
        } else {
            None
        }
    }
}

impl Thinking {
    /// Begins, as soon as one of the permits for thinking is free.
    pub(crate) fn begin(
        mut engine: Engine,
        about: Moment,
        state: GameState,
        side: Side,
        permits: Arc<Semaphore>,
    ) -> Thinking {
        let stop = Stop::new();
        let told = stop.clone();
        let task = tokio::spawn(async move {
            // Nobody closes the semaphore; without a permit, thinking would only be less fair.
            let _permit = permits.acquire_owned().await.ok();
            let work = tokio::task::spawn_blocking(move || {
                let answer = engine.answer(&state, side, &told);
                (engine, answer)
            });
            work.await.ok()
        });
        Thinking { about, stop, task }
    }

    /// About which moment.
    pub(crate) fn about(&self) -> Moment {
        self.about
    }

    /// Waits for the answer; `None` if the player broke down. Nothing is lost if this is given up half-way and asked
    /// again.
    pub(crate) async fn done(&mut self) -> Option<(Engine, Answer)> {
        (&mut self.task).await.ok().flatten()
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.stop();
        // One that waits for its turn does not begin any more.
        self.task.abort();
    }
}
