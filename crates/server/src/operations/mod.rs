//! Operations: health, metrics, logs, backups and administration.

pub mod admin;
mod backup;
mod cleanup;
mod health;
mod logs;
mod metrics;
mod trace;

pub use backup::{Copied, backup, restore};
pub(crate) use cleanup::cleanup;
pub use logs::start_logs;
pub(crate) use metrics::start_metrics;
pub use trace::trace;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::state::AppState;

/// Health and metrics.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(metrics::metrics))
}
