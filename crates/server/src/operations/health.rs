use axum::extract::State;

use crate::error::{ApiError, ErrorBody};
use crate::reason::Reason;
use crate::state::AppState;

/// Check that the server is running
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, description = "The process is alive: `ok`.", body = str)))]
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// Check that the server can work: the database responds and can write, and the server is not stopping
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "operations",
    responses(
        (status = 200, description = "The database responds and can write: `ready`.", body = str),
        (status = 503, description = "The database does not respond or cannot write.", body = ErrorBody),
    )
)]
pub(super) async fn readyz(State(state): State<AppState>) -> Result<&'static str, ApiError> {
    if state.shutdown().is_stopping() {
        return Err(Reason::Stopping.into());
    }
    if let Err(error) = state.store().ping().await {
        tracing::error!(%error, "the database does not answer");
        return Err(Reason::DatabaseAway.into());
    }
    Ok("ready\n")
}
