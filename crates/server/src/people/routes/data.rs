use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::{ApiError, ErrorBody};
use crate::extract::Json;
use crate::people::{Caller, Export, cookie};
use crate::security::Class;
use crate::state::AppState;

/// All your data
#[utoipa::path(
    get,
    path = "/api/v1/me/export",
    tag = "people",
    security(("cookie" = [])),
    responses((status = 200, body = Export), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn export(
    State(state): State<AppState>,
    caller: Caller,
) -> Result<([(header::HeaderName, &'static str); 1], Json<Export>), ApiError> {
    caller.session()?;
    // Much work for the database, and nobody needs it often.
    state.rate_limits().check(Class::SignIn, ("export", caller.id().as_str()))?;
    let export = state.people().export(&caller.person).await?;
    Ok(([(header::CONTENT_DISPOSITION, "attachment; filename=\"holocourt.json\"")], Json(export)))
}

/// Confirms the deletion.
#[derive(Deserialize, ToSchema)]
pub(super) struct Deletion {
    /// The password, if the account has one.
    #[schema(format = Password)]
    password: Option<String>,
}

/// Delete your account
///
/// All your data is removed. Games in progress are lost and offers withdrawn. Finished games stay, played by a deleted
/// player.
#[utoipa::path(
    post,
    path = "/api/v1/me/delete",
    tag = "people",
    security(("cookie" = [])),
    request_body = Deletion,
    responses((status = 204, description = "Deleted."), (status = 404, description = "Deleted already.", body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn delete(
    State(state): State<AppState>,
    caller: Caller,
    Json(Deletion { password }): Json<Deletion>,
) -> Result<(StatusCode, [(header::HeaderName, HeaderValue); 1]), ApiError> {
    caller.session()?;
    state.rate_limits().check(Class::SignIn, caller.id().as_str())?;
    state.people().confirm(&caller.person, password.as_deref()).await?;
    state.lobby().withdraw(&caller.person).await?;
    state.tables().leave_all(caller.id()).await?;
    state.people().delete(caller.id()).await?;
    // From now on, nobody can sign in by this name. The host ends games that began in between.
    state.tables().erase_name(caller.id()).await?;
    state.tables().hub().disconnect(caller.id());
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie::clear(state.config()))]))
}
