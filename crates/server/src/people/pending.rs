use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Secret;

/// Things that were begun and wait for their second half, each known by a secret, for a few minutes.
pub(super) struct Pending<T> {
    things: Mutex<HashMap<String, (T, Instant)>>,
}

const LIFE: Duration = Duration::from_secs(5 * 60);
const MOST: usize = 10_000;

impl<T> Pending<T> {
    pub(super) fn new() -> Pending<T> {
        Pending { things: Mutex::new(HashMap::new()) }
    }

    /// Keeps something. `None` if too many wait.
    pub(super) fn put(&self, thing: T) -> Option<Secret> {
        let mut things = self.things.lock().unwrap_or_else(PoisonError::into_inner);
        if things.len() >= MOST {
            things.retain(|_, (_, since)| since.elapsed() < LIFE);
        }
        if things.len() >= MOST {
            return None;
        }
        let secret = Secret::random("");
        things.insert(secret.reveal().to_owned(), (thing, Instant::now()));
        Some(secret)
    }

    /// Takes something out; a second time it is not there.
    pub(super) fn take(&self, secret: &str) -> Option<T> {
        let mut things = self.things.lock().unwrap_or_else(PoisonError::into_inner);
        let (thing, since) = things.remove(secret)?;
        (since.elapsed() < LIFE).then_some(thing)
    }
}
