use crate::Side;

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// The points that the win counts in a match: 1, or in Dejarik the points scored. 0 for a draw.
    pub points: u8,
}

impl Outcome {
    /// A draw.
    pub const DRAW: Outcome = Outcome { winner: None, points: 0 };

    /// Creates a win of one point.
    pub const fn win(winner: Side) -> Outcome {
        Outcome::win_by(winner, 1)
    }

    /// Creates a win of `points`.
    pub const fn win_by(winner: Side, points: u8) -> Outcome {
        Outcome { winner: Some(winner), points }
    }

    /// The points for a side: positive for a win, negative for a loss, 0 for a draw.
    pub fn points_for(self, side: Side) -> i8 {
        match self.winner {
            None => 0,
            Some(winner) if winner == side => self.points as i8,
            Some(_) => -(self.points as i8),
        }
    }
}
