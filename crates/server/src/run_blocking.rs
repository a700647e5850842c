use tokio::sync::Semaphore;

use crate::error::ApiError;

/// Runs slow work outside the async runtime, at most as many jobs at a time as there are permits. A job keeps its permit
/// until it ends, even if its caller has given up.
pub(crate) async fn run_blocking<T: Send + 'static>(
    permits: &'static Semaphore,
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let failed = |error: &dyn std::fmt::Display| ApiError::internal(error);
    let permit = permits.acquire().await.map_err(|error| failed(&error))?;
    let work = move || {
        let _permit = permit;
        work()
    };
    tokio::task::spawn_blocking(work).await.map_err(|error| failed(&error))?
}
