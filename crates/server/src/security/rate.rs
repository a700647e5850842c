use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

use super::{client_address, network};
use crate::config::Limits;
use crate::error::ApiError;
use crate::reason::Reason;
use crate::state::AppState;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Requests from one address.
    Address,
    /// Requests of one person.
    Person,
    /// Attempts to sign in or to sign up, from one address and for one name.
    SignIn,
    /// New guests from one address.
    Guest,
    /// Messages over a socket.
    Message,
    /// What one person says at tables.
    Chat,
}

/// How often somebody may do something: one token bucket for each class and key.
///
/// A bucket is known by a hash of its key, with a secret of this process, so that it takes a few bytes whatever the key.
/// The number of buckets has a limit; where it is reached, buckets that are full again go first, and then any.
pub struct RateLimits {
    classes: [Rate; 6],
    secret: RandomState,
    shards: [Mutex<HashMap<u64, Bucket>>; SHARDS],
}

const SHARDS: usize = 16;
const BUCKETS_A_SHARD: usize = 8192;

#[derive(Clone, Copy, Debug)]
struct Rate {
    per_second: f64,
    burst: f64,
}

/// Ten lines at once, and then one every two seconds: more than anybody types who means what they say.
const CHAT: Rate = Rate { per_second: 0.5, burst: 10.0 };

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
    rate: Rate,
}

impl Bucket {
    fn refill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * self.rate.per_second).min(self.rate.burst);
        self.at = now;
    }
}

impl RateLimits {
    /// No buckets yet.
    pub fn new(limits: &Limits) -> RateLimits {
        let seconds = |rate: f64, seconds: f64| Rate { per_second: rate, burst: (rate * seconds).max(1.0) };
        RateLimits {
            classes: [
                seconds(limits.requests_per_second, 4.0),
                seconds(limits.person_requests_per_second, 4.0),
                seconds(limits.sign_ins_per_minute / 60.0, 60.0),
                seconds(limits.guests_per_minute / 60.0, 60.0),
                seconds(limits.messages_per_second, 2.0),
                CHAT,
            ],
            secret: RandomState::new(),
            shards: Default::default(),
        }
    }

    /// Takes one token for a key, or says after how many seconds there is one.
    pub fn check(&self, class: Class, key: impl Hash) -> Result<(), ApiError> {
        self.check_at(class, key, Instant::now())
    }

    /// Takes one token for an address. A whole network of IPv6 is one address, as anybody has one.
    pub fn check_address(&self, class: Class, address: IpAddr) -> Result<(), ApiError> {
        self.check(class, network(address))
    }

    fn check_at(&self, class: Class, key: impl Hash, now: Instant) -> Result<(), ApiError> {
        let hash = self.secret.hash_one((class, key));
        let shard = &self.shards[(hash % SHARDS as u64) as usize];
        // Numbers in buckets are right after whatever panicked.
        let mut buckets = shard.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= BUCKETS_A_SHARD && !buckets.contains_key(&hash) {
            make_room(&mut buckets, now);
        }
        let rate = self.classes[class as usize];
        let bucket = buckets.entry(hash).or_insert(Bucket { left: rate.burst, at: now, rate });
        bucket.refill(now);
        if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            return Ok(());
        }
        metrics::counter!("holocourt_rate_limited_total", "class" => format!("{class:?}")).increment(1);
        let missing = (1.0 - bucket.left) / rate.per_second.max(f64::MIN_POSITIVE);
        let seconds = missing.ceil().clamp(1.0, 3600.0) as u64;
        Err(Reason::TooManyRequests { seconds }.into())
    }
}

fn make_room(buckets: &mut HashMap<u64, Bucket>, now: Instant) {
    buckets.retain(|_, bucket| {
        bucket.refill(now);
        bucket.left < bucket.rate.burst
    });
    if buckets.len() >= BUCKETS_A_SHARD {
        // The order of a hash map is as good as chance: whoever fills the map does not choose who is forgotten.
        let mut to_forget = BUCKETS_A_SHARD / 8;
        buckets.retain(|_, _| {
            to_forget = to_forget.saturating_sub(1);
            to_forget == 0
        });
    }
}

/// Slows down whoever asks too often. Questions about the server's health are not counted.
pub(super) async fn middleware(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    if !["/healthz", "/readyz"].contains(&request.uri().path()) {
        let address = client_address(request.extensions(), request.headers(), state.config());
        state.rate_limits().check_address(Class::Address, address)?;
    }
    Ok(next.run(request).await)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limits = RateLimits::new(&Limits { sign_ins_per_minute: 3.0, ..Limits::default() });
        let now = Instant::now();
        let check = |key, seconds| limits.check_at(Class::SignIn, key, now + Duration::from_secs(seconds));
        for _ in 0..3 {
            assert!(check("eve", 0).is_ok());
        }
        assert_eq!(check("eve", 0), Err(Reason::TooManyRequests { seconds: 20 }.into()));
        assert!(check("bob", 0).is_ok(), "others are not concerned");
        assert!(limits.check_at(Class::Guest, "eve", now).is_ok(), "nor is what is counted apart");
        assert_eq!(check("eve", 19), Err(Reason::TooManyRequests { seconds: 1 }.into()));
        assert!(check("eve", 20).is_ok());
        assert!(check("eve", 20).is_err());
    }

    #[test]
    fn no_number_of_keys_fills_the_memory() {
        let limits = RateLimits::new(&Limits::default());
        let now = Instant::now();
        for key in 0..(SHARDS * BUCKETS_A_SHARD * 2) {
            assert!(limits.check_at(Class::Address, key, now).is_ok());
        }
        let count = |shard: &Mutex<HashMap<u64, Bucket>>| shard.lock().unwrap().len();
        assert!(limits.shards.iter().all(|shard| count(shard) <= BUCKETS_A_SHARD));
    }
}
