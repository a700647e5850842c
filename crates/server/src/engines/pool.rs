use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use search::Stop;
use tokio::sync::oneshot;

use super::queue::Queue;

/// The threads on which computers think. Clones share them; they end when the last clone is gone, or when told to
/// [`close`](Engines::close).
#[derive(Clone)]
pub struct Engines {
    shared: Arc<Shared>,
    /// Closes the queue when the last handle is gone; the threads themselves hold only what they share.
    _last: Arc<Last>,
}

struct Shared {
    state: Mutex<State>,
    wake: Condvar,
    threads: usize,
}

struct State {
    queue: Queue<Job>,
    /// The flags of the work under way, so that closing can end it.
    running: Vec<Stop>,
    is_closed: bool,
}

struct Job {
    stop: Stop,
    work: Box<dyn FnOnce(&Stop) + Send>,
}

struct Last(Arc<Shared>);

impl Drop for Last {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// Why work was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineError {
    /// Too much is waiting already, for this owner or for all.
    Busy {
        /// How much is waiting before it.
        waiting: usize,
    },
    /// The server is stopping, or the work failed.
    Stopped,
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineError::Busy { waiting } => {
                write!(f, "the computers are busy and {waiting} requests wait already; try again in a moment")
            }
            EngineError::Stopped => f.write_str("the computers are stopping; try again in a moment"),
        }
    }
}

impl std::error::Error for EngineError {}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // Work runs outside of the lock, so nothing can be half done behind a poisoned one.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        for stop in &state.running {
            stop.stop();
        }
        // Whoever waits for these hears of it, because the senders of their answers are dropped.
        drop(state.queue.drain());
        drop(state);
        self.wake.notify_all();
    }

    fn next(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(job) = state.queue.pop() {
                state.running.push(job.stop.clone());
                return Some(job);
            }
            state = self.wake.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn run(&self) {
        while let Some(Job { stop, work }) = self.next() {
            // A panic ends this work and no other: its sender is dropped, and the asker hears `Stopped`.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(&stop)));
            self.lock().running.retain(|other| !other.is_same(&stop));
        }
    }
}

impl Engines {
    /// What may wait for one owner, and for all together.
    pub(super) const MOST_FOR_ONE: usize = 64;
    const MOST: usize = 4096;

    /// So many threads, and at least one. A thread that the system refuses is said in the log; without any, whoever asks
    /// is told that nothing can be done.
    pub fn start(threads: usize) -> Engines {
        let threads = threads.max(1);
        let state = State { queue: Queue::new(), running: Vec::new(), is_closed: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), wake: Condvar::new(), threads });
        let engines = Engines { shared: shared.clone(), _last: Arc::new(Last(shared.clone())) };
        for number in 0..threads {
            let worker = shared.clone();
            let started = thread::Builder::new().name(format!("engine {number}")).spawn(move || worker.run());
            if let Err(error) = started {
                tracing::error!(%error, "a thread for computer players did not start");
                if number == 0 {
                    shared.close();
                }
            }
        }
        engines
    }

    /// How many threads there are.
    pub fn threads(&self) -> usize {
        self.shared.threads
    }

    /// How much is waiting.
    pub fn waiting(&self) -> usize {
        self.shared.lock().queue.len()
    }

    /// How much is under way.
    pub fn running(&self) -> usize {
        self.shared.lock().running.len()
    }

    /// Does some work on one of the threads when it is this owner's turn, and waits for it. Whoever stops waiting sets the
    /// flag that the work is given, so that it ends soon.
    pub async fn run<T: Send + 'static>(
        &self,
        owner: &str,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, EngineError> {
        let (answer, answered) = oneshot::channel();
        let stop = Stop::new();
        let job = Job {
            stop: stop.clone(),
            work: Box::new(move |stop| {
                // Nobody may be waiting any more.
                if !answer.is_closed() {
                    let _ = answer.send(work(stop));
                }
            }),
        };
        {
            let mut state = self.shared.lock();
            if state.is_closed {
                return Err(EngineError::Stopped);
            }
            let waiting = state.queue.len();
            if waiting >= Self::MOST || state.queue.len_of(owner) >= Self::MOST_FOR_ONE {
                return Err(EngineError::Busy { waiting });
            }
            state.queue.push(owner, job);
        }
        self.shared.wake.notify_one();
        let _guard = StopOnDrop(stop);
        answered.await.map_err(|_| EngineError::Stopped)
    }

    /// Ends everything that is under way or waiting. Nothing can be asked for afterwards.
    pub fn close(&self) {
        self.shared.close();
    }
}

struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}
