use std::time::Duration;

use tokio::time::Instant;

/// How long the players see how a game of a match ended before the next one begins.
const BREAK_BETWEEN_GAMES: Duration = Duration::from_secs(5);
/// How long to wait after a failure before trying again.
const RETRY: Duration = Duration::from_secs(1);

/// When a table has to look at its clocks, or begin the next game.
#[derive(Default)]
pub(super) struct Timer {
    deadline: Option<Instant>,
    next_game: Option<Instant>,
}

impl Timer {
    /// Rings after this time.
    pub(super) fn set(&mut self, wait: Duration) {
        *self = Timer { deadline: Some(Instant::now() + wait), next_game: None };
    }

    /// Rings when the next game of a match is to begin.
    pub(super) fn set_next_game(&mut self) {
        self.deadline = None;
        self.next_game.get_or_insert_with(|| Instant::now() + BREAK_BETWEEN_GAMES);
    }

    /// Rings when it is time to try again.
    pub(super) fn set_retry(&mut self) {
        self.set(RETRY);
    }

    pub(super) fn clear(&mut self) {
        *self = Timer::default();
    }

    pub(super) fn is_set(&self) -> bool {
        self.time().is_some()
    }

    fn time(&self) -> Option<Instant> {
        self.deadline.or(self.next_game)
    }

    /// Waits until the timer rings, or for ever. It is not set afterwards.
    pub(super) async fn ring(&mut self) {
        match self.time() {
            Some(time) => tokio::time::sleep_until(time).await,
            None => std::future::pending().await,
        }
        self.clear();
    }
}
