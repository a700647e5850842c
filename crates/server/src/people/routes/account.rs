use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;
use wire::{Me, PersonView};

use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path};
use crate::people::account::settings_text;
use crate::people::{Caller, Scope, cookie};
use crate::reason::Reason;
use crate::security::Class;
use crate::state::AppState;

/// Your account
///
/// Extends the session of a browser.
#[utoipa::path(
    get,
    path = "/api/v1/me",
    tag = "people",
    security(("cookie" = []), ("token" = ["read"]), ("token" = ["bot"])),
    responses((status = 200, body = Me), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn me(
    State(state): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    caller.require_any(&[Scope::Read, Scope::Bot])?;
    // Every page asks this first, so sessions of regular visitors do not expire.
    let secret = cookie::read(&headers, state.config()).filter(|_| caller.session().is_ok());
    let again = secret.map(|secret| (header::SET_COOKIE, cookie::set(state.config(), &secret)));
    Ok((AppendHeaders(again), Json(Me::from(&caller))))
}

/// What to change; omitted fields stay as they are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Changes {
    /// The new name.
    name: Option<String>,
    /// The new settings, which replace all old ones; at most 16 KiB.
    #[schema(value_type = Option<Object>)]
    settings: Option<Value>,
}

/// Change your name or your settings
#[utoipa::path(
    patch,
    path = "/api/v1/me",
    tag = "people",
    security(("cookie" = [])),
    request_body = Changes,
    responses(
        (status = 200, body = Me),
        (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody),
        (status = 409, description = "The name is taken.", body = ErrorBody),
        (status = 403, body = ErrorBody),
    )
)]
pub(super) async fn change_me(
    State(state): State<AppState>,
    mut caller: Caller,
    Json(changes): Json<Changes>,
) -> Result<Json<Me>, ApiError> {
    caller.session()?;
    // If the settings are refused, the name stays too.
    let settings = changes.settings.as_ref().map(settings_text).transpose()?;
    if let Some(name) = &changes.name {
        state.people().rename(&caller.person, name).await?;
    }
    if let Some(settings) = &settings {
        state.store().set_settings(caller.id(), settings).await?;
    }
    caller.person = state.store().person(caller.id()).await?.ok_or(Reason::NotSignedIn)?;
    Ok(Json(Me::from(&caller)))
}

/// The old password and a new one.
#[derive(Deserialize, ToSchema)]
pub(super) struct PasswordChange {
    /// The current password.
    #[schema(format = Password)]
    current: String,
    /// The new password.
    #[schema(format = Password)]
    new: String,
}

/// Change your password
///
/// All other sessions and all tokens end.
#[utoipa::path(
    post,
    path = "/api/v1/me/password",
    tag = "people",
    security(("cookie" = [])),
    request_body = PasswordChange,
    responses(
        (status = 204, description = "Changed."),
        (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody),
        (status = 429, body = ErrorBody),
        (status = 403, body = ErrorBody),
    )
)]
pub(super) async fn change_password(
    State(state): State<AppState>,
    caller: Caller,
    Json(PasswordChange { current, new }): Json<PasswordChange>,
) -> Result<StatusCode, ApiError> {
    let session = caller.session()?;
    state.rate_limits().check(Class::SignIn, caller.id().as_str())?;
    state.people().change_password(&caller.person, session, &current, &new).await?;
    state.tables().hub().disconnect(caller.id());
    Ok(StatusCode::NO_CONTENT)
}

/// A person, by name
#[utoipa::path(
    get,
    path = "/api/v1/people/{name}",
    tag = "people",
    params(("name" = String, Path, description = "In upper or lower case.")),
    responses((status = 200, body = PersonView), (status = 404, body = ErrorBody))
)]
pub(super) async fn person(
    State(state): State<AppState>,
    Path(name): Path<String>,
) -> Result<Json<PersonView>, ApiError> {
    let person = state.store().person_by_name(&name).await?.ok_or(Reason::NoSuchPerson)?;
    Ok(Json(PersonView::from(&person)))
}
