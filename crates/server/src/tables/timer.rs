use std::time::Duration;

use rules::Side;
use tokio::time::Instant;

/// How long the players see how a game of a match ended before the next one begins.
const BREAK_BETWEEN_GAMES: Duration = Duration::from_secs(5);
/// How long to wait after a failure before trying again.
const RETRY: Duration = Duration::from_secs(1);

/// How long a player may be without a connection before being away: a page that is loaded again is back sooner.
const RETURN: Duration = Duration::from_secs(3);

/// How long the players have to open a page after a game has begun or the server has started.
const ARRIVAL: Duration = Duration::from_secs(10);

/// What a table has to do at certain times.
#[derive(Default)]
pub(super) struct Timer {
    retry: Option<Instant>,
    deadline: Option<Instant>,
    next_game: Option<Instant>,
    arrival: Option<Instant>,
    /// When each player without a connection counts as away.
    departures: [Option<Instant>; 2],
}

/// What it is time for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Alarm {
    /// Retry after a failure.
    Retry,
    /// Check the clock, or begin the next game.
    Clock,
    /// Check which players have not opened the table.
    Arrival,
    /// Check whether a player who left has returned.
    Departure(Side),
}

impl Timer {
    /// Rings after this time.
    pub(super) fn set(&mut self, wait: Duration) {
        (self.deadline, self.next_game) = (Some(Instant::now() + wait), None);
    }

    /// Rings when the next game of a match is to begin.
    pub(super) fn set_next_game(&mut self) {
        self.deadline = None;
        self.next_game.get_or_insert_with(|| Instant::now() + BREAK_BETWEEN_GAMES);
    }

    /// Rings when it is time to retry, and until then not for the clock.
    pub(super) fn set_retry(&mut self) {
        self.clear_clock();
        self.retry = Some(Instant::now() + RETRY);
    }

    /// Whether a retry is scheduled.
    pub(super) fn is_retrying(&self) -> bool {
        self.retry.is_some()
    }

    /// Cancels the retry.
    pub(super) fn clear_retry(&mut self) {
        self.retry = None;
    }

    /// Rings when the players should have opened the table.
    pub(super) fn set_arrival(&mut self) {
        self.arrival = Some(Instant::now() + ARRIVAL);
    }

    /// Rings when a player who has left should be back.
    pub(super) fn set_departure(&mut self, side: Side) {
        self.departures[side] = Some(Instant::now() + RETURN);
    }

    /// Notes that a player is back.
    pub(super) fn clear_departure(&mut self, side: Side) {
        self.departures[side] = None;
    }

    /// Cancels the alarm for the clock.
    pub(super) fn clear_clock(&mut self) {
        (self.deadline, self.next_game) = (None, None);
    }

    pub(super) fn is_set(&self) -> bool {
        self.next().is_some()
    }

    fn next(&self) -> Option<(Instant, Alarm)> {
        let retry = self.retry.map(|time| (time, Alarm::Retry));
        let clock = self.deadline.or(self.next_game).map(|time| (time, Alarm::Clock));
        let arrival = self.arrival.map(|time| (time, Alarm::Arrival));
        let departures = Side::BOTH
            .into_iter()
            .filter_map(|side| self.departures[side].map(|time| (time, Alarm::Departure(side))));
        let soon = retry.into_iter().chain(clock).chain(arrival);
        soon.chain(departures).min_by_key(|(time, _)| *time)
    }

    /// Waits until the timer rings, or for ever. It is not set for the same thing afterwards.
    pub(super) async fn ring(&mut self) -> Alarm {
        let Some((time, alarm)) = self.next() else { return std::future::pending().await };
        tokio::time::sleep_until(time).await;
        self.unset(alarm);
        alarm
    }

    /// Takes an alarm that was due before a moment, if there is one.
    pub(super) fn take_before(&mut self, moment: std::time::Instant) -> Option<Alarm> {
        let (_, alarm) = self.next().filter(|(time, _)| time.into_std() < moment)?;
        self.unset(alarm);
        Some(alarm)
    }

    fn unset(&mut self, alarm: Alarm) {
        match alarm {
            Alarm::Retry => self.clear_retry(),
            Alarm::Clock => self.clear_clock(),
            Alarm::Arrival => self.arrival = None,
            Alarm::Departure(side) => self.departures[side] = None,
        }
    }
}
