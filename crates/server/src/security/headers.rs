use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::config::Config;

/// Pages may load files from this server only. The app compiles WebAssembly.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self' blob:; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Links to tables and invitations are secrets, so other sites must not see them.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), payment=()"),
];

/// Adds security headers to every response, unless its handler has set them.
pub(super) fn add(router: Router, config: &Config) -> Router {
    let mut router = router.layer(from_fn(no_store));
    for (name, value) in ALWAYS {
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)));
    }
    if config.is_secure() {
        let (name, year) = (header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, year));
    }
    router
}

/// Responses of the API are about one person and one moment, so nothing may store them.
async fn no_store(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    if is_api {
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}
