use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use wire::Me;

use super::label;
use super::sign_in::{let_in, log_failure};
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path};
use crate::people::caller::UserAgent;
use crate::people::{Caller, MaybeCaller, Secret};
use crate::reason::Reason;
use crate::security::{Class, ClientAddress};
use crate::state::AppState;
use crate::store::Passkey;

/// One of your passkeys.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PasskeyView {
    /// Which one.
    id: String,
    /// Your name for it.
    name: String,
    /// When it was made, in milliseconds since 1970.
    created_at: i64,
    /// When it was last used.
    used_at: Option<i64>,
}

impl From<Passkey> for PasskeyView {
    fn from(passkey: Passkey) -> PasskeyView {
        let Passkey { id, name, created_at, used_at, .. } = passkey;
        PasskeyView { id, name, created_at, used_at }
    }
}

/// The first half of a ceremony.
#[derive(Serialize, ToSchema)]
pub(super) struct Begun {
    /// The ceremony's secret, for the second half.
    ceremony: String,
    /// Options for `navigator.credentials`, with base64url instead of bytes.
    #[schema(value_type = Object)]
    options: Value,
}

impl Begun {
    fn new((options, ceremony): (Value, Secret)) -> Json<Begun> {
        Json(Begun { ceremony: ceremony.reveal().to_owned(), options })
    }
}

/// The second half of adding a passkey.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewPasskey {
    /// The secret from the first half.
    ceremony: String,
    /// Your name for it, at most 60 characters.
    name: String,
    /// The result of `navigator.credentials.create`.
    #[schema(value_type = Object)]
    credential: Value,
}

/// The second half of signing in.
#[derive(Deserialize, ToSchema)]
pub(super) struct Answer {
    /// The secret from the first half.
    ceremony: String,
    /// The result of `navigator.credentials.get`.
    #[schema(value_type = Object)]
    credential: Value,
}

fn read<T: DeserializeOwned>(credential: Value) -> Result<T, ApiError> {
    serde_json::from_value(credential)
        .map_err(|error| Reason::BadPasskeyAnswer { detail: error.to_string() }.into())
}

/// Your passkeys
#[utoipa::path(
    get,
    path = "/api/v1/me/passkeys",
    tag = "people",
    security(("cookie" = [])),
    responses((status = 200, body = Vec<PasskeyView>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn list(
    State(state): State<AppState>,
    caller: Caller,
) -> Result<Json<Vec<PasskeyView>>, ApiError> {
    caller.session()?;
    let passkeys = state.people().passkeys(caller.id()).await?;
    Ok(Json(passkeys.into_iter().map(PasskeyView::from).collect()))
}

/// Begin to add a passkey
#[utoipa::path(
    post,
    path = "/api/v1/me/passkeys/begin",
    tag = "people",
    security(("cookie" = [])),
    responses(
        (status = 200, body = Begun),
        (status = 403, description = "Guests have no passkeys.", body = ErrorBody),
        (status = 503, description = "The server has no host name.", body = ErrorBody),
        (status = 401, body = ErrorBody),
    )
)]
pub(super) async fn begin(State(state): State<AppState>, caller: Caller) -> Result<Json<Begun>, ApiError> {
    caller.session()?;
    Ok(Begun::new(state.people().begin_passkey(&caller.person).await?))
}

/// Add the passkey
#[utoipa::path(
    post,
    path = "/api/v1/me/passkeys/finish",
    tag = "people",
    security(("cookie" = [])),
    request_body = NewPasskey,
    responses((status = 201, body = PasskeyView), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn finish(
    State(state): State<AppState>,
    caller: Caller,
    Json(new): Json<NewPasskey>,
) -> Result<(StatusCode, Json<PasskeyView>), ApiError> {
    caller.session()?;
    let name = label(&new.name)?;
    let answer = read(new.credential)?;
    let passkey = state.people().finish_passkey(&caller.person, &new.ceremony, &name, &answer).await?;
    Ok((StatusCode::CREATED, Json(passkey.into())))
}

/// Remove a passkey
#[utoipa::path(
    delete,
    path = "/api/v1/me/passkeys/{id}",
    tag = "people",
    security(("cookie" = [])),
    params(("id" = String, Path)),
    responses((status = 204, description = "Removed."), (status = 404, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn remove(
    State(state): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    caller.session()?;
    if id.contains('\0') {
        return Err(Reason::NoSuchPasskey.into());
    }
    state.people().remove_passkey(caller.id(), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begin to sign in by passkey
#[utoipa::path(
    post,
    path = "/api/v1/session/passkey/begin",
    tag = "people",
    responses(
        (status = 200, body = Begun),
        (status = 429, body = ErrorBody),
        (status = 503, description = "The server has no host name.", body = ErrorBody),
    )
)]
pub(super) async fn begin_sign_in(
    State(state): State<AppState>,
    ClientAddress(address): ClientAddress,
) -> Result<Json<Begun>, ApiError> {
    state.rate_limits().check_address(Class::SignIn, address)?;
    Ok(Begun::new(state.people().begin_passkey_sign_in().await?))
}

/// Sign in by passkey
#[utoipa::path(
    post,
    path = "/api/v1/session/passkey/finish",
    tag = "people",
    request_body = Answer,
    responses(
        (status = 200, description = "Your account, with a cookie.", body = Me),
        (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody),
    )
)]
pub(super) async fn finish_sign_in(
    State(state): State<AppState>,
    agent: UserAgent,
    before: MaybeCaller,
    Json(answer): Json<Answer>,
) -> Result<Response, ApiError> {
    let credential = read(answer.credential)?;
    let person = state.people().finish_passkey_sign_in(&answer.ceremony, &credential).await;
    let person = person.inspect_err(log_failure)?;
    let_in(&state, &person, None, before, &agent, StatusCode::OK).await
}
