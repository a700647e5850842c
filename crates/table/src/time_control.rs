use std::fmt;
use std::str::FromStr;

use rules::{Coded, Fact};

/// How long the players may think.
///
/// ```
/// use table::TimeControl;
/// for text in ["-", "300+3", "0.5+0.25", "3d/move"] {
///     assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TimeControl {
    /// As long as they like.
    #[default]
    None,
    /// A stock of time, and some more for each finished turn.
    Fischer {
        /// The stock in milliseconds.
        start_ms: u64,
        /// What each finished turn adds, in milliseconds.
        increment_ms: u64,
    },
    /// So many days for each decision.
    Days {
        /// How many.
        days: u32,
    },
}

impl TimeControl {
    /// A day in milliseconds.
    pub const DAY_MS: u64 = 24 * 60 * 60 * 1000;
    /// The longest stock: six hours.
    pub const LONGEST_START_MS: u64 = 6 * 60 * 60 * 1000;
    /// The longest increment: ten minutes.
    pub const LONGEST_INCREMENT_MS: u64 = 10 * 60 * 1000;
    /// The most days for a decision.
    pub const MOST_DAYS: u32 = 30;

    /// Whether this is within the limits: some time, and not too much.
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

    /// What a player has on the clock when a game begins; `None` without clocks.
    pub fn stock_ms(self) -> Option<u64> {
        match self {
            TimeControl::None => None,
            TimeControl::Fischer { start_ms, .. } => Some(start_ms),
            TimeControl::Days { days } => Some(u64::from(days) * TimeControl::DAY_MS),
        }
    }

    /// What a finished turn adds.
    pub fn increment_ms(self) -> u64 {
        match self {
            TimeControl::Fischer { increment_ms, .. } => increment_ms,
            TimeControl::None | TimeControl::Days { .. } => 0,
        }
    }

    /// How long a side may take to choose its setup: as long as it likes without clocks, the days of a decision where
    /// there are days, else five minutes, as the setup is no part of the clock's game and is worth some thought.
    pub fn setup_limit_ms(self) -> Option<u64> {
        match self {
            TimeControl::None => None,
            TimeControl::Fischer { .. } => Some(5 * 60 * 1000),
            TimeControl::Days { .. } => self.stock_ms(),
        }
    }

    /// How long a player may be away before the opponent may declare the game abandoned: two minutes on the clock, ten
    /// without one; never where there are days, as being away is what those are for.
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

/// Milliseconds, written as seconds with no more digits than needed.
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

/// Seconds with up to three digits after the point.
fn milliseconds(text: &str) -> Option<u64> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, "0"));
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !is_digits(whole) || !is_digits(rest) || rest.len() > 3 || whole.len() > 9 {
        return None;
    }
    let thousandths: u64 = format!("{rest:0<3}").parse().ok()?;
    Some(whole.parse::<u64>().ok()? * 1000 + thousandths)
}

/// A text that is no time control, or one beyond the limits.
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
