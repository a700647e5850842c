use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::config::Config;
use crate::state::AppState;

/// The address of a client: of the connection, or from the header of a trusted proxy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClientAddress(pub IpAddr);

impl FromRequestParts<AppState> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Infallible> {
        Ok(ClientAddress(client_address(&parts.extensions, &parts.headers, state.config())))
    }
}

/// The address of a client. Of a list of addresses only the last counts, as the proxy itself has added it; clients can
/// forge the others.
pub fn client_address(extensions: &Extensions, headers: &HeaderMap, config: &Config) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip().to_canonical());
    // A router that is called without a connection, as in tests, has no peer.
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    if !config.trusted_proxies.iter().any(|proxy| proxy.contains(peer)) {
        return peer;
    }
    let said = headers.get_all(config.proxy_header.as_str()).iter().next_back();
    let said = said.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    said.map_or(peer, |address: IpAddr| address.to_canonical())
}

/// The network of an address: with IPv6, every client has a whole one.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(peer: &str, said: &[&str], expected: &str) {
        let mut config = Config::in_folder("data");
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap(), "172.16.0.0/12".parse().unwrap()];
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 1)));
        let mut headers = HeaderMap::new();
        for value in said {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        assert_eq!(client_address(&extensions, &headers, &config), expected.parse::<IpAddr>().unwrap());
    }

    #[test]
    fn only_the_last_address_of_a_trusted_proxy_counts() {
        check("127.0.0.1", &["10.0.0.1"], "10.0.0.1");
        check("127.0.0.1", &["6.6.6.6, 10.0.0.1"], "10.0.0.1");
        check("127.0.0.1", &["6.6.6.6", "10.0.0.1"], "10.0.0.1");
        check("127.0.0.1", &["nonsense"], "127.0.0.1");
        check("127.0.0.1", &[], "127.0.0.1");
        check("10.0.0.9", &["6.6.6.6"], "10.0.0.9");
        check("172.20.1.2", &["10.0.0.1"], "10.0.0.1");
        check("172.32.1.2", &["10.0.0.1"], "172.32.1.2");
        check("::ffff:127.0.0.1", &["10.0.0.1"], "10.0.0.1");
    }
}
