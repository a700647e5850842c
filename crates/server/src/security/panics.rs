use std::any::Any;

use axum::response::{IntoResponse, Response};

use crate::error::ApiError;

/// Answers a request whose handler panicked. That is a bug, but it must not end the server.
pub(super) fn answer(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    metrics::counter!("holocourt_panics_total").increment(1);
    ApiError::internal(format!("a handler panicked: {}", text.unwrap_or_default())).into_response()
}
