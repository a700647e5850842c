use jiff::Timestamp;

/// A time in milliseconds since 1970 as people read it, in UTC, such as `2026-11-15 10:36`.
pub fn date(ms: i64) -> String {
    timestamp(ms).strftime("%Y-%m-%d %H:%M").to_string()
}

/// The day of a time in milliseconds since 1970, in UTC, such as `2026-11-15`.
pub(crate) fn day(ms: i64) -> String {
    timestamp(ms).strftime("%Y-%m-%d").to_string()
}

/// Times outside the years from -9999 to 9999 become the nearest time inside.
pub(crate) fn timestamp(ms: i64) -> Timestamp {
    let nearest = if ms < 0 { Timestamp::MIN } else { Timestamp::MAX };
    Timestamp::from_millisecond(ms).unwrap_or(nearest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        // From `date -u -d @SECONDS`.
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (-60, "1969-12-31 23:59"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (951_868_800, "2000-03-01 00:00"),
            (1_735_603_200, "2024-12-31 00:00"),
            (4_107_542_400, "2100-03-01 00:00"),
            (1_794_739_000, "2026-11-15 10:36"),
        ] {
            assert_eq!(date(seconds * 1000), expected);
            assert_eq!(day(seconds * 1000), expected[..10]);
        }
        assert_eq!(day(-1), "1969-12-31");
        assert_eq!(day(i64::MAX), "9999-12-30");
        assert_eq!(day(i64::MIN), "-9999-01-02");
    }
}
