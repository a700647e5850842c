use rules::Side;

use crate::{Time, TimeControl};

/// The clocks of a game, as data: every reading is passed in.
///
/// The clock of the side that *decides* runs, in its own turn or the opponent's: choosing where a pushed piece goes
/// takes the chooser's time. A finished turn adds the increment to the side whose turn it was; a decision within the
/// opponent's turn adds nothing. Rolls take nobody's time. With days per decision, every decision has the full time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    control: TimeControl,
    left_ms: [u64; 2],
    running: Option<Side>,
    /// When the running clock was started; `None` while all clocks are stopped.
    since: Option<Time>,
    paused: bool,
    /// Whether the side to decide is a computer that waits for its turn to think, so that its clock stands still.
    queued: bool,
    /// Whether the game is over, so that no clock will run again.
    finished: bool,
}

impl Clocks {
    /// Creates full clocks, stopped.
    pub fn new(control: TimeControl, paused: bool) -> Clocks {
        let stock = control.stock_ms().unwrap_or(0);
        Clocks {
            control,
            left_ms: [stock; 2],
            running: None,
            since: None,
            paused,
            queued: false,
            finished: false,
        }
    }

    /// Starts this side's clock, or none.
    pub fn run(&mut self, side: Option<Side>, now: Time) {
        self.charge(now);
        if let (TimeControl::Days { .. }, Some(side)) = (self.control, side) {
            self.left_ms[side] = self.control.stock_ms().unwrap_or(0);
        }
        (self.running, self.queued) = (side, false);
        self.start(now);
    }

    /// Starts the clock of the side to decide, unless something keeps it from running.
    fn start(&mut self, now: Time) {
        let runs = self.running.is_some() && !self.paused && !self.queued;
        self.since = runs.then_some(now);
    }

    /// Stops the clock of the side to decide until it [thinks](Clocks::think).
    pub(crate) fn queue(&mut self, now: Time) {
        self.charge(now);
        (self.since, self.queued) = (None, true);
    }

    /// Starts the clock of the side to decide, which was [queued](Clocks::queue).
    pub(crate) fn think(&mut self, now: Time) {
        self.queued = false;
        self.start(now);
    }

    pub(crate) fn is_queued(&self) -> bool {
        self.queued
    }

    /// Stops the clocks at the end of the game.
    pub(crate) fn finish(&mut self, now: Time) {
        self.run(None, now);
        self.finished = true;
    }

    pub(crate) fn is_finished(&self) -> bool {
        self.finished
    }

    /// Stops the clocks after a move or roll, and adds the increment if it finished a turn, given whose turn it was
    /// before and whose it is now.
    pub fn choose(&mut self, before: Side, after: Side, now: Time) {
        self.run(None, now);
        if before != after {
            self.end_turn(before);
        }
    }

    fn end_turn(&mut self, side: Side) {
        self.left_ms[side] = self.left_ms[side].saturating_add(self.control.increment_ms());
    }

    /// Deducts the elapsed time from the running clock.
    fn charge(&mut self, now: Time) {
        if let (Some(side), Some(since)) = (self.running, self.since) {
            self.left_ms[side] = self.left_ms[side].saturating_sub(now.since(since));
            self.since = Some(now);
        }
    }

    pub(crate) fn pause(&mut self, now: Time) {
        self.charge(now);
        self.since = None;
        self.paused = true;
    }

    pub(crate) fn resume(&mut self, now: Time) {
        self.paused = false;
        self.start(now);
    }

    /// Returns what each side had left at the last event, seat 1 first; `None` without clocks.
    pub fn left_ms(&self) -> Option<[u64; 2]> {
        (self.control != TimeControl::None).then_some(self.left_ms)
    }

    /// Returns the side whose clock is running, and since when.
    pub fn running(&self) -> Option<(Side, Time)> {
        if self.control == TimeControl::None { None } else { self.running.zip(self.since) }
    }

    /// Returns which side will run out of time, and when, if nothing happens.
    pub fn deadline(&self) -> Option<(Side, Time)> {
        self.running().map(|(side, since)| (side, since.after(self.left_ms[side])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FISCHER: TimeControl = TimeControl::Fischer { start_ms: 1000, increment_ms: 100 };

    #[test]
    fn only_the_side_to_decide_loses_time() {
        let mut clocks = Clocks::new(FISCHER, false);
        clocks.run(Some(Side::South), Time(0));
        assert_eq!(clocks.deadline(), Some((Side::South, Time(1000))));
        clocks.run(Some(Side::North), Time(300));
        clocks.run(Some(Side::South), Time(500));
        clocks.end_turn(Side::South);
        clocks.run(Some(Side::North), Time(600));
        assert_eq!(clocks.left_ms(), Some([700, 800]));
        assert_eq!(clocks.deadline(), Some((Side::North, Time(1400))));
        clocks.run(None, Time(700));
        assert_eq!((clocks.left_ms(), clocks.deadline()), (Some([700, 700]), None));
    }

    #[test]
    fn a_pause_stops_both_clocks() {
        let mut clocks = Clocks::new(FISCHER, false);
        clocks.run(Some(Side::South), Time(0));
        clocks.pause(Time(100));
        assert_eq!((clocks.left_ms(), clocks.deadline()), (Some([900, 1000]), None));
        clocks.run(Some(Side::North), Time(5000));
        clocks.resume(Time(9000));
        assert_eq!(clocks.deadline(), Some((Side::North, Time(10_000))));
        // A clock that is set back gives no time and takes none.
        clocks.run(Some(Side::South), Time(8000));
        assert_eq!(clocks.left_ms(), Some([900, 1000]));
    }

    #[test]
    fn a_queued_computer_loses_no_time() {
        let mut clocks = Clocks::new(FISCHER, false);
        clocks.run(Some(Side::South), Time(0));
        clocks.queue(Time(0));
        assert_eq!((clocks.running(), clocks.deadline()), (None, None));
        // A pause in the meantime changes nothing about that.
        clocks.pause(Time(5000));
        clocks.resume(Time(6000));
        assert_eq!(clocks.deadline(), None);
        clocks.think(Time(9000));
        assert_eq!(clocks.deadline(), Some((Side::South, Time(10_000))));
        clocks.queue(Time(9100));
        clocks.pause(Time(9200));
        clocks.think(Time(9300));
        assert_eq!(clocks.deadline(), None);
        clocks.resume(Time(9400));
        assert_eq!(clocks.deadline(), Some((Side::South, Time(10_300))));
        clocks.queue(Time(9400));
        // The next decision is not in the queue.
        clocks.run(Some(Side::North), Time(9500));
        assert_eq!(clocks.deadline(), Some((Side::North, Time(10_500))));
        assert_eq!(clocks.left_ms(), Some([900, 1000]));
    }

    #[test]
    fn days_are_for_each_decision() {
        let mut clocks = Clocks::new(TimeControl::Days { days: 1 }, false);
        clocks.run(Some(Side::South), Time(0));
        clocks.run(Some(Side::North), Time(TimeControl::DAY_MS / 2));
        clocks.run(Some(Side::South), Time(TimeControl::DAY_MS));
        assert_eq!(clocks.deadline(), Some((Side::South, Time(2 * TimeControl::DAY_MS))));
    }

    #[test]
    fn without_clocks_nothing_is_due() {
        let mut clocks = Clocks::new(TimeControl::None, false);
        clocks.run(Some(Side::South), Time(0));
        assert_eq!((clocks.left_ms(), clocks.running(), clocks.deadline()), (None, None, None));
    }
}
