//! What stands between the network and the handlers. `docs/security.md` names the threats that each part answers.

mod address;
mod bounded_store;
mod headers;
mod origin;
mod panics;
mod places;
mod rate;
mod recent_accounts;

pub use address::{ClientAddress, client_address, network};
pub use origin::check_origin;
pub use places::Place;
pub(crate) use places::connections_per_address;
pub use rate::{Class, RateLimits};
pub use recent_accounts::RecentAccounts;

use axum::Router;
use axum::error_handling::HandleErrorLayer;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use tower::timeout::TimeoutLayer;
use tower::{BoxError, ServiceBuilder};
use tower_http::catch_panic::CatchPanicLayer;

use crate::error::ApiError;
use crate::operations;
use crate::reason::Reason;
use crate::state::AppState;

/// Puts all guards around the routes. The last one named here is the first that a request meets.
pub fn guard(router: Router, state: &AppState) -> Router {
    let config = state.config();
    // The response has to begin in time; a stream that has begun may take as long as it likes.
    let timeout = ServiceBuilder::new()
        .layer(HandleErrorLayer::new(async |_: BoxError| ApiError::from(Reason::TimedOut)))
        .layer(TimeoutLayer::new(config.limits.request_time));
    let router = router
        .layer(DefaultBodyLimit::max(config.limits.body_bytes))
        .layer(from_fn_with_state(state.clone(), origin::middleware))
        .layer(timeout)
        .layer(from_fn_with_state(state.clone(), rate::middleware))
        .layer(from_fn_with_state(places::Places::new(state), places::middleware))
        .layer(CatchPanicLayer::custom(panics::answer));
    headers::add(router, config).layer(from_fn_with_state(state.clone(), operations::trace))
}
