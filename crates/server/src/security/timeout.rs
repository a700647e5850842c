use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::error::ApiError;
use crate::reason::Reason;
use crate::state::AppState;

/// Gives up a request whose answer does not begin in time. A stream that has begun may take as long as it likes.
pub(super) async fn middleware(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let longest = state.config().limits.request_time;
    tokio::time::timeout(longest, next.run(request)).await.map_err(|_| Reason::TimedOut.into())
}
