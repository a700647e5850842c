//! Group commit. Whoever has something to write about a table hands it over and waits; whatever waits at the same time
//! is written in one transaction, so that a thousand moves a second need far fewer than a thousand trips to the disk.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{Storage, StoreError, TableChange};

/// How many changes may wait; beyond that, whoever comes waits for a place first.
const QUEUE: usize = 4096;

/// How many changes one transaction takes at most: enough to spread the cost of a commit, few enough that nobody waits
/// long for others.
const BATCH: usize = 512;

struct Job {
    change: TableChange,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// The handle with which changes of tables are written. Cheap to clone. When the last one is gone, the writer finishes
/// what waits and ends.
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
        let job = Message::Write(Box::new(Job { change, answer }));
        self.jobs.send(job).await.map_err(|_| StoreError::Stopping)?;
        answered.await.unwrap_or(Err(StoreError::Stopping))
    }

    /// Asks the writer to finish what waits and to end. What comes later is refused.
    pub async fn stop(&self) {
        // A writer that has ended has nothing left to stop.
        let _ = self.jobs.send(Message::Stop).await;
    }
}

async fn run(store: Arc<dyn Storage>, mut queue: mpsc::Receiver<Message>) {
    let mut messages = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut messages, BATCH).await > 0 {
        let mut changes = Vec::with_capacity(messages.len());
        let mut answers = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Write(job) => {
                    changes.push(job.change);
                    answers.push(job.answer);
                }
                // What waits is still taken, but nothing new.
                Message::Stop => queue.close(),
            }
        }
        if changes.is_empty() {
            continue;
        }
        let started = Instant::now();
        let results = store.commit(&changes).await;
        metrics::histogram!("holocourt_commit_seconds").record(started.elapsed());
        metrics::histogram!("holocourt_commit_changes").record(changes.len() as f64);
        metrics::gauge!("holocourt_commit_queue").set(queue.len() as f64);
        for (answer, result) in answers.into_iter().zip(results) {
            if let Err(error) = &result {
                metrics::counter!("holocourt_commit_errors_total").increment(1);
                tracing::warn!(%error, "a change of a table was not written");
            }
            // Whoever asked may have gone; the change is written all the same.
            let _ = answer.send(result);
        }
    }
}
