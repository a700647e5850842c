//! What stands between the network and the handlers. `docs/security.md` names the threats that each part answers.

mod address;
mod headers;
mod origin;
mod panics;
mod rate;
mod timeout;

pub use address::{ClientAddress, client_address, network};
pub use origin::check_origin;
pub use rate::{Class, RateLimits};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::catch_panic::CatchPanicLayer;

use crate::operations;
use crate::state::AppState;

/// Puts all guards around the routes. The last one named here is the first that a request meets.
pub fn guard(router: Router, state: &AppState) -> Router {
    router
        .layer(DefaultBodyLimit::max(state.config().limits.body_bytes))
        .layer(from_fn_with_state(state.clone(), origin::middleware))
        .layer(from_fn_with_state(state.clone(), timeout::middleware))
        .layer(from_fn_with_state(state.clone(), rate::middleware))
        .layer(CatchPanicLayer::custom(panics::answer))
        .layer(from_fn_with_state(state.clone(), headers::middleware))
        .layer(from_fn(operations::trace))
}
