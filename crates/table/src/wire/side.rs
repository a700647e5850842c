//! A side as the number of its seat, 1 or 2.

use rules::Side;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes a side.
pub fn serialize<S: Serializer>(side: &Side, serializer: S) -> Result<S::Ok, S::Error> {
    side.number().serialize(serializer)
}

/// Reads a side.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
    let number = u8::deserialize(deserializer)?;
    Side::from_number(number)
        .ok_or_else(|| D::Error::custom(format!("there is no seat {number}: expected 1 or 2")))
}

/// A side, or nobody as `null`.
pub mod maybe {
    use super::*;

    /// Writes a side or nobody.
    pub fn serialize<S: Serializer>(side: &Option<Side>, serializer: S) -> Result<S::Ok, S::Error> {
        side.map(Side::number).serialize(serializer)
    }

    /// Reads a side or nobody.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Side>, D::Error> {
        let number = Option::<u8>::deserialize(deserializer)?;
        let side = |number| {
            Side::from_number(number)
                .ok_or_else(|| D::Error::custom(format!("there is no seat {number}: expected 1 or 2")))
        };
        number.map(side).transpose()
    }
}
