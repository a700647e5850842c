//! Tables over HTTP. Pages that stay open use the socket.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{At, Command, CommandDone, NewTable, TableCreated, TableSummary, TableView};

use super::summary::{listed, listed_games};
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Id, Json, Query};
use crate::id::{InvitationId, PersonId, TableId};
use crate::people::{Caller, MaybeCaller, Scope};
use crate::reason::Reason;
use crate::state::AppState;
use crate::store::{Finished, Page, TableRow, Unread};

/// The routes about tables.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(show))
        .routes(routes!(command))
        .routes(routes!(accept, invitation))
        .routes(routes!(live))
        .routes(routes!(mine))
        .routes(routes!(finished))
        .routes(routes!(unread))
}

/// The part of a list to return.
#[derive(Debug, Deserialize, IntoParams)]
struct Which {
    /// Only this game.
    game: Option<String>,
    /// The number of entries to skip.
    offset: Option<i64>,
    /// How many to list at most, up to 100.
    limit: Option<i64>,
}

impl Which {
    fn page(&self) -> Page {
        Page::new(self.offset.unwrap_or(0), self.limit.unwrap_or(30))
    }

    /// The full name of the game.
    fn game(&self) -> Result<Option<String>, ApiError> {
        let game = self.game.as_deref().map(catalog::game).transpose();
        Ok(game.map_err(|unknown| ApiError::invalid(&unknown))?.map(|game| game.name()))
    }
}

/// The request that a command comes with, so that it can be sent again and is carried out once.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Once {
    /// An id for this request, unique among all that you send. With `game`, except in chat.
    pub(crate) id: Option<String>,
    /// The number of the game that the command is about, as in the state of the table.
    game: Option<u32>,
}

impl Once {
    /// The request, if it may be repeated. One without the other would be carried out as often as it is sent.
    pub(crate) fn request(self) -> Result<Option<table::Request>, ApiError> {
        match (self.id, self.game) {
            (Some(id), Some(game)) => Ok(Some(table::Request { id, game })),
            (None, None) => Ok(None),
            _ => Err(Reason::BadRequest { detail: "id and game belong together".to_owned() }.into()),
        }
    }
}

fn list(rows: &[TableRow], person: Option<&PersonId>) -> Json<Vec<TableSummary>> {
    Json(rows.iter().filter_map(|row| listed(row, person)).collect())
}

/// Create a table
///
/// Against a computer, somebody at the same screen, or anyone with the link. The game begins as soon as both seats are
/// taken.
#[utoipa::path(
    post,
    path = "/api/v1/tables",
    tag = "tables",
    security(("cookie" = []), ("token" = ["play"])),
    request_body = NewTable,
    responses((status = 201, body = TableCreated), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 503, body = ErrorBody))
)]
async fn create(
    State(state): State<AppState>,
    caller: Caller,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, Json<TableCreated>), ApiError> {
    caller.require(Scope::Play)?;
    let created = state.tables().create(&caller.person, new).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// Get a table
#[utoipa::path(
    get,
    path = "/api/v1/tables/{table}",
    tag = "tables",
    params(("table" = String, Path, description = "Which table")),
    responses((status = 200, body = TableView), (status = 404, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
async fn show(
    State(state): State<AppState>,
    caller: MaybeCaller,
    Id(id): Id<TableId>,
) -> Result<Json<TableView>, ApiError> {
    Ok(Json(state.tables().view(&id, caller.reader()).await?))
}

/// Send a command to a table
///
/// A move carries the number of choices before it and an id of its own. The same move sent twice counts once, and so does
/// any command that is sent twice with the same `id` and `game`.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{table}/commands",
    tag = "tables",
    security(("cookie" = []), ("token" = ["play"])),
    params(("table" = String, Path, description = "Which table"), Once),
    request_body = Command,
    responses((status = 200, body = CommandDone), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 503, body = ErrorBody))
)]
async fn command(
    State(state): State<AppState>,
    caller: Caller,
    Id(id): Id<TableId>,
    Query(once): Query<Once>,
    Json(command): Json<Command>,
) -> Result<Json<CommandDone>, ApiError> {
    caller.require(Scope::Play)?;
    let number = state.tables().act(&id, caller.id(), command.into(), once.request()?).await?;
    Ok(Json(CommandDone { number }))
}

/// Accept an invitation
#[utoipa::path(
    post,
    path = "/api/v1/invitations/{invitation}",
    tag = "tables",
    security(("cookie" = []), ("token" = ["play"])),
    params(("invitation" = String, Path, description = "The invitation in the link")),
    responses((status = 200, body = At), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
async fn accept(
    State(state): State<AppState>,
    caller: Caller,
    Id(invitation): Id<InvitationId>,
) -> Result<Json<At>, ApiError> {
    caller.require(Scope::Play)?;
    let table = state.tables().accept(&invitation, &caller.person).await?;
    Ok(Json(At { table: table.to_string() }))
}

/// Get the table of an invitation
#[utoipa::path(
    get,
    path = "/api/v1/invitations/{invitation}",
    tag = "tables",
    params(("invitation" = String, Path, description = "The invitation in the link")),
    responses((status = 200, body = TableSummary), (status = 404, body = ErrorBody))
)]
async fn invitation(
    State(state): State<AppState>,
    Id(invitation): Id<InvitationId>,
) -> Result<Json<TableSummary>, ApiError> {
    Ok(Json(state.tables().invited(&invitation).await?))
}

/// Public games that are being played
#[utoipa::path(get, path = "/api/v1/tables/live", tag = "tables", params(Which), responses((status = 200, body = Vec<TableSummary>), (status = 400, body = ErrorBody)))]
async fn live(
    State(state): State<AppState>,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let rows = state.store().live_tables(which.game()?.as_deref(), which.page()).await?;
    Ok(list(&rows, None))
}

/// Your tables, those where it is your turn first
#[utoipa::path(get, path = "/api/v1/tables/mine", tag = "tables", security(("cookie" = []), ("token" = ["read"])), params(Which), responses((status = 200, body = Vec<TableSummary>), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
async fn mine(
    State(state): State<AppState>,
    caller: Caller,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    caller.require(Scope::Read)?;
    let rows = state.store().tables_of(caller.id(), which.page()).await?;
    Ok(list(&rows, Some(caller.id())))
}

/// Public games that are over, the newest first
#[utoipa::path(get, path = "/api/v1/tables/finished", tag = "tables", params(Which), responses((status = 200, body = Vec<TableSummary>), (status = 400, body = ErrorBody)))]
async fn finished(
    State(state): State<AppState>,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let wanted = Finished { kind: which.game()?, ..Finished::default() };
    let games = state.store().finished_games(&wanted, which.page()).await?;
    Ok(Json(listed_games(&**state.store(), &games).await?))
}

/// A table at which something happened that you have not seen.
#[derive(serde::Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct UnreadView {
    /// Which table.
    table: String,
    /// The newest event that you have seen.
    seen: i64,
    /// The newest event there is.
    number: i64,
    /// When it happened.
    at: i64,
}

impl From<Unread> for UnreadView {
    fn from(unread: Unread) -> UnreadView {
        UnreadView {
            table: unread.table_id.to_string(),
            seen: unread.seen,
            number: unread.events,
            at: unread.updated_at,
        }
    }
}

/// Your tables with events that you have not seen
#[utoipa::path(get, path = "/api/v1/me/unread", tag = "tables", security(("cookie" = []), ("token" = ["read"])), params(Which), responses((status = 200, body = Vec<UnreadView>), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
async fn unread(
    State(state): State<AppState>,
    caller: Caller,
    Query(which): Query<Which>,
) -> Result<Json<Vec<UnreadView>>, ApiError> {
    caller.require(Scope::Read)?;
    let unread = state.store().unread(caller.id(), which.page()).await?;
    Ok(Json(unread.into_iter().map(UnreadView::from).collect()))
}
