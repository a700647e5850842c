use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use search::Stop;
use tokio::sync::oneshot;

use super::queue::Queue;

/// The threads for computer players and analysis. Clones share them; they end when the last clone is dropped, or on
/// [`close`](Engines::close).
#[derive(Clone)]
pub struct Engines {
    shared: Arc<Shared>,
    /// Closes the queue when the last handle is dropped; the threads themselves hold only the shared part.
    _last: Arc<Last>,
}

struct Shared {
    state: Mutex<State>,
    wake: Condvar,
    threads: usize,
}

struct State {
    queue: Queue<Job>,
    /// The stop flags of running jobs, so that closing can end them.
    running: Vec<Stop>,
    is_closed: bool,
}

/// What a job does, given its stop flag and its share of the time.
type Work = Box<dyn FnOnce(&Stop, Duration) + Send>;

struct Job {
    stop: Stop,
    work: Work,
}

struct Last(Arc<Shared>);

impl Drop for Last {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// Why a job was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineError {
    /// Too many jobs are queued, for this owner or in total.
    Busy {
        /// The number of jobs queued before it.
        waiting: usize,
    },
    /// The server is stopping, or the job failed.
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
        // Jobs run outside the lock, so a poisoned lock hides no inconsistent state.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        for stop in &state.running {
            stop.stop();
        }
        // The owners of these jobs notice, because their senders are dropped.
        drop(state.queue.drain());
        drop(state);
        self.wake.notify_all();
    }

    /// The next job, and its share of the time.
    fn next(&self) -> Option<(Job, Duration)> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(job) = state.queue.pop() {
                state.running.push(job.stop.clone());
                return Some((job, self.share(state.queue.len())));
            }
            state = self.wake.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// How long a job may think while this many wait. The more there are, the less each gets, so that all of them have
    /// had their turn soon.
    fn share(&self, waiting: usize) -> Duration {
        const ALL: Duration = Duration::from_secs(2);
        const LEAST: Duration = Duration::from_millis(10);
        match u32::try_from(waiting) {
            Ok(0) => Duration::MAX,
            Ok(waiting) => (ALL * self.threads as u32 / waiting).max(LEAST),
            Err(_) => LEAST,
        }
    }

    fn run(&self) {
        while let Some((Job { stop, work }, share)) = self.next() {
            // A panic ends only this job: its sender is dropped, and the caller gets `Stopped`.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(&stop, share)));
            self.lock().running.retain(|other| !other.is_same(&stop));
        }
    }
}

impl Engines {
    /// The most jobs queued for one owner.
    pub(super) const MOST_FOR_ONE: usize = 64;
    const MOST: usize = 4096;
    /// With more jobs than this queued for each thread, nothing should be begun that needs many more.
    pub(super) const CROWD: usize = 100;

    /// Starts this many threads, but at least one. Failure to start a thread is logged; without any, every job fails.
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

    /// Returns the number of threads.
    pub fn threads(&self) -> usize {
        self.shared.threads
    }

    /// Returns the number of queued jobs.
    pub fn waiting(&self) -> usize {
        self.shared.lock().queue.len()
    }

    /// Returns the number of queued jobs if it is so high that no new games should begin.
    pub fn crowd(&self) -> Option<usize> {
        let waiting = self.waiting();
        (waiting > Self::CROWD * self.threads()).then_some(waiting)
    }

    /// Returns the number of running jobs.
    pub fn running(&self) -> usize {
        self.shared.lock().running.len()
    }

    /// Runs a job on one of the threads when it is its turn, and waits for the result. A job that takes less effort comes
    /// sooner. It receives the time that it may think. If the caller stops waiting, its stop flag is set, so that it ends
    /// soon.
    pub async fn run<T: Send + 'static>(
        &self,
        owner: &str,
        effort: Duration,
        work: impl FnOnce(&Stop, Duration) -> T + Send + 'static,
    ) -> Result<T, EngineError> {
        let (answer, answered) = oneshot::channel();
        let stop = Stop::new();
        let job = Job {
            stop: stop.clone(),
            work: Box::new(move |stop, share| {
                // The caller may have stopped waiting.
                if !answer.is_closed() {
                    let _ = answer.send(work(stop, share));
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
            state.queue.push(owner, effort, Instant::now(), job);
        }
        self.shared.wake.notify_one();
        let _guard = StopOnDrop(stop);
        answered.await.map_err(|_| EngineError::Stopped)
    }

    /// Stops all running and queued jobs. No more jobs are accepted.
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
