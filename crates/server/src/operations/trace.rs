use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::id::SessionId;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

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

/// Logs and counts each request, with an id. Names the route instead of the path, because a path may contain an
/// invitation.
pub async fn trace(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = SessionId::random().to_string();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id, %method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status().as_u16();
    let time = started.elapsed();
    span.in_scope(|| tracing::debug!(status, ms = time.as_secs_f64() * 1000.0, "answered"));
    let labels = [("method", known(&method).to_owned()), ("route", route), ("status", status.to_string())];
    ::metrics::counter!("holocourt_requests_total", &labels).increment(1);
    ::metrics::histogram!("holocourt_request_seconds").record(time);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
