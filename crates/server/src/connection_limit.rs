use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::error::ApiError;
use crate::reason::Reason;

/// Limits the open connections of each key: a person or an address. Cheap to clone.
pub struct ConnectionLimit<K> {
    open: Arc<Mutex<HashMap<K, usize>>>,
    max: usize,
}

/// Counts as one open connection until it is dropped.
pub struct ConnectionPermit<K: Eq + Hash> {
    limit: ConnectionLimit<K>,
    key: K,
}

impl<K> Clone for ConnectionLimit<K> {
    fn clone(&self) -> ConnectionLimit<K> {
        ConnectionLimit { open: self.open.clone(), max: self.max }
    }
}

impl<K: Clone + Eq + Hash> ConnectionLimit<K> {
    /// At most `max` connections for each key.
    pub fn new(max: usize) -> ConnectionLimit<K> {
        ConnectionLimit { open: Arc::default(), max }
    }

    /// Counts one more connection, or refuses it.
    pub fn acquire(&self, key: &K) -> Result<ConnectionPermit<K>, ApiError> {
        let mut open = self.lock();
        let count = open.entry(key.clone()).or_default();
        if *count >= self.max {
            return Err(Reason::TooManyRequests { seconds: 10 }.into());
        }
        *count += 1;
        Ok(ConnectionPermit { limit: self.clone(), key: key.clone() })
    }
}

impl<K> ConnectionLimit<K> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        // The map is always consistent, so a poisoned lock is safe to use.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Drop for ConnectionPermit<K> {
    fn drop(&mut self) {
        let mut open = self.limit.lock();
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
    fn a_key_has_a_limited_number_of_connections() {
        let limit = ConnectionLimit::new(64);
        let mut open: Vec<ConnectionPermit<&str>> = (0..64).map(|_| limit.acquire(&"ada").unwrap()).collect();
        assert!(limit.acquire(&"ada").is_err());
        assert!(limit.acquire(&"bob").is_ok(), "others have their own");
        open.pop();
        assert!(limit.acquire(&"ada").is_ok());
        drop(open);
        assert!(limit.lock().is_empty(), "closed connections leave nothing behind");
    }
}
