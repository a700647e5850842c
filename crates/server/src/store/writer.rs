//! Group commit. Callers hand over a change of a table and wait. All changes that are waiting are written in one
//! transaction, so that a thousand moves a second need far fewer than a thousand trips to the disk.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{Storage, StoreError, TableChange};

/// How many changes may wait. Further callers wait for a place in the queue.
const QUEUE: usize = 4096;

/// The most changes in one transaction: enough to spread the cost of a commit, few enough to keep the wait short.
const BATCH: usize = 512;

struct Job {
    change: TableChange,
    asked_at: Instant,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// A handle for writing changes of tables. Cheap to clone. When the last one is dropped, the writer finishes the queue and
/// ends.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Message>,
}

enum Message {
    Write(Box<Job>),
    Stop,
}

impl Writer {
    /// Starts a writer. The task ends when the writer is stopped or no handle is left.
    pub fn start(store: Arc<dyn Storage>) -> (Writer, JoinHandle<()>) {
        let (jobs, queue) = mpsc::channel(QUEUE);
        (Writer { jobs }, tokio::spawn(run(store, queue)))
    }

    /// Writes a change. When this returns `Ok`, it is on disk.
    ///
    /// A caller who gives up waiting does not know whether the change was written.
    pub async fn write(&self, change: TableChange) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = Message::Write(Box::new(Job { change, asked_at: Instant::now(), answer }));
        self.jobs.send(job).await.map_err(|_| StoreError::Stopping)?;
        answered.await.unwrap_or(Err(StoreError::Stopping))
    }

    /// Asks the writer to finish the queue and end. Later changes are refused.
    pub async fn stop(&self) {
        // A writer that has ended has nothing left to stop.
        let _ = self.jobs.send(Message::Stop).await;
    }
}

async fn run(store: Arc<dyn Storage>, mut queue: mpsc::Receiver<Message>) {
    let mut messages = Vec::with_capacity(BATCH);
    // When the database was last known to be away.
    let mut failed_at: Option<Instant> = None;
    while queue.recv_many(&mut messages, BATCH).await > 0 {
        let mut changes = Vec::with_capacity(messages.len());
        let mut answers = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                // A caller that has waited for one failure does not wait for another.
                Message::Write(job) if failed_at.is_some_and(|failed_at| job.asked_at <= failed_at) => {
                    let _ = job.answer.send(Err(StoreError::NoAnswer));
                }
                Message::Write(job) => {
                    changes.push(job.change);
                    answers.push(job.answer);
                }
                // The queue is still finished, but nothing new is accepted.
                Message::Stop => queue.close(),
            }
        }
        if changes.is_empty() {
            continue;
        }
        let started = Instant::now();
        let results = store.commit(&changes).await;
        if results.iter().any(|result| result.as_ref().is_err_and(StoreError::is_away)) {
            failed_at = Some(Instant::now());
        }
        metrics::histogram!("holocourt_commit_seconds").record(started.elapsed());
        metrics::histogram!("holocourt_commit_changes").record(changes.len() as f64);
        metrics::gauge!("holocourt_commit_queue").set(queue.len() as f64);
        for (answer, result) in answers.into_iter().zip(results) {
            if let Err(error) = &result {
                metrics::counter!("holocourt_commit_errors_total").increment(1);
                tracing::warn!(%error, "a change of a table was not written");
            }
            // The caller may have given up; the change is written anyway.
            let _ = answer.send(result);
        }
    }
}
