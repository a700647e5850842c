use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::network;
use crate::id::PersonId;

/// Which accounts were in use at an address lately, so that nobody gets an analysis of their own rated game as a guest.
///
/// It is kept in memory only, for a day. An address is replaced by its hash with a secret of this process.
pub struct RecentAccounts {
    networks: Mutex<HashMap<u64, Vec<Seen>>>,
    secret: RandomState,
}

struct Seen {
    account: PersonId,
    at: Instant,
}

const REMEMBERED: Duration = Duration::from_secs(24 * 60 * 60);
const MOST_NETWORKS: usize = 16 * 1024;
/// At the address of a school there are more, but then an address says little.
const MOST_PER_NETWORK: usize = 8;

impl RecentAccounts {
    pub(crate) fn new() -> RecentAccounts {
        RecentAccounts { networks: Mutex::default(), secret: RandomState::new() }
    }

    /// Notes that an account is in use at an address.
    pub fn note(&self, address: IpAddr, account: &PersonId) {
        let key = self.secret.hash_one(network(address));
        let now = Instant::now();
        let mut networks = self.lock();
        if networks.len() >= MOST_NETWORKS && !networks.contains_key(&key) {
            networks.retain(|_, seen| seen.iter().any(|seen| seen.at.elapsed() < REMEMBERED));
            if networks.len() >= MOST_NETWORKS {
                // The order of a hash map is random, so nobody can choose what is forgotten.
                let any = networks.keys().next().copied();
                any.and_then(|any| networks.remove(&any));
            }
        }
        let seen = networks.entry(key).or_default();
        match seen.iter().position(|seen| seen.account == *account) {
            Some(place) => drop(seen.remove(place)),
            None if seen.len() >= MOST_PER_NETWORK => drop(seen.remove(0)),
            None => {}
        }
        seen.push(Seen { account: account.clone(), at: now });
    }

    /// The accounts that were in use at an address.
    pub fn at(&self, address: IpAddr) -> Vec<PersonId> {
        let networks = self.lock();
        let seen = networks.get(&self.secret.hash_one(network(address))).into_iter().flatten();
        seen.filter(|seen| seen.at.elapsed() < REMEMBERED).map(|seen| seen.account.clone()).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Vec<Seen>>> {
        // The map is always consistent, so a poisoned lock is safe to use.
        self.networks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_of_recent_accounts_is_bounded() {
        let recent = RecentAccounts::new();
        let here: IpAddr = "10.0.0.1".parse().unwrap();
        let accounts: Vec<PersonId> = (0..=MOST_PER_NETWORK).map(|_| PersonId::random()).collect();
        for account in &accounts {
            recent.note(here, account);
            recent.note(here, account);
        }
        assert_eq!(recent.at(here), accounts[1..], "the newest, each once");
        assert!(recent.at("10.0.0.2".parse().unwrap()).is_empty());
        for number in 0..2 * MOST_NETWORKS as u32 {
            recent.note(IpAddr::from(number.to_be_bytes()), &accounts[0]);
        }
        assert!(recent.lock().len() <= MOST_NETWORKS);
    }
}
