use axum::http::{HeaderMap, HeaderValue, header};

use super::Secret;
use crate::config::Config;

/// The lifetime of an idle session, in seconds.
pub(crate) const LIFE_SECONDS: i64 = 180 * 24 * 60 * 60;

/// Browsers accept a name with this prefix only from the host itself, over HTTPS and for the whole host.
fn name(config: &Config) -> &'static str {
    if config.is_secure() { "__Host-holocourt" } else { "holocourt" }
}

/// The secret in the cookie of a request.
pub(super) fn read(headers: &HeaderMap, config: &Config) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name(config)).and_then(|(_, value)| Secret::shown(value))
}

fn write(config: &Config, value: &str, seconds: i64) -> HeaderValue {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let name = name(config);
    let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&cookie).unwrap_or_else(|_| HeaderValue::from_static(""))
}

/// The header that sets the cookie.
pub(super) fn set(config: &Config, secret: &Secret) -> HeaderValue {
    write(config, secret.reveal(), LIFE_SECONDS)
}

/// The header that removes the cookie.
pub(super) fn clear(config: &Config) -> HeaderValue {
    write(config, "", 0)
}
