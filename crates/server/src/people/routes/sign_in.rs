use std::net::IpAddr;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::{Credentials, Me};

use crate::error::{ApiError, ErrorBody};
use crate::extract::Json;
use crate::people::caller::UserAgent;
use crate::people::{MaybeCaller, Via, cookie};
use crate::security::{Class, ClientAddress, network};
use crate::state::AppState;
use crate::store::{Person, PersonKind};

/// Begins a session and responds with its cookie. An earlier session ends, because its secret may be known to someone
/// else. If the password, which has this hash, was changed meanwhile, the sign-in fails.
pub(super) async fn let_in(
    state: &AppState,
    person: &Person,
    password: Option<&str>,
    before: MaybeCaller,
    agent: &UserAgent,
    status: StatusCode,
) -> Result<Response, ApiError> {
    let secret = state.people().start_session(&person.id, password, &agent.0).await?;
    if let MaybeCaller(Some(caller)) = before
        && let Via::Session(session) = &caller.via
    {
        state.people().end_session(&caller.person.id, session).await?;
        state.tables().hub().disconnect(&caller.person.id);
    }
    let cookie = [(header::SET_COOKIE, cookie::set(state.config(), &secret))];
    Ok((status, cookie, Json(Me::from(person))).into_response())
}

/// Logs a failed attempt, so that the operator can find and block addresses that guess. The name is left
/// out, as people type passwords into the wrong field.
pub(super) fn log_failure(error: &ApiError) {
    tracing::warn!(why = %error, "a sign-in failed");
}

/// Whether the account with this name was in use at this address lately.
async fn is_in_use(state: &AppState, name: &str, address: IpAddr) -> Result<bool, ApiError> {
    let accounts = state.recent_accounts().at(address);
    if accounts.is_empty() {
        return Ok(false);
    }
    let person = state.store().person_by_name(name).await?;
    Ok(person.is_some_and(|person| accounts.contains(&person.id)))
}

/// Programs with a token need no cookie.
fn in_a_browser(caller: &MaybeCaller) -> Result<(), ApiError> {
    caller.0.as_ref().map_or(Ok(()), |caller| caller.session().map(drop))
}

/// Play as a guest
///
/// Sets a session cookie and returns the person. An existing session is kept.
#[utoipa::path(
    post,
    path = "/api/v1/guest",
    tag = "people",
    responses(
        (status = 200, description = "You are signed in already.", body = Me),
        (status = 201, description = "You are a new guest.", body = Me),
        (status = 429, body = ErrorBody),
        (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody),
    )
)]
pub(super) async fn become_guest(
    State(state): State<AppState>,
    ClientAddress(address): ClientAddress,
    agent: UserAgent,
    caller: MaybeCaller,
) -> Result<Response, ApiError> {
    if let Some(caller) = &caller.0 {
        return Ok(Json(Me::from(caller)).into_response());
    }
    state.rate_limits().check_address(Class::Guest, address)?;
    let person = state.people().create_guest().await?;
    let_in(&state, &person, None, caller, &agent, StatusCode::CREATED).await
}

/// Create an account
///
/// A guest keeps their games.
#[utoipa::path(
    post,
    path = "/api/v1/account",
    tag = "people",
    security(("cookie" = []), ()),
    request_body = Credentials,
    responses(
        (status = 201, description = "The account, with a cookie.", body = Me),
        (status = 400, body = ErrorBody),
        (status = 404, description = "The guest has an account by now.", body = ErrorBody),
        (status = 409, description = "The name is taken, or you have an account.", body = ErrorBody),
        (status = 429, body = ErrorBody),
        (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody),
    )
)]
pub(super) async fn sign_up(
    State(state): State<AppState>,
    ClientAddress(address): ClientAddress,
    agent: UserAgent,
    caller: MaybeCaller,
    Json(Credentials { name, password }): Json<Credentials>,
) -> Result<Response, ApiError> {
    in_a_browser(&caller)?;
    state.rate_limits().check_address(Class::SignIn, address)?;
    let before = caller.0.as_ref().map(|caller| &caller.person);
    let person = state.people().sign_up(before, &name, &password).await?;
    let_in(&state, &person, None, caller, &agent, StatusCode::CREATED).await
}

/// Sign in
#[utoipa::path(
    post,
    path = "/api/v1/session",
    tag = "people",
    security(("cookie" = []), ()),
    request_body = Credentials,
    responses(
        (status = 200, description = "Your account, with a cookie.", body = Me),
        (status = 401, description = "Wrong name or password.", body = ErrorBody),
        (status = 403, description = "The account is banned.", body = ErrorBody),
        (status = 429, body = ErrorBody),
    )
)]
pub(super) async fn sign_in(
    State(state): State<AppState>,
    ClientAddress(address): ClientAddress,
    agent: UserAgent,
    caller: MaybeCaller,
    Json(Credentials { name, password }): Json<Credentials>,
) -> Result<Response, ApiError> {
    in_a_browser(&caller)?;
    state.rate_limits().check_address(Class::SignIn, address)?;
    // Unknown names are counted too, so that a limit reveals nothing.
    let name_key = name.to_lowercase();
    state.rate_limits().check(Class::SignInShare, (network(address), &name_key))?;
    // Nobody locks out the owner where the account was in use lately.
    if !is_in_use(&state, &name, address).await? {
        state.rate_limits().check(Class::SignIn, &name_key)?;
    }
    let (person, hash) = state.people().sign_in(&name, &password).await.inspect_err(log_failure)?;
    let_in(&state, &person, Some(&hash), caller, &agent, StatusCode::OK).await
}

/// Sign out
///
/// A guest who signs out cannot come back.
#[utoipa::path(
    delete,
    path = "/api/v1/session",
    tag = "people",
    security(("cookie" = []), ()),
    responses((status = 204, description = "Signed out."), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn sign_out(
    State(state): State<AppState>,
    caller: MaybeCaller,
) -> Result<(StatusCode, [(header::HeaderName, HeaderValue); 1]), ApiError> {
    if let Some(caller) = &caller.0 {
        let session = caller.session()?;
        state.people().end_session(caller.id(), session).await?;
        state.tables().hub().disconnect(caller.id());
        if caller.person.kind == PersonKind::Guest {
            tracing::debug!(person = %caller.id(), "a guest has left");
        }
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie::clear(state.config()))]))
}
