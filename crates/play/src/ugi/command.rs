use std::time::Duration;

use rules::Side;

use super::query::Query;
use crate::{ClockReading, SearchLimits};

/// A line of input.
#[derive(PartialEq, Debug)]
pub(super) enum Command<'l> {
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: &'l str,
        value: &'l str,
    },
    /// The arguments of `position`.
    Position(&'l str),
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

/// The arguments of `go`.
#[derive(PartialEq, Debug)]
pub(super) struct Go {
    pub(super) limits: SearchLimits,
    /// Whether the search continues until stopped, even if the result is certain.
    pub(super) is_infinite: bool,
}

impl<'l> Command<'l> {
    /// Parses a non-empty line.
    pub(super) fn read(line: &'l str) -> Result<Command<'l>, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let alone = |command| {
            if rest.is_empty() {
                Ok(command)
            } else {
                Err(format!("{word} takes no arguments, not {rest:?}"))
            }
        };
        match word {
            "ugi" => alone(Command::Ugi),
            "isready" => alone(Command::IsReady),
            "uginewgame" => alone(Command::NewGame),
            "stop" => alone(Command::Stop),
            "quit" => alone(Command::Quit),
            "position" => Ok(Command::Position(rest)),
            "setoption" => set_option(rest),
            "go" => Go::read(rest).map(Command::Go),
            "query" => Query::read(rest).map(Command::Query),
            _ => Err(format!("unknown command {word:?}")),
        }
    }
}

fn set_option(rest: &str) -> Result<Command<'_>, String> {
    let shape = || "expected setoption name NAME value VALUE".to_owned();
    let rest = rest.strip_prefix("name ").ok_or_else(shape)?;
    let (name, value) = rest.split_once(" value ").ok_or_else(shape)?;
    Ok(Command::SetOption { name: name.trim(), value: value.trim() })
}

impl Go {
    fn read(rest: &str) -> Result<Go, String> {
        let mut go = Go { limits: SearchLimits::default(), is_infinite: false };
        let mut left = [None; 2];
        let mut increment = [Duration::ZERO; 2];
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            if word == "infinite" {
                go.is_infinite = true;
                continue;
            }
            let number = words.next().ok_or_else(|| format!("expected a number after {word}"))?;
            let bad = |_| format!("expected a number after {word}, not {number:?}");
            let number: u64 = match number.strip_prefix('-') {
                // Clocks of other programs may be negative, which counts as 0.
                Some(size) if word.ends_with("time") => size.parse::<u64>().map(|_| 0),
                _ => number.parse(),
            }
            .map_err(bad)?;
            let time = Duration::from_millis(number);
            let budget = &mut go.limits.budget;
            match word {
                "p1time" => left[Side::South] = Some(time),
                "p2time" => left[Side::North] = Some(time),
                "p1inc" => increment[Side::South] = time,
                "p2inc" => increment[Side::North] = time,
                "movetime" => budget.time = Some(time),
                "nodes" => budget.nodes = Some(number),
                "depth" => budget.depth = Some(number.min(u64::from(u32::MAX)) as u32),
                _ => return Err(format!("unknown limit {word:?}")),
            }
        }
        if left != [None; 2] {
            go.limits.clock = Some(ClockReading { left: left.map(Option::unwrap_or_default), increment });
        }
        go.is_infinite |= go.limits == SearchLimits::default();
        if go.is_infinite {
            // `infinite` overrides all other limits.
            go.limits = SearchLimits::default();
        }
        Ok(go)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_with_any_space_between_words() {
        assert_eq!(Command::read("  isready "), Ok(Command::IsReady));
        assert_eq!(
            Command::read("setoption name Hash value 64"),
            Ok(Command::SetOption { name: "Hash", value: "64" })
        );
        assert_eq!(
            Command::read("position\tstartpos  moves a1-b1"),
            Ok(Command::Position("startpos  moves a1-b1"))
        );
    }

    #[test]
    fn limits_are_read() {
        let go = |text| Go::read(text).unwrap_or_else(|bad| panic!("{text}: {bad}"));
        assert_eq!(go("movetime 100").limits, SearchLimits::time(Duration::from_millis(100)));
        assert_eq!(go("nodes 5000").limits, SearchLimits::nodes(5000));
        assert_eq!(go("depth 7").limits, SearchLimits::depth(7));
        let clock = go("p1time 60000 p2time 50000 p1inc 100 p2inc 200").limits.clock.expect("a clock");
        assert_eq!(clock.left, [60_000, 50_000].map(Duration::from_millis));
        assert_eq!(clock.increment, [100, 200].map(Duration::from_millis));
        assert_eq!(go("movetime -5000").limits, SearchLimits::time(Duration::ZERO));
        assert_eq!(go("p1time -60000 p2time 1000").limits.clock.expect("a clock").left[0], Duration::ZERO);
        assert!(go("").is_infinite && go("infinite").is_infinite && !go("depth 1").is_infinite);
    }

    #[test]
    fn malformed_lines_are_refused() {
        for (line, complaint) in [
            ("hello", "unknown command \"hello\""),
            ("isready now", "isready takes no arguments, not \"now\""),
            ("setoption Hash 5", "expected setoption name NAME value VALUE"),
            ("setoption name Hash", "expected setoption name NAME value VALUE"),
            ("go fast", "expected a number after fast"),
            ("go fast 5", "unknown limit \"fast\""),
            ("go depth", "expected a number after depth"),
            ("go depth x", "expected a number after depth, not \"x\""),
            ("go depth -1", "expected a number after depth, not \"-1\""),
            ("go movetime --5", "expected a number after movetime, not \"--5\""),
            ("go movetime -", "expected a number after movetime, not \"-\""),
            ("query", "expected query gameover, p1turn, result, legalmoves, chance or position, not \"\""),
            (
                "query moves",
                "expected query gameover, p1turn, result, legalmoves, chance or position, not \"moves\"",
            ),
        ] {
            assert_eq!(Command::read(line), Err(complaint.to_owned()));
        }
    }
}
