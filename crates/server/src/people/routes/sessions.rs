use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path};
use crate::id::SessionId;
use crate::people::Caller;
use crate::state::AppState;

/// A browser in which you are signed in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SessionView {
    /// Which one.
    id: SessionId,
    /// Whether it is this browser.
    is_this: bool,
    /// When it began, in milliseconds since 1970.
    created_at: i64,
    /// When it was last used, to within some minutes.
    seen_at: i64,
    /// The user agent.
    user_agent: String,
}

/// Your sessions
#[utoipa::path(
    get,
    path = "/api/v1/me/sessions",
    tag = "people",
    security(("cookie" = [])),
    responses((status = 200, body = Vec<SessionView>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn list(
    State(state): State<AppState>,
    caller: Caller,
) -> Result<Json<Vec<SessionView>>, ApiError> {
    let this = caller.session()?;
    let sessions = state.people().sessions(caller.id()).await?;
    let views = sessions.into_iter().map(|session| SessionView {
        is_this: session.id == *this,
        id: session.id,
        created_at: session.created_at,
        seen_at: session.seen_at,
        user_agent: session.user_agent,
    });
    Ok(Json(views.collect()))
}

/// Sign out in one browser
#[utoipa::path(
    delete,
    path = "/api/v1/me/sessions/{id}",
    tag = "people",
    security(("cookie" = [])),
    params(("id" = SessionId, Path)),
    responses((status = 204, description = "Ended."), (status = 404, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn end(
    State(state): State<AppState>,
    caller: Caller,
    Path(id): Path<SessionId>,
) -> Result<StatusCode, ApiError> {
    caller.session()?;
    state.people().end_session(caller.id(), &id).await?;
    // Open pages that are still signed in come back at once.
    state.tables().hub().disconnect(caller.id());
    Ok(StatusCode::NO_CONTENT)
}

/// Sign out everywhere but here
#[utoipa::path(
    delete,
    path = "/api/v1/me/sessions",
    tag = "people",
    security(("cookie" = [])),
    responses((status = 204, description = "Ended."), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn end_others(
    State(state): State<AppState>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let this = caller.session()?;
    state.people().end_other_sessions(caller.id(), this).await?;
    state.tables().hub().disconnect(caller.id());
    Ok(StatusCode::NO_CONTENT)
}
