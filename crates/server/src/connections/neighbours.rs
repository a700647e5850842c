use std::net::IpAddr;

use crate::error::ApiError;
use crate::security::network;
use crate::visits::{Visit, Visits};

/// How many connections come from each address, so that nobody takes all places.
pub(super) struct Neighbours {
    visits: Visits<IpAddr>,
    /// Those through whom many others come.
    proxies: Vec<IpAddr>,
}

/// A connection. It counts for its address as long as this lives, unless nobody counts there.
pub(super) type Neighbour = Option<Visit<IpAddr>>;

impl Neighbours {
    /// So many for each address, but as many as they like for these proxies and for this machine itself.
    pub(super) fn new(most: usize, proxies: &[IpAddr]) -> Neighbours {
        Neighbours { visits: Visits::new(most), proxies: proxies.to_owned() }
    }

    /// Takes one more in, unless there are too many.
    pub(super) fn come(&self, address: IpAddr) -> Result<Neighbour, ApiError> {
        let address = address.to_canonical();
        if address.is_loopback() || self.proxies.contains(&address) {
            return Ok(None);
        }
        self.visits.open(&network(address)).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_all_places() {
        let neighbours = Neighbours::new(2, &["192.0.2.9".parse().unwrap()]);
        let come = |address: &str| neighbours.come(address.parse().unwrap());
        let mut here = vec![come("192.0.2.1"), come("::ffff:192.0.2.1")];
        assert!(come("192.0.2.1").is_err() && come("192.0.2.2").is_ok());
        here.extend([come("2001:db8::1"), come("2001:db8::2")]);
        assert!(come("2001:db8::3").is_err() && come("2001:db8:0:1::3").is_ok());
        here.extend((0..9).flat_map(|_| [come("192.0.2.9"), come("127.0.0.1"), come("::1")]));
        assert!(here.iter().all(Result::is_ok));
        drop(here);
        assert!(come("192.0.2.1").is_ok(), "who is gone counts no more");
    }
}
