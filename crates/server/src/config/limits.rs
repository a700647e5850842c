use std::time::Duration;

/// Limits on what clients may use.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Concurrent connections.
    pub connections: usize,
    /// The largest request body, in bytes.
    pub body_bytes: usize,
    /// The request timeout.
    pub request_time: Duration,
    /// Requests per second from one address, averaged over some seconds.
    pub requests_per_second: f64,
    /// Requests per second of one person, averaged over some seconds.
    pub person_requests_per_second: f64,
    /// Attempts to sign in or up per minute, per address and per name.
    pub sign_ins_per_minute: f64,
    /// New guests per minute from one address.
    pub guests_per_minute: f64,
    /// Messages per second over one socket, averaged over some seconds.
    pub messages_per_second: f64,
    /// Memory for hashing one password, in KiB. More memory makes stolen hashes harder to crack.
    pub password_kib: u32,
    /// Passwords hashed concurrently.
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
