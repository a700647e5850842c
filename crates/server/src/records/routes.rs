//! Records on the network.

use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::record::Tags;
use tokio::sync::Semaphore;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{RecordCheckRequest, RecordChecked, RecordMakeRequest, RecordsText};

use crate::date::day;
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path, Query};
use crate::id::TableId;
use crate::people::MaybeCaller;
use crate::reason::Reason;
use crate::run_blocking::run_blocking;
use crate::state::AppState;

/// The routes about records.
pub fn routes() -> OpenApiRouter<AppState> {
    let with_records = OpenApiRouter::new()
        .routes(routes!(check_record))
        .routes(routes!(make_record))
        .routes(routes!(split_records))
        .layer(DefaultBodyLimit::max(LONGEST));
    OpenApiRouter::new().routes(routes!(record)).merge(with_records)
}

/// The longest body with records in it, in bytes: as much as one record may have. Other bodies are shorter.
const LONGEST: usize = table::record::MOST_BYTES;

/// The format of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Format {
    /// With tags and numbered moves.
    #[default]
    Text,
    /// As JSON.
    Json,
}

/// Which game at a table, and how.
#[derive(Debug, Deserialize, IntoParams)]
struct Which {
    /// The number of the game, from 1; the newest by default.
    game: Option<u32>,
    /// `text` or `json`; text by default.
    #[param(inline)]
    format: Option<Format>,
}

/// The record of a game
///
/// Of a finished game or one in progress. The secret of its dice is included once it is over.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/record", tag = "records",
    params(("table" = String, Path, description = "Which table"), Which),
    responses((status = 200, description = "The record, as text or as JSON.", content((String = "text/plain"), (Object = "application/json"))), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, description = "There is no record yet: the game has not begun.", body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody))
)]
async fn record(
    State(state): State<AppState>,
    caller: MaybeCaller,
    Path(table): Path<String>,
    Query(which): Query<Which>,
) -> Result<Response, ApiError> {
    let id: TableId = table.parse().map_err(|_| Reason::NoSuchTable)?;
    let (row, table) = state.tables().replay(&id, caller.reader(), which.game).await?;
    let event = if row.rated { "Rated game" } else { "Casual game" };
    let tags = Tags { event: Some(event.to_owned()), date: Some(day(row.created_at)), ..Tags::default() };
    let record = table.record(tags).ok_or(Reason::NoRecordYet)?;
    Ok(match which.format.unwrap_or_default() {
        Format::Json => Json(record).into_response(),
        Format::Text => {
            ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response()
        }
    })
}

/// Validate a record
///
/// Replays the game, verifies its dice, and returns the record as text and as JSON.
#[utoipa::path(
    post, path = "/api/v1/records/check", tag = "records", request_body = RecordCheckRequest,
    responses(
        (status = 200, body = RecordChecked),
        (status = 400, description = "The record cannot be read, breaks the rules, or its dice are wrong; the error says where.", body = ErrorBody),
    )
)]
async fn check_record(Json(request): Json<RecordCheckRequest>) -> Result<Json<RecordChecked>, ApiError> {
    run_blocking(&PLACES, move || Ok(explore::check_record(&request.record)?)).await.map(Json)
}

/// Write a record
///
/// Builds a record from the start of a game and its moves. If a move is illegal, the error says why.
#[utoipa::path(
    post, path = "/api/v1/records/make", tag = "records", request_body = RecordMakeRequest,
    responses((status = 200, body = RecordChecked), (status = 400, body = ErrorBody))
)]
async fn make_record(Json(request): Json<RecordMakeRequest>) -> Result<Json<RecordChecked>, ApiError> {
    run_blocking(&PLACES, move || Ok(explore::make_record(request)?)).await.map(Json)
}

/// Split a text into records
///
/// Returns each record as a separate text.
#[utoipa::path(
    post, path = "/api/v1/records/split", tag = "records", request_body = RecordsText,
    responses((status = 200, body = Vec<String>), (status = 400, body = ErrorBody))
)]
async fn split_records(Json(request): Json<RecordsText>) -> Result<Json<Vec<String>>, ApiError> {
    let split = move || Ok(explore::split_records(&request.text)?);
    run_blocking(&PLACES, split).await.map(Json)
}

/// How many records are read and played again at the same time.
static PLACES: Semaphore = Semaphore::const_new(2);
