use std::cmp::Ordering;
use std::fmt;
use std::ops::Neg;

/// The value of a position under perfect play, for the side that decides, or whose turn would be next in a finished
/// game.
///
/// Perfect play wins as many points as can be forced, as fast as possible; it loses as few as possible, as late as
/// possible. The greater value is the better one.
///
/// ```
/// use rules::Value;
/// let fast = Value::over(1).after_moves(3);
/// let slow = Value::over(1).after_moves(9);
/// assert!(fast > slow && slow > Value::DRAW, "win soon");
/// assert!(-fast < -slow && -slow < Value::DRAW, "lose late");
/// assert!(Value::over(2).after_moves(99) > fast, "but points come first");
/// assert_eq!(fast.to_string(), "+1 in 3");
/// assert_eq!(Value::DRAW.to_string(), "0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value {
    points: i8,
    plies: u16,
}

impl Value {
    /// Neither side can force a win. A draw has no number of plies: it may go on forever.
    pub const DRAW: Value = Value::over(0);

    /// The value of a finished game with these points for the side in question.
    pub const fn over(points: i8) -> Value {
        Value { points, plies: 0 }
    }

    /// The value `moves` earlier, for the same side: the same result, that much farther away.
    pub const fn after_moves(self, moves: u16) -> Value {
        match self.points {
            0 => Value::DRAW,
            points => Value { points, plies: self.plies.saturating_add(moves) },
        }
    }

    /// The points won, or lost if negative.
    pub const fn points(self) -> i8 {
        self.points
    }

    /// The number of moves to the win or the loss; 0 for a finished game and for any draw.
    pub const fn plies(self) -> u16 {
        self.plies
    }
}

impl Neg for Value {
    type Output = Value;

    /// Returns the same value for the other side.
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

impl fmt::Display for Value {
    /// `+1 in 7`: a win of one point in seven moves; `0`: a draw; `-2`: the game is over and two points are lost.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.points, self.plies) {
            (0, _) => f.write_str("0"),
            (points, 0) => write!(f, "{points:+}"),
            (points, plies) => write!(f, "{points:+} in {plies}"),
        }
    }
}
