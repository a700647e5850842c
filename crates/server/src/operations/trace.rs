use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::id::SessionId;
use crate::security::client_address;
use crate::state::AppState;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The target of the lines about requests, so that a filter can leave them out.
const REQUESTS: &str = "requests";

/// The method, as a label of metrics. Clients can invent methods, and each label takes memory for ever.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// What programs that watch the server ask for every few seconds. It would fill the log.
const WATCHED: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Logs and counts each request, with an id and the client's address, which every line about the request repeats. Names
/// the route instead of the path, because a path may contain an invitation.
pub async fn trace(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = SessionId::random().to_string();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let client = client_address(request.extensions(), request.headers(), state.config());
    let span = tracing::info_span!("request", id, %client, %method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status().as_u16();
    let time = started.elapsed();
    let ms = (time.as_secs_f64() * 1e6).round() / 1e3;
    span.in_scope(|| {
        if WATCHED.contains(&route.as_str()) {
            tracing::debug!(target: REQUESTS, status, ms, "answered");
        } else {
            tracing::info!(target: REQUESTS, status, ms, "answered");
        }
    });
    let labels = [("method", known(&method).to_owned()), ("route", route), ("status", status.to_string())];
    ::metrics::counter!("holocourt_requests_total", &labels).increment(1);
    ::metrics::histogram!("holocourt_request_seconds").record(time);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
