use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// What came of a load test.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// At how many tables was played.
    pub tables: usize,
    /// How many moves a second were wanted.
    pub rate: f64,
    /// How long the test took, without making the tables.
    pub time: Duration,
    /// How many moves were sent.
    pub sent: u64,
    /// How many the opponent heard of.
    pub heard: u64,
    /// From sending a move to the opponent's socket hearing of it.
    pub from_sending: Latency,
    /// The same from the time at which the move was due, which counts against a server that could not keep up.
    pub from_due: Latency,
    /// What went wrong, and how often.
    pub errors: BTreeMap<String, u64>,
}

/// How long something took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Latency {
    /// Half of all were faster.
    pub p50: Duration,
    /// 95 of 100 were faster.
    pub p95: Duration,
    /// 99 of 100 were faster.
    pub p99: Duration,
    /// None was slower.
    pub most: Duration,
}

impl Latency {
    pub(super) fn of(times: &mut [Duration]) -> Latency {
        times.sort_unstable();
        let at = |hundredths: usize| {
            let rank = (times.len() * hundredths).div_ceil(100);
            times.get(rank.saturating_sub(1)).copied().unwrap_or_default()
        };
        Latency { p50: at(50), p95: at(95), p99: at(99), most: at(100) }
    }
}

impl Report {
    /// How many moves a second were made and heard of.
    pub fn moves_per_second(&self) -> f64 {
        self.heard as f64 / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }

    /// How many things went wrong.
    pub fn errors(&self) -> u64 {
        self.errors.values().sum()
    }
}

impl fmt::Display for Latency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        write!(
            f,
            "p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, at most {:.1} ms",
            ms(self.p50),
            ms(self.p95),
            ms(self.p99),
            ms(self.most)
        )
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Tables            {}", self.tables)?;
        writeln!(f, "Time              {:.1} s", self.time.as_secs_f64())?;
        writeln!(f, "Moves             {} sent, {} heard by the opponent", self.sent, self.heard)?;
        writeln!(f, "Moves a second    {:.1} of {:.1} wanted", self.moves_per_second(), self.rate)?;
        writeln!(f, "Move to opponent  {}", self.from_sending)?;
        writeln!(f, "… from when due   {}", self.from_due)?;
        write!(f, "Errors            {}", self.errors())?;
        for (what, count) in &self.errors {
            write!(f, "\n  {count} × {what}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_ranks() {
        let mut times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        let ms = Duration::from_millis;
        let expected = Latency { p50: ms(100), p95: ms(190), p99: ms(198), most: ms(200) };
        assert_eq!(Latency::of(&mut times), expected);
        assert_eq!(Latency::of(&mut [ms(7)]), Latency { p50: ms(7), p95: ms(7), p99: ms(7), most: ms(7) });
        assert_eq!(Latency::of(&mut []), Latency::default());
    }
}
