use std::time::Duration;

/// Exponential backoff with jitter, so that clients that lost a server at the same time don't reconnect at the same
/// time.
#[derive(Clone, Debug)]
pub struct Retry {
    first: Duration,
    longest: Duration,
    failures: u32,
}

impl Retry {
    /// Starts with this delay, and doubles it up to the maximum.
    pub fn new(first: Duration, longest: Duration) -> Retry {
        Retry { first, longest, failures: 0 }
    }

    /// Resets the delay after a success.
    pub fn worked(&mut self) {
        self.failures = 0;
    }

    /// Returns the number of failures in a row.
    pub fn failures(&self) -> u32 {
        self.failures
    }

    /// Returns the delay after a failure.
    pub fn wait(&mut self) -> Duration {
        let doubled = self.first.saturating_mul(1 << self.failures.min(16)).min(self.longest);
        self.failures = self.failures.saturating_add(1);
        doubled.mul_f64(rand::random_range(0.5..1.0))
    }
}

impl Default for Retry {
    /// From half a second to half a minute.
    fn default() -> Retry {
        Retry::new(Duration::from_millis(500), Duration::from_secs(30))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_limit() {
        let mut retry = Retry::new(Duration::from_millis(100), Duration::from_secs(1));
        for most in [100, 200, 400, 800, 1000, 1000] {
            let wait = retry.wait();
            let most = Duration::from_millis(most);
            assert!(wait <= most && wait >= most / 2, "{wait:?}, {most:?}");
        }
        retry.worked();
        assert!(retry.wait() <= Duration::from_millis(100));
        let mut retry = Retry::default();
        for _ in 0..100 {
            assert!(retry.wait() <= Duration::from_secs(30));
        }
    }
}
