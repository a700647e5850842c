use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use url::{Host, Url};

use crate::config::Config;
use crate::error::ApiError;
use crate::reason::Reason;
use crate::state::AppState;

/// Refuses requests that another site makes a browser send on behalf of its user.
pub(super) async fn middleware(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    if !request.method().is_safe() {
        check_origin(request.headers(), state.config())?;
    }
    Ok(next.run(request).await)
}

/// Checks the origin of a request that changes something or opens a socket.
///
/// Browsers name the page in `Origin`; it must be one of ours. A request without it comes from a program: it may not
/// use a cookie, because programs have tokens.
///
/// A refusal is logged: either the settings lack an address, or another site tries to act for our users.
pub fn check_origin(headers: &HeaderMap, config: &Config) -> Result<(), ApiError> {
    let reason = match headers.get(header::ORIGIN) {
        Some(origin) if is_ours(origin, headers, config) => return Ok(()),
        Some(origin) => match own_name(origin, headers, config) {
            Some(url) => Reason::PublicUrlNotSet { url },
            None => Reason::OriginNotAllowed,
        },
        None if headers.contains_key(header::COOKIE) => Reason::OriginMissing,
        None => return Ok(()),
    };
    let error = ApiError::from(reason);
    tracing::warn!(
        why = %error,
        origin = ?headers.get(header::ORIGIN),
        host = ?headers.get(header::HOST),
        "an origin was refused"
    );
    Err(error)
}

/// The address that a browser has opened, if the server has no public URL and this may be it: a host name that the
/// request itself names, too.
fn own_name(origin: &HeaderValue, headers: &HeaderMap, config: &Config) -> Option<String> {
    if config.public_url.is_some() {
        return None;
    }
    let origin = Url::parse(origin.to_str().ok()?).ok()?;
    let asked =
        Url::parse(&format!("{}://{}/", origin.scheme(), headers.get(header::HOST)?.to_str().ok()?)).ok()?;
    let is_same = matches!(asked.host(), Some(Host::Domain(_))) && asked.origin() == origin.origin();
    is_same.then(|| origin.origin().ascii_serialization())
}

fn is_ours(origin: &HeaderValue, headers: &HeaderMap, config: &Config) -> bool {
    let Ok(origin) = origin.to_str() else { return false };
    if config.allowed_origins.iter().any(|allowed| allowed == origin) {
        return true;
    }
    match &config.public_url {
        Some(url) => url.origin().ascii_serialization() == origin,
        None => is_same_host(origin, headers),
    }
}

/// Without a public URL, a page is ours if its address is the one in the `Host` header, and that is an IP address or
/// `localhost`. A name could be another site's that was pointed here.
fn is_same_host(origin: &str, headers: &HeaderMap) -> bool {
    let asked = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let asked = asked.and_then(|host| Url::parse(&format!("http://{host}/")).ok());
    let Some(asked) = asked else { return false };
    let is_safe = match asked.host() {
        Some(Host::Domain(name)) => name == "localhost" || name.parse::<IpAddr>().is_ok(),
        Some(Host::Ipv4(_) | Host::Ipv6(_)) => true,
        None => false,
    };
    is_safe && asked.origin().ascii_serialization() == origin
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(public_url: Option<&str>, headers: &[(&'static str, &str)], expected: bool) {
        let mut config = Config::in_folder("data");
        config.public_url = public_url.map(|url| url.parse().unwrap());
        config.allowed_origins = vec!["https://friend.example".to_owned()];
        let headers: HeaderMap =
            headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
        assert_eq!(check_origin(&headers, &config).is_ok(), expected, "{public_url:?} {headers:?}");
    }

    #[test]
    fn pages_of_others_are_refused() {
        let public = Some("https://play.example");
        check(public, &[("origin", "https://play.example"), ("cookie", "a=b")], true);
        check(public, &[("origin", "https://friend.example"), ("cookie", "a=b")], true);
        check(public, &[("origin", "http://play.example")], false);
        check(public, &[("origin", "https://play.example:8443")], false);
        check(public, &[("origin", "https://play.example.evil.example")], false);
        check(public, &[("origin", "https://evil.example"), ("host", "evil.example")], false);
        check(public, &[("origin", "null")], false);
        check(public, &[("cookie", "a=b")], false);
        check(public, &[], true);
    }

    #[test]
    fn an_unknown_host_name_is_answered_with_the_setting_to_change() {
        fn check(public_url: Option<&str>, origin: &str, host: &str, expected: Reason) {
            let mut config = Config::in_folder("data");
            config.public_url = public_url.map(|url| url.parse().unwrap());
            let headers = [(header::ORIGIN, origin.parse().unwrap()), (header::HOST, host.parse().unwrap())];
            let refused = check_origin(&headers.into_iter().collect(), &config);
            assert_eq!(refused, Err(expected.into()), "{public_url:?} {origin} {host}");
        }
        let set = |url: &str| Reason::PublicUrlNotSet { url: url.to_owned() };
        check(None, "http://attic.local:4277", "attic.local:4277", set("http://attic.local:4277"));
        check(None, "https://attic", "attic", set("https://attic"));
        check(None, "http://attic.local:4277", "attic.local:4278", Reason::OriginNotAllowed);
        check(None, "http://evil.example", "attic.local", Reason::OriginNotAllowed);
        check(None, "http://evil.example", "192.168.1.5:4277", Reason::OriginNotAllowed);
        check(None, "null", "attic.local", Reason::OriginNotAllowed);
        check(Some("https://play.example"), "http://attic", "attic", Reason::OriginNotAllowed);
    }

    #[test]
    fn without_a_public_url_only_ip_addresses_and_localhost_are_accepted() {
        check(None, &[("origin", "http://127.0.0.1:4277"), ("host", "127.0.0.1:4277")], true);
        check(None, &[("origin", "http://localhost:4277"), ("host", "localhost:4277")], true);
        check(None, &[("origin", "http://[::1]:4277"), ("host", "[::1]:4277")], true);
        check(None, &[("origin", "http://192.168.1.5:4277"), ("host", "192.168.1.5:4277")], true);
        check(None, &[("origin", "http://rebound.example:4277"), ("host", "rebound.example:4277")], false);
        check(None, &[("origin", "http://localhost:3000"), ("host", "localhost:4277")], false);
        check(None, &[("origin", "http://localhost:4277")], false);
    }
}
