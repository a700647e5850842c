use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An IP address, or a network of them: `10.0.0.1` or `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network(IpNet);

impl Network {
    /// Whether the address is in the network.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        Network(address.to_canonical().into())
    }
}

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        match text.parse::<IpAddr>() {
            Ok(address) => Ok(address.into()),
            Err(_) => text.parse().map(Network).map_err(|_| BadNetwork(text.to_owned())),
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.prefix_len() == self.0.max_prefix_len() { self.0.addr().fmt(f) } else { self.0.fmt(f) }
    }
}

impl Serialize for Network {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Network {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Network, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A text that is neither an address nor a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no address or network: expected one such as 10.0.0.1 or 10.0.0.0/8")]
pub struct BadNetwork(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_contain_their_addresses() {
        let check = |network: &str, address: &str, expected: bool| {
            let network: Network = network.parse().unwrap();
            assert_eq!(network.contains(address.parse().unwrap()), expected, "{network} {address}");
        };
        check("10.0.0.1", "10.0.0.1", true);
        check("10.0.0.1", "::ffff:10.0.0.1", true);
        check("::ffff:10.0.0.1", "10.0.0.1", true);
        check("10.0.0.1", "10.0.0.2", false);
        check("10.0.0.0/8", "10.200.3.4", true);
        check("10.1.2.3/8", "10.200.3.4", true);
        check("10.0.0.0/8", "11.0.0.1", false);
        check("fd00::/8", "fd12::1", true);
        check("fd00::/8", "10.0.0.1", false);
        check("0.0.0.0/0", "192.0.2.1", true);
    }

    #[test]
    fn networks_are_written_as_they_are_read() {
        for text in ["10.0.0.1", "10.0.0.0/8", "fd00::/8", "::1"] {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), text);
        }
        for text in ["", "proxy", "10.0.0.0/33", "10.0.0/8", "10.0.0.0/", "10.0.0.0/-1"] {
            let bad = text.parse::<Network>().unwrap_err().to_string();
            assert!(bad.contains("10.0.0.1 or 10.0.0.0/8"), "{bad}");
        }
    }
}
