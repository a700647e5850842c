use axum::extract::State;
use serde::Deserialize;
use table::{Command, Offer};
use utoipa::{IntoParams, ToSchema};
use wire::CommandDone;

use super::program;
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path, Query};
use crate::id::TableId;
use crate::people::Caller;
use crate::reason::Reason;
use crate::state::AppState;

/// When a move is meant.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct When {
    /// How many choices, moves and dice, were made before it. With it, the same move sent twice counts once.
    ply: Option<usize>,
}

/// Yes or no.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum YesNo {
    /// To offer it, or to accept what the opponent offers.
    Yes,
    /// To decline what the opponent offers, or to take the own offer back.
    No,
}

fn table(id: &str) -> Result<TableId, ApiError> {
    id.parse().map_err(|_| Reason::NoSuchTable.into())
}

async fn command(
    state: &AppState,
    caller: &Caller,
    id: &str,
    command: Command,
) -> Result<Json<CommandDone>, ApiError> {
    program(caller)?;
    let number = state.tables().command(&table(id)?, caller.id(), command).await?;
    Ok(Json(CommandDone { number }))
}

async fn answer(
    state: &AppState,
    caller: &Caller,
    id: &str,
    what: Offer,
    answer: YesNo,
) -> Result<Json<CommandDone>, ApiError> {
    program(caller)?;
    let yes = matches!(answer, YesNo::Yes);
    let number = state.tables().answer(&table(id)?, caller.id(), what, yes).await?;
    Ok(Json(CommandDone { number }))
}

/// Move
///
/// The move as the notation writes it, percent-encoded.
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/move/{move}",
    tag = "bot",
    params(("id" = String, Path, description = "Which table"), ("move" = String, Path, description = "The move"), When),
    responses((status = 200, body = CommandDone), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn make_move(
    State(state): State<AppState>,
    caller: Caller,
    Path((id, text)): Path<(String, String)>,
    Query(When { ply }): Query<When>,
) -> Result<Json<CommandDone>, ApiError> {
    program(&caller)?;
    let number = state.tables().make_move(&table(&id)?, caller.id(), ply, text).await?;
    Ok(Json(CommandDone { number }))
}

/// Choose a setup
///
/// The setup as the notation writes it, percent-encoded. The opponent sees it when both have chosen.
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/setup/{setup}",
    tag = "bot",
    params(("id" = String, Path, description = "Which table"), ("setup" = String, Path, description = "The setup")),
    responses((status = 200, body = CommandDone), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn set_up(
    State(state): State<AppState>,
    caller: Caller,
    Path((id, setup)): Path<(String, String)>,
) -> Result<Json<CommandDone>, ApiError> {
    command(&state, &caller, &id, Command::Setup { setup }).await
}

/// Give up the game
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/resign",
    tag = "bot",
    params(("id" = String, Path, description = "Which table")),
    responses((status = 200, body = CommandDone), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn resign(
    State(state): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<CommandDone>, ApiError> {
    command(&state, &caller, &id, Command::Resign).await
}

/// Break the game off
///
/// Possible while one of the sides has not moved yet. Nobody wins.
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/abort",
    tag = "bot",
    params(("id" = String, Path, description = "Which table")),
    responses((status = 200, body = CommandDone), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn abort(
    State(state): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<CommandDone>, ApiError> {
    command(&state, &caller, &id, Command::Abort).await
}

/// Claim a draw by repetition or lack of progress
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/claim",
    tag = "bot",
    params(("id" = String, Path, description = "Which table")),
    responses((status = 200, body = CommandDone), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn claim(
    State(state): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<CommandDone>, ApiError> {
    command(&state, &caller, &id, Command::Claim).await
}

/// Claim the victory over an opponent who has been away for too long
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/claim-victory",
    tag = "bot",
    params(("id" = String, Path, description = "Which table")),
    responses((status = 200, body = CommandDone), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn claim_victory(
    State(state): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<CommandDone>, ApiError> {
    command(&state, &caller, &id, Command::Abandoned { draw: false }).await
}

/// Offer, accept or decline a draw
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/draw/{answer}",
    tag = "bot",
    params(("id" = String, Path, description = "Which table"), ("answer" = inline(YesNo), Path, description = "yes or no")),
    responses((status = 200, body = CommandDone), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn draw(
    State(state): State<AppState>,
    caller: Caller,
    Path((id, yes_no)): Path<(String, YesNo)>,
) -> Result<Json<CommandDone>, ApiError> {
    answer(&state, &caller, &id, Offer::Draw, yes_no).await
}

/// Offer, accept or decline to take the last decision back
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/takeback/{answer}",
    tag = "bot",
    params(("id" = String, Path, description = "Which table"), ("answer" = inline(YesNo), Path, description = "yes or no")),
    responses((status = 200, body = CommandDone), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn takeback(
    State(state): State<AppState>,
    caller: Caller,
    Path((id, yes_no)): Path<(String, YesNo)>,
) -> Result<Json<CommandDone>, ApiError> {
    answer(&state, &caller, &id, Offer::Takeback, yes_no).await
}

/// Offer, accept or decline another game
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/rematch/{answer}",
    tag = "bot",
    params(("id" = String, Path, description = "Which table"), ("answer" = inline(YesNo), Path, description = "yes or no")),
    responses((status = 200, body = CommandDone), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn rematch(
    State(state): State<AppState>,
    caller: Caller,
    Path((id, yes_no)): Path<(String, YesNo)>,
) -> Result<Json<CommandDone>, ApiError> {
    answer(&state, &caller, &id, Offer::Rematch, yes_no).await
}
