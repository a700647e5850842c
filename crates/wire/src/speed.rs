use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::TimeControl;

/// The speed of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Less than three minutes a side.
    Bullet,
    /// Less than eight minutes a side.
    Blitz,
    /// Less than 25 minutes a side.
    Rapid,
    /// 25 minutes a side or more.
    Classical,
    /// Days per move.
    Correspondence,
    /// Without a clock.
    Untimed,
}

impl Speed {
    /// All speeds, fastest first.
    pub const ALL: [Speed; 6] =
        [Speed::Bullet, Speed::Blitz, Speed::Rapid, Speed::Classical, Speed::Correspondence, Speed::Untimed];

    /// Returns the speed of a time control, assuming thirty turns a side.
    pub fn of(time: TimeControl) -> Speed {
        const MINUTE: u64 = 60_000;
        let (start, increment) = match time {
            TimeControl::None => return Speed::Untimed,
            TimeControl::Days { .. } => return Speed::Correspondence,
            TimeControl::Fischer { start_ms, increment_ms } => (start_ms, increment_ms),
        };
        match start.saturating_add(increment.saturating_mul(30)) {
            0..180_000 => Speed::Bullet,
            time if time < 8 * MINUTE => Speed::Blitz,
            time if time < 25 * MINUTE => Speed::Rapid,
            _ => Speed::Classical,
        }
    }

    /// Returns the name in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Speed::Bullet => "bullet",
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Correspondence => "correspondence",
            Speed::Untimed => "untimed",
        }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_have_speeds() {
        for (start_ms, increment_ms, speed) in [
            (60_000, 1_000, Speed::Bullet),
            (180_000, 2_000, Speed::Blitz),
            (600_000, 5_000, Speed::Rapid),
            (1_800_000, 0, Speed::Classical),
            (u64::MAX, u64::MAX, Speed::Classical),
        ] {
            assert_eq!(Speed::of(TimeControl::Fischer { start_ms, increment_ms }), speed);
        }
        assert_eq!(Speed::of(TimeControl::None), Speed::Untimed);
        assert_eq!(Speed::of(TimeControl::Days { days: 3 }), Speed::Correspondence);
    }
}
