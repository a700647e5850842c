use tokio::sync::Semaphore;

use crate::error::ApiError;

/// Does what may take a while where it keeps nobody else waiting, when there is a place for it. The place is taken until
/// the work is done, also if nobody waits for it any more.
pub(crate) async fn aside<T: Send + 'static>(
    places: &'static Semaphore,
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let failed = |error: &dyn std::fmt::Display| ApiError::internal(error);
    let place = places.acquire().await.map_err(|error| failed(&error))?;
    let work = move || {
        let _place = place;
        work()
    };
    tokio::task::spawn_blocking(work).await.map_err(|error| failed(&error))?
}
