use table::TimeControl;
use words::text;

use crate::language::words;

/// Reads a clock such as `5+3`: minutes for the game, and seconds that each turn adds.
pub(super) fn read(text: &str) -> Result<TimeControl, String> {
    let bad = || text!(words(), "cli-bad-clock");
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    let minutes: f64 = minutes.parse().map_err(|_| bad())?;
    let seconds: u32 = seconds.parse().map_err(|_| bad())?;
    if !(minutes > 0.0 && minutes <= 1_000_000.0) {
        return Err(bad());
    }
    // As a table reads it: in seconds, which checks the bounds as well.
    format!("{:.3}+{seconds}", minutes * 60.0).parse().map_err(|_| bad())
}

/// What a clock shows: `4:09`, or `0:07.3` near the end.
pub(super) fn shown(left_ms: u64) -> String {
    if left_ms < 20_000 {
        return format!("0:{:02}.{}", left_ms / 1000, left_ms / 100 % 10);
    }
    let seconds = left_ms.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_in_minutes_and_seconds() {
        let check = |text: &str, start_ms, increment_ms| {
            assert_eq!(read(text), Ok(TimeControl::Fischer { start_ms, increment_ms }), "{text}");
        };
        check("5+3", 300_000, 3000);
        check("10", 600_000, 0);
        check("0.5+0", 30_000, 0);
        check("0.001+0", 60, 0);
        for text in ["", "+", "0+3", "-1+0", "5+x", "inf+0", "nan", "1e9+0", "5+3+2"] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn clocks_show_minutes_and_seconds() {
        assert_eq!([shown(249_000), shown(7_345), shown(3_600_000)], ["4:09", "0:07.3", "60:00"]);
    }
}
