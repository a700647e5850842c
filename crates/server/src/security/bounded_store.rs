use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use governor::RateLimiter;
use governor::clock::{Clock, Reference};
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::StateStore;

/// A rate limiter whose keys are hashes.
pub(super) type BoundedLimiter<C> =
    RateLimiter<u64, BoundedStore<C>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// The states of a rate limiter, one for each key, which is a hash. Their number is bounded; when a shard is full, states
/// that have recovered are removed first, and then any.
pub(super) struct BoundedStore<C: Clock> {
    shards: [Mutex<HashMap<u64, Nanos>>; SHARDS],
    clock: C,
    start: C::Instant,
}

const SHARDS: usize = 16;
const KEYS_PER_SHARD: usize = 4096;

impl<C: Clock> BoundedStore<C> {
    /// A store for a limiter that is made right after it with the same clock.
    pub(super) fn new(clock: C) -> BoundedStore<C> {
        let start = clock.now();
        BoundedStore { shards: Default::default(), clock, start }
    }

    fn make_room(&self, states: &mut HashMap<u64, Nanos>) {
        // A state is the time since the start at which it has recovered.
        let now = self.clock.now().duration_since(self.start);
        states.retain(|_, recovered_at| *recovered_at > now);
        if states.len() >= KEYS_PER_SHARD {
            // The order of a hash map is random, so nobody can influence which states are forgotten.
            let mut to_remove = KEYS_PER_SHARD / 8;
            states.retain(|_, _| {
                to_remove = to_remove.saturating_sub(1);
                to_remove == 0
            });
        }
    }
}

impl<C: Clock> StateStore for BoundedStore<C> {
    type Key = u64;

    fn measure_and_replace<T, F, E>(&self, key: &u64, f: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let shard = &self.shards[(key % SHARDS as u64) as usize];
        // The states are always consistent, so a poisoned lock is safe to use.
        let mut states = shard.lock().unwrap_or_else(PoisonError::into_inner);
        let (result, state) = f(states.get(key).copied())?;
        if states.len() >= KEYS_PER_SHARD && !states.contains_key(key) {
            self.make_room(&mut states);
        }
        states.insert(*key, state);
        Ok(result)
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;
    use std::time::Duration;

    use governor::Quota;
    use governor::clock::FakeRelativeClock;

    use super::*;

    fn count(store: &BoundedStore<FakeRelativeClock>) -> usize {
        store.shards.iter().map(|shard| shard.lock().unwrap().len()).sum()
    }

    #[test]
    fn memory_is_bounded_for_any_number_of_keys() {
        const MOST: u64 = (SHARDS * KEYS_PER_SHARD) as u64;
        let clock = FakeRelativeClock::default();
        let quota = Quota::per_second(NonZeroU32::MIN);
        let limiter = BoundedLimiter::new(quota, BoundedStore::new(clock.clone()), clock.clone());
        assert!((0..MOST * 2).all(|key| limiter.check_key(&key).is_ok()));
        let store = limiter.into_state_store();
        assert!(count(&store) <= MOST as usize);
        assert!(count(&store) > MOST as usize / 2, "no more is forgotten than has to be");
    }

    #[test]
    fn recovered_keys_are_forgotten_first() {
        let clock = FakeRelativeClock::default();
        let quota = Quota::per_second(NonZeroU32::MIN);
        let limiter = BoundedLimiter::new(quota, BoundedStore::new(clock.clone()), clock.clone());
        let shard = |number: usize| (number * SHARDS) as u64;
        for number in 0..KEYS_PER_SHARD - 1 {
            assert!(limiter.check_key(&shard(number)).is_ok());
        }
        clock.advance(Duration::from_secs(60));
        let busy = shard(KEYS_PER_SHARD);
        assert!(limiter.check_key(&busy).is_ok());
        assert!(limiter.check_key(&shard(KEYS_PER_SHARD + 1)).is_ok(), "the shard was full");
        assert!(limiter.check_key(&busy).is_err(), "its state is still there");
        assert_eq!(count(&limiter.into_state_store()), 2);
    }
}
