//! What those who run the server need: health, numbers, logs, backups and a hand on people.

pub mod admin;
mod backup;
mod health;
mod logs;
mod metrics;
mod tidy;
mod trace;

pub use backup::{Copied, backup, restore};
pub use logs::start_logs;
pub(crate) use metrics::start as count;
pub(crate) use tidy::tidy;
pub use trace::trace;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::state::AppState;

/// The routes for those who run the server.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(metrics::metrics))
}
