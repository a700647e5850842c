use std::sync::OnceLock;

use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

use crate::error::ApiError;

/// Seconds from a tenth of a millisecond to ten seconds.
const SECONDS: [f64; 14] =
    [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 10.0];

/// Counts from one to the largest batch.
const COUNTS: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// The process-wide recorder, installed on first use.
fn recorder() -> Result<&'static PrometheusHandle, ApiError> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let start = || -> Result<PrometheusHandle, BuildError> {
        PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)?
            .set_buckets_for_metric(Matcher::Suffix("_changes".to_owned()), &COUNTS)?
            .install_recorder()
    };
    let recorder = RECORDER.get_or_init(|| start().ok());
    recorder.as_ref().ok_or_else(|| ApiError::internal("another metrics recorder is installed"))
}

/// Installs the recorder. Nothing is recorded before.
pub(crate) fn start_metrics() {
    // The server runs without metrics; a request for them reports the failure.
    let _ = recorder();
}

/// Metrics in Prometheus text format
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "operations",
    responses((status = 200, description = "The metrics, as Prometheus reads them.", body = str, content_type = "text/plain"))
)]
pub(super) async fn metrics() -> Result<String, ApiError> {
    let recorder = recorder()?;
    recorder.run_upkeep();
    Ok(recorder.render())
}
