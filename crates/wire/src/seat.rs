use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// One of the two seats of a table, by number: 1 is at the bottom of the board, 2 at the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Seat {
    /// Seat 1.
    First,
    /// Seat 2.
    Second,
}

impl Seat {
    /// Returns the number: 1 or 2.
    pub const fn number(self) -> u8 {
        match self {
            Seat::First => 1,
            Seat::Second => 2,
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSeat;

    fn try_from(number: u8) -> Result<Seat, NoSeat> {
        match number {
            1 => Ok(Seat::First),
            2 => Ok(Seat::Second),
            _ => Err(NoSeat(number)),
        }
    }
}

impl PartialSchema for Seat {
    fn schema() -> RefOr<Schema> {
        let numbers = ObjectBuilder::new().schema_type(SchemaType::new(Type::Integer));
        numbers.enum_values(Some([1, 2])).description(Some("The number of a seat.")).into()
    }
}

impl ToSchema for Seat {}

/// A number that is not a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSeat(u8);

impl fmt::Display for NoSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no seat {}: expected 1 or 2", self.0)
    }
}

impl std::error::Error for NoSeat {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_numbers() {
        for (seat, text) in [(Seat::First, "1"), (Seat::Second, "2")] {
            assert_eq!(serde_json::to_string(&seat).unwrap(), text);
            assert_eq!(serde_json::from_str::<Seat>(text).unwrap(), seat);
        }
        for text in ["0", "3", "\"1\"", "null"] {
            assert!(serde_json::from_str::<Seat>(text).is_err(), "{text}");
        }
    }
}
