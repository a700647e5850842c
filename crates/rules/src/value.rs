use std::cmp::Ordering;
use std::ops::Neg;

/// What a position is worth under perfect play, seen by the side that decides in it.
///
/// Perfect play wins as many points as can be forced, and as fast as it can; it loses as few as possible, and as late
/// as it can. Values are ordered by that: the greater one is the better one.
///
/// ```
/// use rules::Value;
/// let fast = Value::over(1).after_moves(3);
/// let slow = Value::over(1).after_moves(9);
/// assert!(fast > slow && slow > Value::DRAW, "win soon");
/// assert!(-fast < -slow && -slow < Value::DRAW, "lose late");
/// assert!(Value::over(2).after_moves(99) > fast, "but points come first");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value {
    points: i8,
    plies: u16,
}

impl Value {
    /// Nobody can win. A draw has no number of plies: it may go on for ever.
    pub const DRAW: Value = Value::over(0);

    /// The value of a finished game, by the points of the side that asks.
    pub const fn over(points: i8) -> Value {
        Value { points, plies: 0 }
    }

    /// The value so many moves earlier, seen by the same side: the result is the same and so much farther away.
    pub const fn after_moves(self, moves: u16) -> Value {
        match self.points {
            0 => Value::DRAW,
            points => Value { points, plies: self.plies.saturating_add(moves) },
        }
    }

    /// The points that are won, or, below zero, lost.
    pub const fn points(self) -> i8 {
        self.points
    }

    /// How many moves the win or the loss takes; 0 for a finished game and for any draw.
    pub const fn plies(self) -> u16 {
        self.plies
    }
}

impl Neg for Value {
    type Output = Value;

    /// The same value seen by the other side.
    fn neg(self) -> Value {
        Value { points: -self.points, plies: self.plies }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        let sooner = match self.points.signum() {
            1 => other.plies.cmp(&self.plies),
            _ => self.plies.cmp(&other.plies),
        };
        self.points.cmp(&other.points).then(sooner)
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
