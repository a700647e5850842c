use crate::state::AppState;
use crate::store::StoreError;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Matches the lifetime of the session cookie.
const IDLE_SESSION_DAYS: i64 = 180;

/// Guests who never sat at a table are removed after this long.
const IDLE_GUEST_DAYS: i64 = 30;

/// Seeks are removed after this long.
const SEEK_DAYS: i64 = 7;

/// Removes idle sessions, idle guests and old seeks.
pub(crate) async fn cleanup(state: &AppState) {
    let result: Result<(), StoreError> = async {
        let now = state.now();
        let sessions = state.store().end_idle_sessions(now - IDLE_SESSION_DAYS * DAY_MS).await?;
        let guests = state.store().remove_idle_guests(now - IDLE_GUEST_DAYS * DAY_MS).await?;
        let seeks = state.store().remove_old_seeks(now - SEEK_DAYS * DAY_MS).await?;
        if sessions + guests + seeks > 0 {
            tracing::info!(sessions, guests, seeks, "removed idle data");
        }
        Ok(())
    }
    .await;
    if let Err(error) = result {
        tracing::warn!(%error, "could not remove idle data");
    }
}
