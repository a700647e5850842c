/// Measures for how long nothing could be stored. No game clock runs during that time.
#[derive(Default)]
pub(super) struct Outage {
    /// When the current outage began.
    since: Option<i64>,
    /// The total duration of earlier outages, in milliseconds.
    total: i64,
}

impl Outage {
    /// Returns the time without outages. It must be called often, so that it notices when they begin and end.
    pub(super) fn without(&mut self, now: i64, is_away: bool) -> i64 {
        match self.since {
            None if is_away => self.since = Some(now),
            Some(since) if !is_away => {
                self.total += now.saturating_sub(since);
                self.since = None;
            }
            _ => {}
        }
        self.since.unwrap_or(now) - self.total
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stands_still_during_an_outage() {
        let mut outage = Outage::default();
        let mut check = |now, is_away, expected| assert_eq!(outage.without(now, is_away), expected, "{now}");
        check(1000, false, 1000);
        check(1500, true, 1500);
        check(9000, true, 1500);
        check(9500, false, 1500);
        check(9600, false, 1600);
        check(9700, true, 1700);
        check(9900, false, 1700);
    }
}
