use std::ops::RangeInclusive;

use crate::player::Level;

/// The engine options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Options {
    /// The size of the transposition table in megabytes.
    pub(super) hash: u64,
    /// The number of search threads.
    pub(super) threads: u64,
    /// The number of lines shown.
    pub(super) multi_pv: u64,
    /// Whether tablebases are used.
    pub(super) tables: bool,
    /// The level to play at; 0 is full strength.
    pub(super) level: u64,
    /// The seed of weak levels.
    pub(super) seed: u64,
}

impl Options {
    pub(super) fn new(seed: u64) -> Options {
        Options { hash: 32, threads: 1, multi_pv: 1, tables: true, level: 0, seed }
    }

    /// The names, values and limits of the numeric options.
    fn numbers(&mut self) -> [(&'static str, &mut u64, RangeInclusive<u64>); 5] {
        [
            ("Hash", &mut self.hash, 1..=4096),
            ("Threads", &mut self.threads, 1..=256),
            ("MultiPV", &mut self.multi_pv, 1..=500),
            ("Level", &mut self.level, 0..=Level::COUNT.into()),
            ("Seed", &mut self.seed, 0..=u64::MAX >> 1),
        ]
    }

    /// Returns the `option` lines.
    pub(super) fn describe(mut self) -> String {
        // A seed that differs each time is not a default.
        self.seed = 0;
        let lines = self.numbers().map(|(name, value, limits)| {
            let (least, most) = (limits.start(), limits.end());
            format!("option name {name} type spin default {value} min {least} max {most}\n")
        });
        lines.concat() + &format!("option name Tables type check default {}\n", self.tables)
    }

    /// Sets an option. Names are case-insensitive.
    pub(super) fn set(&mut self, name: &str, text: &str) -> Result<(), String> {
        if name.eq_ignore_ascii_case("Tables") {
            self.tables = text.parse().map_err(|_| format!("Tables must be true or false, not {text:?}"))?;
            return Ok(());
        }
        let found = self.numbers().into_iter().find(|(known, ..)| known.eq_ignore_ascii_case(name));
        let Some((name, value, limits)) = found else {
            return Err(format!("unknown option {name:?}"));
        };
        match text.parse() {
            Ok(number) if limits.contains(&number) => {
                *value = number;
                Ok(())
            }
            _ => Err(format!(
                "{name} must be a number from {} to {}, not {text:?}",
                limits.start(),
                limits.end()
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_stay_within_their_limits() {
        let mut options = Options::new(0);
        assert_eq!(options.set("hash", "64"), Ok(()));
        assert_eq!(options.set("Level", "8"), Ok(()));
        assert_eq!((options.hash, options.level), (64, 8));
        let before = options;
        assert_eq!(
            options.set("Level", "9"),
            Err("Level must be a number from 0 to 8, not \"9\"".to_owned())
        );
        assert_eq!(
            options.set("Hash", "many"),
            Err("Hash must be a number from 1 to 4096, not \"many\"".to_owned())
        );
        assert_eq!(options.set("Ponder", "true"), Err("unknown option \"Ponder\"".to_owned()));
        assert_eq!(options, before);
    }
}
