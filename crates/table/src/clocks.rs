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
    /// Whether the game is over, so that no clock will run again.
    finished: bool,
}

impl Clocks {
    /// Creates full clocks, stopped.
    pub fn new(control: TimeControl, paused: bool) -> Clocks {
        let stock = control.stock_ms().unwrap_or(0);
        Clocks { control, left_ms: [stock; 2], running: None, since: None, paused, finished: false }
    }

    /// Starts this side's clock, or none.
    pub fn run(&mut self, side: Option<Side>, now: Time) {
        self.charge(now);
        if let (TimeControl::Days { .. }, Some(side)) = (self.control, side) {
            self.left_ms[side] = self.control.stock_ms().unwrap_or(0);
        }
        self.running = side;
        self.since = (side.is_some() && !self.paused).then_some(now);
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
        self.since = self.running.is_some().then_some(now);
        self.paused = false;
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
