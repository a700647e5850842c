use std::sync::{Mutex, PoisonError};
use std::thread;

/// Distributes work over several threads: each takes the next item when it has finished one.
pub(crate) fn share<T>(threads: usize, work: impl Iterator<Item = T> + Send, each: impl Fn(T) + Sync) {
    let work = Mutex::new(work);
    let next = || work.lock().unwrap_or_else(PoisonError::into_inner).next();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let Some(item) = next() {
                    each(item);
                }
            });
        }
    });
}
