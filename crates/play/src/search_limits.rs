use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rules::{Coded, Fact, Game};
use search::Budget;

use crate::History;
use crate::turn_share::TurnShare;

/// The limits of one decision: a budget, a clock, or both. Without either, the player uses its default.
///
/// ```
/// use play::SearchLimits;
/// for text in ["100ms", "1s", "2.5s", "20000n", "8d"] {
///     assert_eq!(text.parse::<SearchLimits>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SearchLimits {
    /// The budget of this decision.
    pub budget: Budget,
    /// The clocks of the game.
    pub clock: Option<ClockReading>,
}

/// The clocks of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClockReading {
    /// The remaining time, seat 1 first.
    pub left: [Duration; 2],
    /// The increment per turn, seat 1 first.
    pub increment: [Duration; 2],
}

impl SearchLimits {
    /// Limits the time per decision.
    pub fn time(time: Duration) -> SearchLimits {
        SearchLimits { budget: Budget::time(time), clock: None }
    }

    /// Limits the positions per decision, which gives the same decisions on every machine.
    pub fn nodes(nodes: u64) -> SearchLimits {
        SearchLimits { budget: Budget::nodes(nodes), clock: None }
    }

    /// Limits the plies per decision.
    pub fn depth(depth: u32) -> SearchLimits {
        SearchLimits { budget: Budget::depth(depth), clock: None }
    }

    /// The budget of the decision that is due: a fair share of the clock, and never more than the limits of this decision. A
    /// turn of several decisions divides its share among them.
    pub fn budget<G: Game>(&self, history: &History<G>) -> Budget {
        let share = self.clock.and_then(|clock| TurnShare::of(history)?.budget(&clock).time);
        let time = [self.budget.time, share].into_iter().flatten().min();
        Budget { time, ..self.budget }
    }

    /// Returns the same limits, or the default if there are none.
    pub(crate) fn or(self, usual: SearchLimits) -> SearchLimits {
        if self == SearchLimits::default() { usual } else { self }
    }
}

impl FromStr for SearchLimits {
    type Err = BadSearchLimits;

    fn from_str(text: &str) -> Result<SearchLimits, BadSearchLimits> {
        let bad = || BadSearchLimits { text: text.to_owned() };
        let unit_at = text.find(|character: char| character.is_ascii_alphabetic()).unwrap_or(text.len());
        let (number, unit) = text.split_at(unit_at);
        let is_plain = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        if !is_plain {
            return Err(bad());
        }
        let whole = || number.parse::<u64>().ok().filter(|number| *number > 0).ok_or_else(bad);
        match unit {
            "ms" => Ok(SearchLimits::time(Duration::from_millis(whole()?))),
            "s" => {
                let seconds =
                    number.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
                let time = seconds.filter(|time| *time >= Duration::from_millis(1)).ok_or_else(bad)?;
                Ok(SearchLimits::time(time))
            }
            "n" => Ok(SearchLimits::nodes(whole()?)),
            "d" => Ok(SearchLimits::depth(u32::try_from(whole()?).map_err(|_| bad())?)),
            _ => Err(bad()),
        }
    }
}

impl fmt::Display for SearchLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget { time: Some(time), .. } if time < Duration::from_secs(1) => {
                write!(f, "{}ms", time.as_millis())
            }
            Budget { time: Some(time), .. } => write!(f, "{}s", time.as_secs_f64()),
            Budget { nodes: Some(nodes), .. } => write!(f, "{nodes}n"),
            Budget { depth: Some(depth), .. } => write!(f, "{depth}d"),
            Budget { .. } => f.write_str("unlimited"),
        }
    }
}

/// A text that is not a limit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSearchLimits {
    /// The text.
    pub text: String,
}

impl Coded for BadSearchLimits {
    const CODES: &'static [&'static str] = &["bad-search-limits"];

    fn fact(&self) -> Fact {
        Fact::new("bad-search-limits").with("text", self.text.as_str())
    }
}

impl fmt::Display for BadSearchLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadSearchLimits {}

#[cfg(test)]
mod tests {
    use games::courtier::Courtier;
    use rules::Side;

    use super::*;

    #[test]
    fn bad_limits_are_refused() {
        for text in
            ["", "s", "100", "0ms", "0n", "-1s", "1e9s", "nan s", "1..5s", "5x", "99999999999999999999n"]
        {
            let bad = text.parse::<SearchLimits>().expect_err(text);
            assert_eq!(bad.to_string(), format!("bad-search-limits (text: {text})"));
        }
    }

    #[test]
    fn the_tighter_of_clock_and_limit_counts() {
        let clock =
            ClockReading { left: [Duration::from_secs(50), Duration::ZERO], ..ClockReading::default() };
        let limits = SearchLimits { clock: Some(clock), ..SearchLimits::time(Duration::from_secs(1)) };
        let [south, north] = Side::BOTH.map(|first| History::<Courtier>::new(Courtier::start(first)));
        assert_eq!(limits.budget(&south).time, Some(Duration::from_secs(1)));
        assert_eq!(limits.budget(&north).time, Some(Duration::ZERO));
        let unlimited = SearchLimits { clock: Some(clock), ..SearchLimits::default() };
        assert!(unlimited.budget(&south).time > Some(Duration::from_secs(1)));
    }
}
