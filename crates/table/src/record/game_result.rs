use std::fmt;
use std::str::FromStr;

use rules::{Coded, Fact, Outcome, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The result of a game: `1-0`, `0-1`, `1/2-1/2`, or `*` for an unfinished one. In games that score points, the points
/// follow: `1-0 (2)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// A win.
    Won {
        /// The winner.
        by: Side,
        /// The points, in games that score them.
        points: Option<u8>,
    },
    /// A draw.
    Drawn,
    /// An unfinished game.
    Unfinished,
}

impl GameResult {
    /// Returns the result of a finished game in which a win is worth at most so many points.
    pub fn of(outcome: Outcome, most_points: u8) -> GameResult {
        match outcome.winner {
            Some(by) => GameResult::Won { by, points: (most_points > 1).then_some(outcome.points) },
            None => GameResult::Drawn,
        }
    }

    /// Returns the loser.
    pub fn loser(self) -> Option<Side> {
        match self {
            GameResult::Won { by, .. } => Some(!by),
            GameResult::Drawn | GameResult::Unfinished => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameResult::Won { by, points } => {
                f.write_str(["1-0", "0-1"][*by])?;
                points.map_or(Ok(()), |points| write!(f, " ({points})"))
            }
            GameResult::Drawn => f.write_str("1/2-1/2"),
            GameResult::Unfinished => f.write_str("*"),
        }
    }
}

impl FromStr for GameResult {
    type Err = BadResult;

    fn from_str(text: &str) -> Result<GameResult, BadResult> {
        let bad = || BadResult(text.to_owned());
        let (result, points) = match text.split_once(' ') {
            Some((result, points)) => {
                let number = points.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
                let number = number.and_then(|digits| digits.parse::<u8>().ok()).ok_or_else(bad)?;
                // There is one way to write a number: no sign, no leading zero.
                (
                    result,
                    Some(number).filter(|number| format!("({number})") == points).ok_or_else(bad)?.into(),
                )
            }
            None => (text, None),
        };
        match (result, points) {
            ("1-0", points) => Ok(GameResult::Won { by: Side::South, points }),
            ("0-1", points) => Ok(GameResult::Won { by: Side::North, points }),
            ("1/2-1/2", None) => Ok(GameResult::Drawn),
            ("*", None) => Ok(GameResult::Unfinished),
            _ => Err(bad()),
        }
    }
}

impl Serialize for GameResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameResult {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameResult, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A text that is not a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadResult(pub String);

impl Coded for BadResult {
    const CODES: &'static [&'static str] = &["fault-record-result"];

    fn fact(&self) -> Fact {
        Fact::new("fault-record-result").with("text", self.0.as_str())
    }
}

impl fmt::Display for BadResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadResult {}
