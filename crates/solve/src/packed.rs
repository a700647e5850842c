use rules::Value;

/// A draw, or a win or loss of one point, in two bytes: twice the number of plies, plus one for a loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Packed(pub(crate) u16);

impl Packed {
    pub(crate) const DRAW: Packed = Packed(0);

    /// # Panics
    /// If the value has other points, or too many plies to fit.
    pub(crate) fn new(value: Value) -> Packed {
        match value.points() {
            0 => Packed::DRAW,
            points => {
                assert!(points.abs() == 1 && (1..1 << 15).contains(&value.plies()), "no place for {value}");
                Packed(value.plies() << 1 | u16::from(points < 0))
            }
        }
    }

    #[inline]
    pub(crate) fn plies(self) -> u16 {
        self.0 >> 1
    }

    #[inline]
    pub(crate) fn value(self) -> Value {
        let points = if self.0 & 1 == 0 { 1 } else { -1 };
        if self == Packed::DRAW { Value::DRAW } else { Value::over(points).after_moves(self.plies()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_values_round_trip() {
        for value in [
            Value::DRAW,
            Value::over(1).after_moves(1),
            Value::over(-1).after_moves(1),
            Value::over(1).after_moves(2),
            Value::over(-1).after_moves(32_767),
        ] {
            let packed = Packed::new(value);
            assert_eq!((packed.value(), packed.plies()), (value, value.plies()));
        }
    }
}
