use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use governor::Quota;
use governor::clock::{Clock, MonotonicClock};

use super::bounded_store::{BoundedLimiter, BoundedStore};
use super::{client_address, network};
use crate::config::Limits;
use crate::error::ApiError;
use crate::reason::Reason;
use crate::state::AppState;

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Requests from one address.
    Address,
    /// Requests of one person, and commands over their sockets.
    Person,
    /// Attempts to sign in or up, per address and per name.
    SignIn,
    /// Attempts to sign in from one address with one name: half as many, so that one attacker leaves some to the owner.
    SignInShare,
    /// New guests from one address.
    Guest,
    /// Messages over one socket.
    Message,
    /// Chat lines of one person.
    Chat,
    /// Pictures that are painted for one address.
    Picture,
    /// Tables and lobbies that one person begins to watch, and is sent the whole of.
    Watch,
}

/// Limits rates: one limiter for each class, with one state per key.
///
/// A key is replaced by its hash with a secret of this process, so that a state takes a few bytes whatever the key.
pub struct RateLimits<C: Clock = MonotonicClock> {
    /// In the order of [`Class`].
    limiters: [BoundedLimiter<C>; 9],
    clock: C,
    secret: RandomState,
}

/// Chat: one line every two seconds, and ten at once, which is more than anyone types.
const CHAT_PER_SECOND: f64 = 0.5;
const CHAT_BURST: f64 = 10.0;

/// Pictures take some hundredths of a second each. Sites that show previews ask for few new ones.
const PICTURES_PER_SECOND: f64 = 1.0;
const PICTURE_BURST: f64 = 10.0;

/// Watching: a page may show 64 tables and comes back with all of them at once, and some people have two pages.
const WATCHES_PER_SECOND: f64 = 2.0;
const WATCH_BURST: f64 = 128.0;

/// A rate that hardly limits anything.
const LONGEST_PERIOD: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// A rate per second, and how many are allowed at once.
fn quota(per_second: f64, burst: f64) -> Quota {
    let period = Duration::try_from_secs_f64(per_second.recip()).unwrap_or(LONGEST_PERIOD);
    let period = period.clamp(Duration::from_nanos(1), LONGEST_PERIOD);
    let quota = Quota::with_period(period).unwrap_or_else(|| unreachable!("the period is not zero"));
    // A cast from a float saturates.
    quota.allow_burst(NonZeroU32::new(burst as u32).unwrap_or(NonZeroU32::MIN))
}

impl RateLimits {
    /// Creates the limiters.
    pub fn new(limits: &Limits) -> RateLimits {
        RateLimits::with_clock(limits, &MonotonicClock)
    }
}

impl<C: Clock + Clone> RateLimits<C> {
    fn with_clock(limits: &Limits, clock: &C) -> RateLimits<C> {
        let limiter = |quota| BoundedLimiter::new(quota, BoundedStore::new(clock.clone()), clock.clone());
        let over_seconds = |rate: f64, seconds: f64| limiter(quota(rate, rate * seconds));
        RateLimits {
            limiters: [
                over_seconds(limits.requests_per_second, 4.0),
                over_seconds(limits.person_requests_per_second, 4.0),
                over_seconds(limits.sign_ins_per_minute / 60.0, 60.0),
                over_seconds(limits.sign_ins_per_minute / 60.0 / 2.0, 60.0),
                over_seconds(limits.guests_per_minute / 60.0, 60.0),
                over_seconds(limits.messages_per_second, 2.0),
                limiter(quota(CHAT_PER_SECOND, CHAT_BURST)),
                limiter(quota(PICTURES_PER_SECOND, PICTURE_BURST)),
                limiter(quota(WATCHES_PER_SECOND, WATCH_BURST)),
            ],
            clock: clock.clone(),
            secret: RandomState::new(),
        }
    }

    /// Counts one for a key; an error says how many seconds to wait.
    pub fn check(&self, class: Class, key: impl Hash) -> Result<(), ApiError> {
        let key = self.secret.hash_one((class, key));
        self.limiters[class as usize].check_key(&key).map_err(|refused| {
            metrics::counter!("holocourt_rate_limited_total", "class" => format!("{class:?}")).increment(1);
            let wait = refused.wait_time_from(self.clock.now());
            let seconds = wait.as_secs_f64().ceil().clamp(1.0, 3600.0) as u64;
            Reason::TooManyRequests { seconds }.into()
        })
    }

    /// Counts one for an address. A whole network of IPv6 counts as one address, because everyone has one.
    pub fn check_address(&self, class: Class, address: IpAddr) -> Result<(), ApiError> {
        self.check(class, network(address))
    }
}

/// Limits the requests from each address, except for those to the health checks.
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
    use governor::clock::FakeRelativeClock;

    use super::*;

    #[test]
    fn a_limit_is_reached_and_recovers() {
        let clock = FakeRelativeClock::default();
        let limits = Limits { sign_ins_per_minute: 3.0, ..Limits::default() };
        let limits = RateLimits::with_clock(&limits, &clock);
        let check = |key| limits.check(Class::SignIn, key);
        for _ in 0..3 {
            assert!(check("eve").is_ok());
        }
        assert_eq!(check("eve"), Err(Reason::TooManyRequests { seconds: 20 }.into()));
        assert!(check("bob").is_ok(), "others are not affected");
        assert!(limits.check(Class::Guest, "eve").is_ok(), "nor are other classes");
        clock.advance(Duration::from_secs(19));
        assert_eq!(check("eve"), Err(Reason::TooManyRequests { seconds: 1 }.into()));
        clock.advance(Duration::from_secs(1));
        assert!(check("eve").is_ok());
        assert!(check("eve").is_err());
    }

    #[test]
    fn any_rate_makes_a_quota() {
        for rate in [f64::MIN_POSITIVE, 1e-9, 1.0, 1e12, f64::MAX] {
            let quota = quota(rate, rate * 4.0);
            assert!(!quota.replenish_interval().is_zero() && quota.burst_size().get() >= 1, "{rate}");
        }
    }
}
