//! The socket of an open page: commands in, numbered events out.

mod fragments;
mod session;
mod upgrade;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use utoipa_axum::router::OpenApiRouter;

use crate::error::ApiError;
use crate::people::Caller;
use crate::security::{Place, check_origin};
use crate::state::AppState;
use upgrade::Upgrade;

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
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    check_origin(&headers, state.config())?;
    caller.require(crate::people::Scope::Play)?;
    let permit = state.sockets().acquire(caller.id())?;
    upgrade.serve(move |socket| async move {
        let _held = (permit, place);
        session::run(socket, state, caller).await;
    })
}
