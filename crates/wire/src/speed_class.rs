use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::TimeControl;

/// Whether the players sit at the board together. Each class has ratings of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SpeedClass {
    /// With a clock, or without a time limit.
    Live,
    /// Days per move.
    Correspondence,
}

impl SpeedClass {
    /// Both classes.
    pub const ALL: [SpeedClass; 2] = [SpeedClass::Live, SpeedClass::Correspondence];

    /// Returns the class of a time control.
    pub fn of(time: TimeControl) -> SpeedClass {
        match time {
            TimeControl::None | TimeControl::Fischer { .. } => SpeedClass::Live,
            TimeControl::Days { .. } => SpeedClass::Correspondence,
        }
    }

    /// Returns the name in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            SpeedClass::Live => "live",
            SpeedClass::Correspondence => "correspondence",
        }
    }
}

impl fmt::Display for SpeedClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A name that is not a speed class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSpeedClass(String);

impl fmt::Display for BadSpeedClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no speed class {:?}: expected live or correspondence", self.0)
    }
}

impl std::error::Error for BadSpeedClass {}

impl FromStr for SpeedClass {
    type Err = BadSpeedClass;

    fn from_str(text: &str) -> Result<SpeedClass, BadSpeedClass> {
        let class = SpeedClass::ALL.into_iter().find(|class| class.as_str() == text);
        class.ok_or_else(|| BadSpeedClass(text.to_owned()))
    }
}
