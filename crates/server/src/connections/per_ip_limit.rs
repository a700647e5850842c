use std::net::IpAddr;

use crate::config::Network;
use crate::connection_limit::{ConnectionLimit, ConnectionPermit};
use crate::error::ApiError;
use crate::security::network;

/// Limits the connections of each IP address, so that no client can take them all.
pub(super) struct PerIpLimit {
    limit: ConnectionLimit<IpAddr>,
    /// Reverse proxies carry the connections of many clients, which [`Place`](crate::security::Place) limits instead.
    proxies: Vec<Network>,
}

/// Held by a connection; `None` for exempt addresses.
pub(super) type PerIpPermit = Option<ConnectionPermit<IpAddr>>;

impl PerIpLimit {
    /// At most `max` connections for each address, except for these proxies and the loopback address.
    pub(super) fn new(max: usize, proxies: &[Network]) -> PerIpLimit {
        PerIpLimit { limit: ConnectionLimit::new(max), proxies: proxies.to_owned() }
    }

    /// Counts one more connection, or refuses it.
    pub(super) fn acquire(&self, address: IpAddr) -> Result<PerIpPermit, ApiError> {
        let address = address.to_canonical();
        if address.is_loopback() || self.proxies.iter().any(|proxy| proxy.contains(address)) {
            return Ok(None);
        }
        self.limit.acquire(&network(address)).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_address_takes_all_connections() {
        let limit = PerIpLimit::new(2, &["192.0.2.8/30".parse().unwrap()]);
        let acquire = |address: &str| limit.acquire(address.parse().unwrap());
        let mut open = vec![acquire("192.0.2.1"), acquire("::ffff:192.0.2.1")];
        assert!(acquire("192.0.2.1").is_err() && acquire("192.0.2.2").is_ok());
        open.extend([acquire("2001:db8::1"), acquire("2001:db8::2")]);
        assert!(acquire("2001:db8::3").is_err() && acquire("2001:db8:0:1::3").is_ok());
        open.extend((0..9).flat_map(|_| [acquire("192.0.2.9"), acquire("127.0.0.1"), acquire("::1")]));
        assert!(open.iter().all(Result::is_ok));
        drop(open);
        assert!(acquire("192.0.2.1").is_ok(), "closed connections no longer count");
    }
}
