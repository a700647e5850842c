use std::time::Duration;

/// What nobody may go beyond. A rate is how fast a bucket fills again; a burst is how much it holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// How many connections are open at the same time.
    pub connections: usize,
    /// The longest body of a request, in bytes.
    pub body_bytes: usize,
    /// The longest time for an answer.
    pub request_time: Duration,
    /// Requests a second from one address, over some seconds.
    pub requests_per_second: f64,
    /// Requests a second of one person, over some seconds.
    pub person_requests_per_second: f64,
    /// Attempts to sign in or to sign up a minute, from one address and for one name.
    pub sign_ins_per_minute: f64,
    /// New guests a minute from one address.
    pub guests_per_minute: f64,
    /// Messages a second over one socket, over some seconds.
    pub messages_per_second: f64,
    /// How much memory hashing a password takes, in KiB. More is slower for whoever steals the hashes.
    pub password_kib: u32,
    /// How many passwords are hashed at the same time.
    pub password_jobs: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 10_000,
            body_bytes: 64 * 1024,
            request_time: Duration::from_secs(30),
            requests_per_second: 50.0,
            person_requests_per_second: 25.0,
            sign_ins_per_minute: 10.0,
            guests_per_minute: 20.0,
            messages_per_second: 20.0,
            password_kib: 19 * 1024,
            password_jobs: 2,
        }
    }
}
