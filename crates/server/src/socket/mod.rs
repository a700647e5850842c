//! The socket of an open page: commands in, numbered events out.

mod session;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use utoipa_axum::router::OpenApiRouter;

use crate::error::ApiError;
use crate::people::Caller;
use crate::security::{Place, check_origin};
use crate::state::AppState;

/// The maximum size of a message from a page, in bytes.
const LONGEST_MESSAGE: usize = 16 * 1024;

/// The read buffer of a socket, in bytes, which is allocated at once: 128 KiB by default, for messages that are mostly
/// shorter than 200 bytes.
const READ_BUFFER: usize = 4 * 1024;

/// The route of the socket.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().route("/api/v1/socket", get(open))
}

/// Opens a socket, authenticated by a cookie or by a token with the scope `play`.
async fn open(
    State(state): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
    place: Option<Extension<Place>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    check_origin(&headers, state.config())?;
    caller.require(crate::people::Scope::Play)?;
    let permit = state.sockets().acquire(caller.id())?;
    let upgrade = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _held = (permit, place);
        session::run(socket, state, caller.person).await;
    }))
}
