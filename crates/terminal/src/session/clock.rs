use std::time::Duration;

use rules::Side;
use table::{Clocks, Time, TimeControl};
use words::{Words, text};

/// The time controls in the menu.
pub(crate) const CLOCKS: [TimeControl; 8] = {
    const fn control(minutes: u64, seconds: u64) -> TimeControl {
        TimeControl::Fischer { start_ms: minutes * 60_000, increment_ms: seconds * 1000 }
    }
    [
        TimeControl::None,
        control(1, 0),
        control(3, 2),
        control(5, 0),
        control(5, 3),
        control(10, 5),
        control(15, 10),
        control(30, 20),
    ]
};

/// The displayed clocks; for a local game, the clocks themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DisplayedClock {
    pub(crate) left: [Duration; 2],
    increment: Duration,
    /// `None` for online games, whose clocks are the server's.
    local: Option<Clocks>,
}

impl DisplayedClock {
    /// Creates full clocks; `None` without a time limit.
    pub(crate) fn new(control: TimeControl) -> Option<DisplayedClock> {
        Some(DisplayedClock {
            left: [Duration::from_millis(control.stock_ms()?); 2],
            increment: Duration::from_millis(control.increment_ms()),
            local: Some(Clocks::new(control, false)),
        })
    }

    /// Creates a display of a server's clocks.
    pub(crate) fn showing(left: [Duration; 2]) -> DisplayedClock {
        DisplayedClock { left, increment: Duration::ZERO, local: None }
    }

    /// Advances the clocks, and runs that of this side from now on. Returns the side that has run out of time.
    pub(crate) fn run(&mut self, side: Option<Side>, now: Duration) -> Option<Side> {
        let (clocks, now) = (self.local.as_mut()?, time(now));
        let flagged = clocks.deadline().filter(|(_, deadline)| now >= *deadline).map(|(side, _)| side);
        if clocks.running().map(|(running, _)| running) != side {
            clocks.run(side, now);
        }
        self.show(now);
        flagged
    }

    /// Records a move or roll, given whose turn it was before and whose it is now.
    pub(crate) fn choose(&mut self, before: Side, after: Side, now: Duration) {
        if let Some(clocks) = &mut self.local {
            clocks.choose(before, after, time(now));
            self.show(time(now));
        }
    }

    fn show(&mut self, now: Time) {
        let Some(clocks) = &self.local else { return };
        let Some(mut left) = clocks.left_ms() else { return };
        if let Some((side, since)) = clocks.running() {
            left[side] = left[side].saturating_sub(now.since(since));
        }
        self.left = left.map(Duration::from_millis);
    }

    /// Returns the clocks for computer players.
    pub(crate) fn reading(&self) -> play::ClockReading {
        play::ClockReading { left: self.left, increment: [self.increment; 2] }
    }

    /// Formats a clock.
    pub(crate) fn shown(&self, side: Side, words: &Words) -> String {
        time_words(self.left[side], words)
    }
}

/// Converts the time since the client was started.
fn time(now: Duration) -> Time {
    Time(u64::try_from(now.as_millis()).unwrap_or(u64::MAX))
}

/// Formats a time as `4:09`, with tenths of seconds near the end, and with hours and days if there are any.
pub(crate) fn time_words(left: Duration, words: &Words) -> String {
    let seconds = left.as_secs();
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    match seconds {
        0..20 => format!("{minutes}:{:02}.{}", seconds % 60, left.subsec_millis() / 100),
        20..3600 => format!("{minutes}:{:02}", seconds % 60),
        3600..86_400 => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        _ => text!(words, "clock-long", days = hours / 24, hours = hours % 24),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn english() -> &'static Words {
        Words::of(Language::English)
    }

    #[test]
    fn times_are_short() {
        let check = |seconds: f64, words: &str| {
            assert_eq!(time_words(Duration::from_secs_f64(seconds), english()), words);
        };
        check(9.25, "0:09.2");
        check(59.0, "0:59");
        check(3599.0, "59:59");
        check(3661.0, "1:01:01");
        check(3.0 * 86_400.0 - 1.0, "2 d 23 h");
    }

    #[test]
    fn time_runs_only_for_the_side_that_decides() {
        let seconds = Duration::from_secs;
        let mut clock =
            DisplayedClock::new(TimeControl::Fischer { start_ms: 60_000, increment_ms: 2000 }).unwrap();
        assert_eq!(clock.run(Some(Side::South), seconds(10)), None);
        assert_eq!(clock.run(Some(Side::South), seconds(30)), None);
        clock.choose(Side::South, Side::North, seconds(30));
        let shown = |clock: &DisplayedClock| Side::BOTH.map(|side| clock.shown(side, english()));
        assert_eq!(shown(&clock), ["0:42", "1:00"]);
        clock.run(None, seconds(31));
        clock.run(Some(Side::North), seconds(50));
        assert_eq!(clock.run(Some(Side::North), seconds(200)), Some(Side::North));
        assert_eq!(shown(&clock), ["0:42", "0:00.0"]);
    }
}
