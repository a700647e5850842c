//! Routes for analysis.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{
    AnalyseRequest, Analysis, ComposeRequest, ComposeView, ExploreRequest, ExploreView, GamesView,
    OddsRequest, OddsView, PreviewRequest, PreviewView, Review, ThreatsRequest, ThreatsView, WhyRequest,
    WhyView,
};

use super::game_list::GAMES;
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path, Query};
use crate::id::TableId;
use crate::people::{Caller, MaybeCaller, Scope};
use crate::reason::Reason;
use crate::security::ClientAddress;
use crate::state::AppState;
use crate::store::PersonKind;

/// The routes for games, positions and analysis.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(explore))
        .routes(routes!(analyse))
        .routes(routes!(odds))
        .routes(routes!(preview))
        .routes(routes!(why))
        .routes(routes!(threats))
        .routes(routes!(compose))
        .routes(routes!(show_review, start_review))
}

/// List the games
///
/// All games with their variants and rules, and the computer players.
#[utoipa::path(
    get, path = "/api/v1/games", tag = "analysis",
    responses((status = 200, body = GamesView), (status = 304, description = "It has not changed since."))
)]
async fn games(headers: HeaderMap) -> Response {
    let cached = [
        (header::CACHE_CONTROL, "public, max-age=3600"),
        (header::ETAG, GAMES.tag.as_str()),
        (header::CONTENT_TYPE, "application/json"),
    ];
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|tag| tag.trim() == GAMES.tag));
    if is_known {
        (StatusCode::NOT_MODIFIED, cached).into_response()
    } else {
        (cached, GAMES.body.as_str()).into_response()
    }
}

/// Explore a position
///
/// Plays some moves and returns the position with its legal moves or possible rolls. If a move is illegal, the error
/// says why.
#[utoipa::path(
    post, path = "/api/v1/explore", tag = "analysis", request_body = ExploreRequest,
    responses((status = 200, body = ExploreView), (status = 400, body = ErrorBody))
)]
async fn explore(Json(request): Json<ExploreRequest>) -> Result<Json<ExploreView>, ApiError> {
    Ok(Json(explore::explore(&request)?))
}

/// Get the odds of a move
#[utoipa::path(
    post, path = "/api/v1/odds", tag = "analysis", request_body = OddsRequest,
    responses((status = 200, body = OddsView), (status = 400, body = ErrorBody))
)]
async fn odds(Json(request): Json<OddsRequest>) -> Result<Json<OddsView>, ApiError> {
    Ok(Json(explore::odds(&request)?))
}

/// Get the effects of a move
///
/// What a legal move or roll would do: what moves where, what is removed and why, and how the dice decide. Nothing is
/// played.
#[utoipa::path(
    post, path = "/api/v1/preview", tag = "analysis", request_body = PreviewRequest,
    responses((status = 200, body = PreviewView), (status = 400, body = ErrorBody))
)]
async fn preview(Json(request): Json<PreviewRequest>) -> Result<Json<PreviewView>, ApiError> {
    Ok(Json(explore::preview(&request)?))
}

/// Explain why a move is illegal
#[utoipa::path(
    post, path = "/api/v1/why", tag = "analysis", request_body = WhyRequest,
    responses((status = 200, body = WhyView), (status = 400, body = ErrorBody))
)]
async fn why(Json(request): Json<WhyRequest>) -> Result<Json<WhyView>, ApiError> {
    Ok(Json(explore::why(&request)?))
}

/// List the threats in a position
#[utoipa::path(
    post, path = "/api/v1/threats", tag = "analysis", request_body = ThreatsRequest,
    responses((status = 200, body = ThreatsView), (status = 400, body = ErrorBody))
)]
async fn threats(Json(request): Json<ThreatsRequest>) -> Result<Json<ThreatsView>, ApiError> {
    Ok(Json(explore::threats(&request)?))
}

/// Compose a position
///
/// From pieces, or from another position with other pieces or the other side to move. If the position is impossible,
/// the error says why.
#[utoipa::path(
    post, path = "/api/v1/compose", tag = "analysis", request_body = ComposeRequest,
    responses((status = 200, body = ComposeView), (status = 400, body = ErrorBody))
)]
async fn compose(Json(request): Json<ComposeRequest>) -> Result<Json<ComposeView>, ApiError> {
    Ok(Json(explore::compose(&request)?))
}

/// Analyse a position
///
/// Each person has 60 seconds of computing time per five minutes. Recent positions of a rated game that you are
/// playing are refused; guests are refused those of games that are played from their address.
#[utoipa::path(
    post, path = "/api/v1/analyse", tag = "analysis", security(("cookie" = []), ("token" = ["read"])), request_body = AnalyseRequest,
    responses((status = 200, body = Analysis), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody), (status = 503, body = ErrorBody))
)]
async fn analyse(
    State(state): State<AppState>,
    caller: Caller,
    ClientAddress(address): ClientAddress,
    Json(request): Json<AnalyseRequest>,
) -> Result<Json<Analysis>, ApiError> {
    caller.require(Scope::Read)?;
    let neighbours = match caller.person.kind {
        PersonKind::Guest => state.recent_accounts().at(address),
        PersonKind::Account | PersonKind::Deleted => Vec::new(),
    };
    Ok(Json(state.study().analyse(caller.id(), &neighbours, address, &request).await?))
}

/// The game at a table.
#[derive(Debug, Deserialize, IntoParams)]
struct WhichGame {
    /// Its number, from 1; by default the last one that is over.
    game: Option<u32>,
}

/// Review a finished game
///
/// Starts a review in the background, or returns an existing one with its results so far.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/review", tag = "analysis",
    security(("cookie" = []), ("token" = ["read"])),
    params(("table" = String, Path, description = "Which table"), WhichGame),
    responses((status = 200, body = Review), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody), (status = 403, body = ErrorBody))
)]
async fn start_review(
    State(state): State<AppState>,
    caller: Caller,
    Path(table): Path<String>,
    Query(which): Query<WhichGame>,
) -> Result<Json<Review>, ApiError> {
    caller.require(Scope::Read)?;
    let table: TableId = table.parse().map_err(|_| Reason::NoSuchTable)?;
    Ok(Json(state.study().review(&table, caller.id(), which.game).await?))
}

/// Get the review of a game
///
/// With all results so far.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/review", tag = "analysis",
    params(("table" = String, Path, description = "Which table"), WhichGame),
    responses((status = 200, body = Review), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
async fn show_review(
    State(state): State<AppState>,
    caller: MaybeCaller,
    Path(table): Path<String>,
    Query(which): Query<WhichGame>,
) -> Result<Json<Review>, ApiError> {
    let table: TableId = table.parse().map_err(|_| Reason::NoSuchTable)?;
    Ok(Json(state.study().review_so_far(&table, caller.reader(), which.game).await?))
}
