use std::collections::HashMap;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior};
use wire::TimeControl;

use super::seeks::read;
use super::service::Lobby;
use crate::ShutdownSignal;
use crate::id::SeekId;
use crate::store::{Seek, StoreError};

/// How often the lobby checks for seekers who have left.
const EVERY: Duration = Duration::from_secs(1);
/// How long a player may be without a connection: a page that is loaded again is back sooner.
const RETURN: Duration = Duration::from_secs(3);
/// How long players have to come back after the server has started.
const ARRIVAL: Duration = Duration::from_secs(10);

/// When the seek of each player who has left is withdrawn.
type Ghosts = HashMap<SeekId, Instant>;

impl Lobby {
    /// Returns whether a seek can be taken: the seeker of a live game has to be here, because a clock may start.
    pub(super) fn is_present(&self, seek: &Seek, time: TimeControl) -> bool {
        !is_live(time) || self.tables.hub().is_connected(&seek.person_id)
    }

    /// Withdraws the live seeks of players who have left, until the server stops.
    pub async fn withdraw_ghosts(self, mut stop: ShutdownSignal) {
        let mut tick = tokio::time::interval(EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ghosts = Ghosts::new();
        let (mut departures, mut wait) = (None, ARRIVAL);
        loop {
            tokio::select! {
                () = stop.stopped() => return,
                _ = tick.tick() => {}
            }
            let so_far = Some(self.tables.hub().departures());
            if departures == so_far && ghosts.is_empty() {
                continue;
            }
            match self.look_for_ghosts(&mut ghosts, wait).await {
                Ok(()) => (departures, wait) = (so_far, RETURN),
                Err(error) => tracing::warn!(%error, "the lobby cannot look for players who have left"),
            }
        }
    }

    async fn look_for_ghosts(&self, ghosts: &mut Ghosts, wait: Duration) -> Result<(), StoreError> {
        let now = Instant::now();
        let mut absent = Ghosts::new();
        let mut is_changed = false;
        for seek in self.store.seeks().await? {
            let Ok(request) = read(&seek) else { continue };
            if self.is_present(&seek, request.terms.time) {
                continue;
            }
            let until = ghosts.get(&seek.id).copied();
            is_changed |= until.is_none();
            let until = until.unwrap_or(now + wait);
            if until > now {
                absent.insert(seek.id, until);
            } else {
                is_changed |= self.store.remove_seek(&seek.id).await?;
            }
        }
        is_changed |= ghosts.keys().any(|seek| !absent.contains_key(seek));
        *ghosts = absent;
        if is_changed {
            self.publish_seeks();
        }
        Ok(())
    }
}

/// Returns whether the players sit at the board together.
pub(super) fn is_live(time: TimeControl) -> bool {
    !matches!(time, TimeControl::Days { .. })
}
