use crate::state::AppState;
use crate::store::StoreError;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A session that was not used for this long has ended by itself; see the life of its cookie.
const IDLE_SESSION_DAYS: i64 = 180;

/// A guest who never sat at a table and has not been here for this long is gone.
const IDLE_GUEST_DAYS: i64 = 30;

/// Whoever looks for a game for this long has forgotten it.
const SEEK_DAYS: i64 = 7;

/// Removes what nobody needs any more.
pub(crate) async fn tidy(state: &AppState) {
    let result: Result<(), StoreError> = async {
        let now = state.now();
        let sessions = state.store().end_idle_sessions(now - IDLE_SESSION_DAYS * DAY_MS).await?;
        let guests = state.store().remove_idle_guests(now - IDLE_GUEST_DAYS * DAY_MS).await?;
        let seeks = state.store().remove_old_seeks(now - SEEK_DAYS * DAY_MS).await?;
        if sessions + guests + seeks > 0 {
            tracing::info!(sessions, guests, seeks, "removed what was idle");
        }
        Ok(())
    }
    .await;
    if let Err(error) = result {
        tracing::warn!(%error, "could not remove what is idle");
    }
}
