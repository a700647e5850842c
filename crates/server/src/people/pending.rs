use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Secret;
use crate::id::PersonId;

/// Ceremonies that have begun and wait a few minutes for their second half, each known by a secret.
///
/// Their number is limited, per person and in total; the oldest is dropped.
pub(super) struct Pending<T> {
    /// The oldest first.
    waiting: Mutex<VecDeque<Waiting<T>>>,
}

struct Waiting<T> {
    secret: Secret,
    owner: Option<PersonId>,
    since: Instant,
    ceremony: T,
}

const LIFETIME: Duration = Duration::from_secs(5 * 60);
const MOST: usize = 10_000;
const MOST_PER_PERSON: usize = 5;

impl<T> Pending<T> {
    pub(super) fn new() -> Pending<T> {
        Pending { waiting: Mutex::new(VecDeque::new()) }
    }

    /// Adds a ceremony of this person, or of someone unknown.
    pub(super) fn put(&self, owner: Option<&PersonId>, ceremony: T) -> Secret {
        let mut waiting = self.lock();
        while waiting.front().is_some_and(|oldest| oldest.since.elapsed() >= LIFETIME) {
            waiting.pop_front();
        }
        if let Some(owner) = owner {
            let mut own = waiting.iter().enumerate().filter(|(_, one)| one.owner.as_ref() == Some(owner));
            let oldest = own.next().map(|(place, _)| place);
            if let Some(oldest) = oldest
                && own.count() + 1 >= MOST_PER_PERSON
            {
                waiting.remove(oldest);
            }
        }
        if waiting.len() >= MOST {
            waiting.pop_front();
        }
        let secret = Secret::random("");
        let owner = owner.cloned();
        waiting.push_back(Waiting { secret: secret.clone(), owner, since: Instant::now(), ceremony });
        secret
    }

    /// Removes a ceremony. `None` if it is unknown, expired or removed before.
    pub(super) fn take(&self, secret: &str) -> Option<T> {
        let mut waiting = self.lock();
        let place = waiting.iter().position(|one| one.secret.reveal() == secret)?;
        let found = waiting.remove(place)?;
        (found.since.elapsed() < LIFETIME).then_some(found.ceremony)
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Waiting<T>>> {
        // The list is always consistent, so a poisoned lock is safe to use.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ceremony_can_be_finished_once() {
        let pending = Pending::new();
        let secret = pending.put(None, 1);
        assert_eq!(pending.take("unknown"), None);
        assert_eq!(pending.take(secret.reveal()), Some(1));
        assert_eq!(pending.take(secret.reveal()), None);
    }

    #[test]
    fn one_person_does_not_block_others() {
        let pending = Pending::new();
        let (ann, eve) = (PersonId::random(), PersonId::random());
        let of_ann = pending.put(Some(&ann), 0);
        let of_eve: Vec<Secret> = (0..MOST + 1).map(|_| pending.put(Some(&eve), 1)).collect();
        assert_eq!(pending.take(of_ann.reveal()), Some(0));
        let left = of_eve.iter().filter(|secret| pending.take(secret.reveal()).is_some()).count();
        assert_eq!(left, MOST_PER_PERSON);
    }
}
