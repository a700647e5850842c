use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many connections come from each address, so that nobody takes all places. Cheap to clone.
#[derive(Clone)]
pub(super) struct Neighbours {
    count: Arc<Mutex<HashMap<IpAddr, usize>>>,
    most: usize,
    /// Those through whom many others come.
    proxies: Arc<[IpAddr]>,
}

/// A connection that counts for its address as long as this lives.
pub(super) struct Neighbour {
    neighbours: Neighbours,
    network: IpAddr,
}

impl Neighbours {
    /// So many for each address, but as many as they like for these proxies and for this machine itself.
    pub(super) fn new(most: usize, proxies: &[IpAddr]) -> Neighbours {
        Neighbours { count: Arc::default(), most, proxies: proxies.into() }
    }

    /// Counts one more, unless there are too many.
    pub(super) fn come(&self, address: IpAddr) -> Option<Neighbour> {
        let address = address.to_canonical();
        let network = network(address);
        let is_free = address.is_loopback() || self.proxies.contains(&address);
        let mut count = self.lock();
        let here = count.entry(network).or_default();
        if *here >= self.most && !is_free {
            return None;
        }
        *here += 1;
        Some(Neighbour { neighbours: self.clone(), network })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        // Nothing is ever half done here.
        self.count.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Neighbour {
    fn drop(&mut self) {
        let mut count = self.neighbours.lock();
        if let Some(here) = count.get_mut(&self.network) {
            *here -= 1;
            if *here == 0 {
                count.remove(&self.network);
            }
        }
    }
}

/// A whole network of IPv6 is one address, as anybody has one.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_all_places() {
        let proxy: IpAddr = "192.0.2.9".parse().unwrap();
        let neighbours = Neighbours::new(2, &[proxy]);
        let come = |address: &str| neighbours.come(address.parse().unwrap());
        let mut here = vec![come("192.0.2.1"), come("::ffff:192.0.2.1")];
        assert!(come("192.0.2.1").is_none() && come("192.0.2.2").is_some());
        here.extend([come("2001:db8::1"), come("2001:db8::2")]);
        assert!(come("2001:db8::3").is_none() && come("2001:db8:0:1::3").is_some());
        here.extend((0..9).flat_map(|_| [come("192.0.2.9"), come("127.0.0.1"), come("::1")]));
        assert!(here.iter().all(Option::is_some));
        here.clear();
        assert!(neighbours.lock().is_empty(), "nothing is left of those who are gone");
    }
}
