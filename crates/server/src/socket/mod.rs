//! The socket of an open page: commands in, numbered events out.

mod fragments;
mod session;
mod upgrade;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::{ApiError, ErrorBody};
use crate::people::{Caller, Scope};
use crate::security::{Place, check_origin};
use crate::state::AppState;
use upgrade::Upgrade;

/// The route of the socket.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(open))
}

/// Open a socket
///
/// A WebSocket for as many tables as you like. Each message is a text with one JSON object: you send `ToServer`, and the
/// server sends `ToClient`, beginning with `welcome`. `watch` a table, and its `table` snapshot arrives, followed by an
/// `update` for each event. Updates are numbered without gaps: after a lost connection, `watch` again with `since`, the
/// last number you have. A `do` or `say` is answered by `done` or `refused` with the same `id`.
///
/// The server sends a WebSocket ping every 20 seconds, and closes the socket if nothing arrives for 60. Once you have sent
/// a `ping`, these are 1.5 and 4 seconds while you watch a table or the lobby. A message may have 16 KiB. Close codes:
/// 1001, the server is stopping; 1013, something failed and you may connect again; 4001, signed out; 4008, you read too
/// slowly; 4009, nothing arrived for too long; 4029, too many messages.
#[utoipa::path(
    get,
    path = "/api/v1/socket",
    tag = "tables",
    security(("cookie" = []), ("token" = ["play"])),
    responses(
        (status = 101, description = "The connection is a WebSocket from now on."),
        (status = 400, description = "The request is not the beginning of a WebSocket.", body = ErrorBody),
        (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody),
        (status = 429, description = "Too many requests or open sockets; `Retry-After` says for how many seconds to wait.", body = ErrorBody),
    ),
    extensions(("x-websocket" = json!({
        "send": { "$ref": "#/components/schemas/ToServer" },
        "receive": { "$ref": "#/components/schemas/ToClient" },
    })))
)]
async fn open(
    State(state): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
    place: Option<Extension<Place>>,
    upgrade: Result<Upgrade, ApiError>,
) -> Result<Response, ApiError> {
    check_origin(&headers, state.config())?;
    caller.require(Scope::Play)?;
    let upgrade = upgrade?;
    let permit = state.sockets().acquire(caller.id())?;
    upgrade.serve(move |socket| async move {
        let _held = (permit, place);
        session::run(socket, state, caller).await;
    })
}
