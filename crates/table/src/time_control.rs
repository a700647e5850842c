use std::fmt;
use std::str::FromStr;

use rules::{Coded, Fact};

/// A time control.
///
/// ```
/// use table::TimeControl;
/// for text in ["-", "300+3", "0.5+0.25", "3d/move"] {
///     assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TimeControl {
    /// No time limit.
    #[default]
    None,
    /// Fischer clocks: a time for the game, and an increment after each turn.
    Fischer {
        /// The initial time in milliseconds.
        start_ms: u64,
        /// The increment per turn in milliseconds.
        increment_ms: u64,
    },
    /// A number of days for each decision.
    Days {
        /// The number of days.
        days: u32,
    },
}

impl TimeControl {
    /// A day in milliseconds.
    pub const DAY_MS: u64 = 24 * 60 * 60 * 1000;
    /// The longest initial time: six hours.
    pub const LONGEST_START_MS: u64 = 6 * 60 * 60 * 1000;
    /// The longest increment: ten minutes.
    pub const LONGEST_INCREMENT_MS: u64 = 10 * 60 * 1000;
    /// The most days per decision.
    pub const MOST_DAYS: u32 = 30;

    /// How long a player has for the first move of a rated match with a clock.
    pub const FIRST_MOVE_LIMIT_MS: u64 = 30 * 1000;

    /// Returns whether the numbers are within the limits.
    pub fn is_sensible(self) -> bool {
        match self {
            TimeControl::None => true,
            TimeControl::Fischer { start_ms, increment_ms } => {
                (1..=TimeControl::LONGEST_START_MS).contains(&start_ms)
                    && increment_ms <= TimeControl::LONGEST_INCREMENT_MS
            }
            TimeControl::Days { days } => (1..=TimeControl::MOST_DAYS).contains(&days),
        }
    }

    /// Returns the initial time; `None` without clocks.
    pub fn stock_ms(self) -> Option<u64> {
        match self {
            TimeControl::None => None,
            TimeControl::Fischer { start_ms, .. } => Some(start_ms),
            TimeControl::Days { days } => Some(u64::from(days) * TimeControl::DAY_MS),
        }
    }

    /// Returns the increment per turn.
    pub fn increment_ms(self) -> u64 {
        match self {
            TimeControl::Fischer { increment_ms, .. } => increment_ms,
            TimeControl::None | TimeControl::Days { .. } => 0,
        }
    }

    /// Returns the time limit for choosing a setup: none without clocks, the days of one decision with days, and five
    /// minutes otherwise, because setup is worth some thought and doesn't use the clock.
    pub fn setup_limit_ms(self) -> Option<u64> {
        match self {
            TimeControl::None => None,
            TimeControl::Fischer { .. } => Some(5 * 60 * 1000),
            TimeControl::Days { .. } => self.stock_ms(),
        }
    }

    /// Returns how long a player may be away before the opponent may end the game: two minutes with a clock, ten
    /// without; never with days per decision, where being away is normal.
    pub fn away_limit_ms(self) -> Option<u64> {
        match self {
            TimeControl::None => Some(10 * 60 * 1000),
            TimeControl::Fischer { .. } => Some(2 * 60 * 1000),
            TimeControl::Days { .. } => None,
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::None => f.write_str("-"),
            TimeControl::Fischer { start_ms, increment_ms } => {
                write!(f, "{}+{}", Seconds(*start_ms), Seconds(*increment_ms))
            }
            TimeControl::Days { days } => write!(f, "{days}d/move"),
        }
    }
}

/// Milliseconds, displayed as seconds with as few digits as necessary.
struct Seconds(u64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0 / 1000, self.0 % 1000);
        if rest == 0 {
            return write!(f, "{whole}");
        }
        let digits = format!("{rest:03}");
        write!(f, "{whole}.{}", digits.trim_end_matches('0'))
    }
}

impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, BadTimeControl> {
        let bad = || BadTimeControl(text.to_owned());
        let control = if text == "-" {
            TimeControl::None
        } else if let Some(days) = text.strip_suffix("d/move") {
            TimeControl::Days { days: days.parse().map_err(|_| bad())? }
        } else {
            let (start, increment) = text.split_once('+').ok_or_else(bad)?;
            TimeControl::Fischer {
                start_ms: milliseconds(start).ok_or_else(bad)?,
                increment_ms: milliseconds(increment).ok_or_else(bad)?,
            }
        };
        if control.is_sensible() { Ok(control) } else { Err(bad()) }
    }
}

/// Parses seconds with up to three decimal places.
fn milliseconds(text: &str) -> Option<u64> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, "0"));
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !is_digits(whole) || !is_digits(rest) || rest.len() > 3 || whole.len() > 9 {
        return None;
    }
    let thousandths: u64 = format!("{rest:0<3}").parse().ok()?;
    Some(whole.parse::<u64>().ok()? * 1000 + thousandths)
}

/// A text that is not a time control, or one out of bounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadTimeControl(pub String);

impl Coded for BadTimeControl {
    const CODES: &'static [&'static str] = &["bad-time-control"];

    fn fact(&self) -> Fact {
        Fact::new("bad-time-control").with("text", self.0.as_str()).with("days", TimeControl::MOST_DAYS)
    }
}

impl fmt::Display for BadTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadTimeControl {}
