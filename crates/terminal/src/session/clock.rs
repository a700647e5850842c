use std::time::Duration;

use rules::Side;
use table::TimeControl;
use words::{Words, text};

/// The clocks that the menu offers.
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

/// The clocks of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    pub(crate) left: [Duration; 2],
    increment: Duration,
    /// Whose clock runs, and up to when its time was counted.
    running: Option<(Side, Duration)>,
}

impl Clock {
    /// Full clocks; `None` where there are none.
    pub(crate) fn new(control: TimeControl) -> Option<Clock> {
        Some(Clock {
            left: [Duration::from_millis(control.stock_ms()?); 2],
            increment: Duration::from_millis(control.increment_ms()),
            running: None,
        })
    }

    /// Clocks that somebody else keeps.
    pub(crate) fn showing(left: [Duration; 2]) -> Clock {
        Clock { left, increment: Duration::ZERO, running: None }
    }

    /// Counts the time up to now, and lets the clock of this side run from now on. Says who has no time left.
    pub(crate) fn run(&mut self, side: Option<Side>, now: Duration) -> Option<Side> {
        let mut fallen = None;
        if let Some((running, since)) = self.running {
            self.left[running] = self.left[running].saturating_sub(now.saturating_sub(since));
            if self.left[running].is_zero() {
                fallen = Some(running);
            }
        }
        self.running = side.map(|side| (side, now));
        fallen
    }

    /// A side has decided.
    pub(crate) fn decided(&mut self, side: Side) {
        self.left[side] += self.increment;
    }

    /// The clocks as computer players want to know them.
    pub(crate) fn reading(&self) -> play::Clock {
        play::Clock { left: self.left, increment: [self.increment; 2] }
    }

    /// What a clock shows.
    pub(crate) fn shown(&self, side: Side, words: &Words) -> String {
        time_words(self.left[side], words)
    }
}

/// `4:09`, with tenths of seconds at the end, and hours and days where there are any.
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
    fn time_runs_for_whoever_decides() {
        let seconds = Duration::from_secs;
        let mut clock = Clock::new(TimeControl::Fischer { start_ms: 60_000, increment_ms: 2000 }).unwrap();
        assert_eq!(clock.run(Some(Side::South), seconds(10)), None);
        assert_eq!(clock.run(Some(Side::South), seconds(30)), None);
        clock.decided(Side::South);
        let shown = |clock: &Clock| Side::BOTH.map(|side| clock.shown(side, english()));
        assert_eq!(shown(&clock), ["0:42", "1:00"]);
        clock.run(None, seconds(31));
        clock.run(Some(Side::North), seconds(50));
        assert_eq!(clock.run(Some(Side::North), seconds(200)), Some(Side::North));
        assert_eq!(shown(&clock), ["0:41", "0:00.0"]);
    }
}
