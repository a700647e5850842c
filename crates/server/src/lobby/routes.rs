//! Routes of the lobby.

use axum::extract::State;
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{At, ChallengeRequest, ChallengeView, PairRequest, Paired, SeekRequest, SeekView, Sought};

use crate::error::{ApiError, ErrorBody};
use crate::extract::{Id, Json, Path};
use crate::id::{ChallengeId, SeekId};
use crate::people::{Caller, Scope};
use crate::state::AppState;

/// The routes of the lobby.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(seeks, seek))
        .routes(routes!(unseek, take))
        .routes(routes!(pair))
        .routes(routes!(challenges))
        .routes(routes!(challenge))
        .routes(routes!(accept))
        .routes(routes!(decline))
}

/// List open seeks
#[utoipa::path(get, path = "/api/v1/seeks", tag = "lobby", responses((status = 200, body = Vec<SeekView>)))]
async fn seeks(State(state): State<AppState>) -> Result<Json<Vec<SeekView>>, ApiError> {
    Ok(Json(state.lobby().seeks().await?))
}

/// Create a seek
#[utoipa::path(
    post, path = "/api/v1/seeks", tag = "lobby", security(("cookie" = []), ("token" = ["play"])), request_body = SeekRequest,
    responses((status = 201, body = Sought), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody))
)]
async fn seek(
    State(state): State<AppState>,
    caller: Caller,
    Json(request): Json<SeekRequest>,
) -> Result<(StatusCode, Json<Sought>), ApiError> {
    caller.require(Scope::Play)?;
    let seek = state.lobby().seek(&caller.person, request).await?.to_string();
    Ok((StatusCode::CREATED, Json(Sought { seek })))
}

/// Withdraw a seek
#[utoipa::path(
    delete, path = "/api/v1/seeks/{seek}", tag = "lobby",
    security(("cookie" = []), ("token" = ["play"])),
    params(("seek" = String, Path, description = "Which seek")),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 403, body = ErrorBody))
)]
async fn unseek(
    State(state): State<AppState>,
    caller: Caller,
    Id(id): Id<SeekId>,
) -> Result<StatusCode, ApiError> {
    caller.require(Scope::Play)?;
    state.lobby().unseek(&caller.person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Accept a seek
#[utoipa::path(
    post, path = "/api/v1/seeks/{seek}", tag = "lobby",
    security(("cookie" = []), ("token" = ["play"])),
    params(("seek" = String, Path, description = "Which seek")),
    responses((status = 200, body = At), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
async fn take(
    State(state): State<AppState>,
    caller: Caller,
    Id(id): Id<SeekId>,
) -> Result<Json<At>, ApiError> {
    caller.require(Scope::Play)?;
    Ok(Json(At { table: state.lobby().take(&caller.person, &id).await? }))
}

/// Find an opponent of similar rating
#[utoipa::path(
    post, path = "/api/v1/pair", tag = "lobby", security(("cookie" = []), ("token" = ["play"])), request_body = PairRequest,
    responses((status = 200, body = Paired), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody))
)]
async fn pair(
    State(state): State<AppState>,
    caller: Caller,
    Json(request): Json<PairRequest>,
) -> Result<Json<Paired>, ApiError> {
    caller.require(Scope::Play)?;
    Ok(Json(state.lobby().pair(&caller.person, request).await?))
}

/// List your challenges, sent and received
#[utoipa::path(get, path = "/api/v1/challenges", tag = "lobby", security(("cookie" = []), ("token" = ["read"]), ("token" = ["bot"])), responses((status = 200, body = Vec<ChallengeView>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
async fn challenges(
    State(state): State<AppState>,
    caller: Caller,
) -> Result<Json<Vec<ChallengeView>>, ApiError> {
    caller.require_any(&[Scope::Read, Scope::Bot])?;
    Ok(Json(state.lobby().challenges(&caller.person).await?))
}

/// Challenge a player
#[utoipa::path(
    post, path = "/api/v1/players/{name}/challenge", tag = "lobby", security(("cookie" = []), ("token" = ["play"]), ("token" = ["bot"])), request_body = ChallengeRequest,
    params(("name" = String, Path, description = "The player to challenge")),
    responses((status = 201, body = ChallengeView), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
async fn challenge(
    State(state): State<AppState>,
    caller: Caller,
    Path(name): Path<String>,
    Json(request): Json<ChallengeRequest>,
) -> Result<(StatusCode, Json<ChallengeView>), ApiError> {
    caller.require_any(&[Scope::Play, Scope::Bot])?;
    let view = state.lobby().challenge(&caller.person, &name, request.terms, request.seat).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// Accept a challenge
#[utoipa::path(
    post, path = "/api/v1/challenges/{challenge}/accept", tag = "lobby",
    security(("cookie" = []), ("token" = ["play"]), ("token" = ["bot"])),
    params(("challenge" = String, Path, description = "Which challenge")),
    responses((status = 200, body = At), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody))
)]
async fn accept(
    State(state): State<AppState>,
    caller: Caller,
    Id(id): Id<ChallengeId>,
) -> Result<Json<At>, ApiError> {
    caller.require_any(&[Scope::Play, Scope::Bot])?;
    Ok(Json(At { table: state.lobby().accept(&caller.person, &id).await? }))
}

/// Decline a challenge, or withdraw your own
#[utoipa::path(
    post, path = "/api/v1/challenges/{challenge}/decline", tag = "lobby",
    security(("cookie" = []), ("token" = ["play"]), ("token" = ["bot"])),
    params(("challenge" = String, Path, description = "Which challenge")),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 403, body = ErrorBody))
)]
async fn decline(
    State(state): State<AppState>,
    caller: Caller,
    Id(id): Id<ChallengeId>,
) -> Result<StatusCode, ApiError> {
    caller.require_any(&[Scope::Play, Scope::Bot])?;
    state.lobby().decline(&caller.person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
