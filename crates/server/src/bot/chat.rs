use axum::extract::State;
use wire::{ChatView, Said, ToSay};

use super::program;
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path};
use crate::people::Caller;
use crate::reason::Reason;
use crate::security::Class;
use crate::state::AppState;

/// What was said at a table
#[utoipa::path(
    get,
    path = "/api/v1/bot/game/{id}/chat",
    tag = "bot",
    params(("id" = String, Path, description = "Which table")),
    responses((status = 200, body = Vec<ChatView>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody))
)]
pub(super) async fn hear(
    State(state): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Vec<ChatView>>, ApiError> {
    program(&caller)?;
    let id = id.parse().map_err(|_| Reason::NoSuchTable)?;
    Ok(Json(state.tables().said(&id, caller.id()).await?))
}

/// Say something at a table
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/chat",
    tag = "bot",
    params(("id" = String, Path, description = "Which table")),
    request_body = ToSay,
    responses((status = 200, body = Said), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub(super) async fn say(
    State(state): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    Json(to_say): Json<ToSay>,
) -> Result<Json<Said>, ApiError> {
    program(&caller)?;
    state.rate_limits().check(Class::Chat, caller.id().as_str())?;
    let id = id.parse().map_err(|_| Reason::NoSuchTable)?;
    let number = state.tables().say(&id, &caller.person, to_say.room, &to_say.text).await?;
    Ok(Json(Said { number }))
}
