use axum::extract::State;
use axum::http::StatusCode;
use wire::{CreatedToken, NewToken, TokenView};

use super::label;
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path};
use crate::id::TokenId;
use crate::people::Caller;
use crate::people::tokens::read_scopes;
use crate::state::AppState;
use crate::store::Token;

impl From<Token> for TokenView {
    fn from(token: Token) -> TokenView {
        TokenView {
            id: token.id.to_string(),
            name: token.name,
            scopes: read_scopes(&token.scopes),
            created_at: token.created_at,
            used_at: token.used_at,
        }
    }
}

/// Your tokens
#[utoipa::path(
    get,
    path = "/api/v1/me/tokens",
    tag = "people",
    security(("cookie" = [])),
    responses((status = 200, body = Vec<TokenView>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn list(
    State(state): State<AppState>,
    caller: Caller,
) -> Result<Json<Vec<TokenView>>, ApiError> {
    caller.session()?;
    let tokens = state.people().tokens(caller.id()).await?;
    Ok(Json(tokens.into_iter().map(TokenView::from).collect()))
}

/// Create a token
#[utoipa::path(
    post,
    path = "/api/v1/me/tokens",
    tag = "people",
    security(("cookie" = [])),
    request_body = NewToken,
    responses(
        (status = 201, body = CreatedToken),
        (status = 400, body = ErrorBody),
        (status = 403, description = "Guests have no tokens.", body = ErrorBody),
        (status = 409, description = "You have the maximum number.", body = ErrorBody),
        (status = 401, body = ErrorBody),
    )
)]
pub(super) async fn create(
    State(state): State<AppState>,
    caller: Caller,
    Json(new): Json<NewToken>,
) -> Result<(StatusCode, Json<CreatedToken>), ApiError> {
    let session = caller.session()?;
    let name = label(&new.name)?;
    let (token, secret) = state.people().create_token(&caller.person, session, &name, &new.scopes).await?;
    let created = CreatedToken { token: token.into(), secret: secret.reveal().to_owned() };
    Ok((StatusCode::CREATED, Json(created)))
}

/// Remove a token
#[utoipa::path(
    delete,
    path = "/api/v1/me/tokens/{id}",
    tag = "people",
    security(("cookie" = [])),
    params(("id" = String, Path)),
    responses((status = 204, description = "Removed."), (status = 404, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
pub(super) async fn remove(
    State(state): State<AppState>,
    caller: Caller,
    Path(id): Path<TokenId>,
) -> Result<StatusCode, ApiError> {
    caller.session()?;
    state.people().remove_token(caller.id(), &id).await?;
    state.tables().hub().disconnect(caller.id());
    Ok(StatusCode::NO_CONTENT)
}
