use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::error::ApiError;
use crate::reason::Reason;

/// How many long connections of one kind each has open: a person, or an address. Cheap to clone.
pub struct Visits<K> {
    open: Arc<Mutex<HashMap<K, usize>>>,
    most: usize,
}

/// A connection that counts as open as long as this lives.
pub struct Visit<K: Eq + Hash> {
    visits: Visits<K>,
    key: K,
}

impl<K> Clone for Visits<K> {
    fn clone(&self) -> Visits<K> {
        Visits { open: self.open.clone(), most: self.most }
    }
}

impl<K: Clone + Eq + Hash> Visits<K> {
    /// At most so many for each.
    pub fn new(most: usize) -> Visits<K> {
        Visits { open: Arc::default(), most }
    }

    /// Counts one more, unless there are too many.
    pub fn open(&self, key: &K) -> Result<Visit<K>, ApiError> {
        let mut open = self.lock();
        let count = open.entry(key.clone()).or_default();
        if *count >= self.most {
            return Err(Reason::TooManyRequests { seconds: 10 }.into());
        }
        *count += 1;
        Ok(Visit { visits: self.clone(), key: key.clone() })
    }
}

impl<K> Visits<K> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        // Nothing is ever half done here.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Drop for Visit<K> {
    fn drop(&mut self) {
        let mut open = self.visits.lock();
        if let Some(count) = open.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_too_many() {
        let visits = Visits::new(64);
        let mut open: Vec<Visit<&str>> = (0..64).map(|_| visits.open(&"ada").unwrap()).collect();
        assert!(visits.open(&"ada").is_err());
        assert!(visits.open(&"bob").is_ok(), "others have their own");
        open.pop();
        assert!(visits.open(&"ada").is_ok());
        drop(open);
        assert!(visits.lock().is_empty(), "nothing is left of those who are gone");
    }
}
