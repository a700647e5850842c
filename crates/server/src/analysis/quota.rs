use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::error::ApiError;
use crate::id::PersonId;
use crate::reason::Reason;
use crate::security::network;

/// Limits the computing time of each person: some at once, more as it is refilled. What is not used is given back, which
/// the library for rate limits cannot do. Addresses have a quota too, because anyone can be any number of guests.
#[derive(Default)]
pub(super) struct Quota {
    spent: Mutex<HashMap<Who, Spent>>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Who {
    Person(PersonId),
    Address(IpAddr),
}

struct Spent {
    time: Duration,
    at: Instant,
}

impl Who {
    /// How much may be spent at once. All of it is refilled within [`Quota::PERIOD`].
    fn most(&self) -> Duration {
        match self {
            Who::Person(_) => Quota::PERSON,
            Who::Address(_) => Quota::PERSON * 4,
        }
    }
}

impl Spent {
    fn come_back(&mut self, most: Duration, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        let rate = most.as_secs_f64() / Quota::PERIOD.as_secs_f64();
        self.time = self.time.saturating_sub(Duration::from_secs_f64(passed * rate));
        self.at = now;
    }
}

/// Time taken from a quota. What is not used is returned when this is dropped.
pub(super) struct Reservation<'a> {
    quota: &'a Quota,
    who: [Who; 2],
    time: Duration,
    used: Duration,
}

impl Quota {
    /// How much a person may spend at once.
    const PERSON: Duration = Duration::from_secs(60);
    /// How long it takes to refill.
    const PERIOD: Duration = Duration::from_secs(300);
    /// How many quotas are stored before full ones are removed.
    const REMEMBERED: usize = 10_000;

    fn lock(&self) -> MutexGuard<'_, HashMap<Who, Spent>> {
        // The times are always consistent, so a poisoned lock is safe to use.
        self.spent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes time from the quotas of a person and their address; an error says how long to wait.
    pub(super) fn take(
        &self,
        person: &PersonId,
        address: IpAddr,
        time: Duration,
    ) -> Result<Reservation<'_>, ApiError> {
        self.take_at(person, address, time, Instant::now())
    }

    fn take_at(
        &self,
        person: &PersonId,
        address: IpAddr,
        time: Duration,
        now: Instant,
    ) -> Result<Reservation<'_>, ApiError> {
        let who = [Who::Person(person.clone()), Who::Address(network(address))];
        let mut spent = self.lock();
        if spent.len() > Self::REMEMBERED {
            spent.retain(|who, spent| {
                spent.come_back(who.most(), now);
                !spent.time.is_zero()
            });
        }
        for who in &who {
            let most = who.most();
            let entry = spent.entry(who.clone()).or_insert(Spent { time: Duration::ZERO, at: now });
            entry.come_back(most, now);
            let missing = (entry.time + time).saturating_sub(most);
            if !missing.is_zero() {
                let rate = most.as_secs_f64() / Self::PERIOD.as_secs_f64();
                let seconds = (missing.as_secs_f64() / rate).ceil().max(1.0) as u64;
                return Err(Reason::TooManyRequests { seconds }.into());
            }
        }
        for who in &who {
            if let Some(entry) = spent.get_mut(who) {
                entry.time += time;
            }
        }
        drop(spent);
        // If the caller gives up before the time is known, all of it counts as used.
        Ok(Reservation { quota: self, who, time, used: time })
    }
}

impl Reservation<'_> {
    /// Ends the reservation after this much was used.
    pub(super) fn used(mut self, time: Duration) {
        self.used = time.min(self.time);
    }
}

impl Drop for Reservation<'_> {
    fn drop(&mut self) {
        let back = self.time - self.used;
        let mut spent = self.quota.lock();
        for who in &self.who {
            if let Some(entry) = spent.get_mut(who) {
                entry.time = entry.time.saturating_sub(back);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn spent_time_is_refilled() {
        let quota = Quota::default();
        let (ada, bob) = (PersonId::random(), PersonId::random());
        let now = Instant::now();
        let take = |who: &PersonId, time, at| quota.take_at(who, HOME, time, now + seconds(at)).map(drop);
        for _ in 0..12 {
            assert!(take(&ada, seconds(5), 0).is_ok());
        }
        assert_eq!(take(&ada, seconds(5), 0), Err(Reason::TooManyRequests { seconds: 25 }.into()));
        assert!(take(&bob, seconds(5), 0).is_ok(), "others are not concerned");
        assert_eq!(take(&ada, seconds(5), 24), Err(Reason::TooManyRequests { seconds: 1 }.into()));
        assert!(take(&ada, seconds(5), 25).is_ok());
        assert!(take(&ada, seconds(60), 400).is_ok());
    }

    #[test]
    fn unused_time_is_returned() {
        let quota = Quota::default();
        let ada = PersonId::random();
        let now = Instant::now();
        for _ in 0..50 {
            quota.take_at(&ada, HOME, seconds(5), now).expect("enough").used(Duration::from_millis(10));
        }
        assert!(quota.take_at(&ada, HOME, seconds(59), now).is_ok());
    }

    #[test]
    fn guests_at_one_address_share_a_quota() {
        let quota = Quota::default();
        let now = Instant::now();
        let guest = || quota.take_at(&PersonId::random(), HOME, seconds(60), now).map(drop);
        for _ in 0..4 {
            assert!(guest().is_ok());
        }
        assert!(guest().is_err());
    }
}
