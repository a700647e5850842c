use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// The results of a load test.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The number of tables.
    pub tables: usize,
    /// The planned number of moves per second.
    pub rate: f64,
    /// The duration, without creating the tables.
    pub time: Duration,
    /// The number of moves sent.
    pub sent: u64,
    /// The number of moves that reached the opponent.
    pub heard: u64,
    /// The latency from sending a move to its arrival at the opponent's socket.
    pub from_sending: Latency,
    /// The latency from the time at which the move was due, which includes the delay of a server that could not keep
    /// up.
    pub from_due: Latency,
    /// The errors, with the number of times each occurred.
    pub errors: BTreeMap<String, u64>,
}

/// Percentiles of a latency.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Latency {
    /// The median.
    pub p50: Duration,
    /// The 95th percentile.
    pub p95: Duration,
    /// The 99th percentile.
    pub p99: Duration,
    /// The maximum.
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
    /// Returns the number of moves per second that reached the opponent.
    pub fn moves_per_second(&self) -> f64 {
        self.heard as f64 / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }

    /// Returns the number of errors.
    pub fn errors(&self) -> u64 {
        self.errors.values().sum()
    }
}

impl fmt::Display for Latency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        write!(
            f,
            "p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
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
        writeln!(f, "Moves             {} sent, {} received by the opponent", self.sent, self.heard)?;
        writeln!(f, "Moves a second    {:.1} of {:.1} planned", self.moves_per_second(), self.rate)?;
        writeln!(f, "Latency           {}", self.from_sending)?;
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
