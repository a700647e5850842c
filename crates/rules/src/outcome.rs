use crate::Side;

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
    /// What the win counts in a match: 1, or in Dejarik what was scored. A draw scores nothing here.
    pub points: u8,
}

impl Outcome {
    /// A draw.
    pub const DRAW: Outcome = Outcome { winner: None, points: 0 };

    /// A win that counts one point.
    pub const fn win(winner: Side) -> Outcome {
        Outcome::win_by(winner, 1)
    }

    /// A win that counts `points`.
    pub const fn win_by(winner: Side, points: u8) -> Outcome {
        Outcome { winner: Some(winner), points }
    }

    /// The points from one side's view: positive when it won, negative when it lost, 0 for a draw.
    pub fn points_for(self, side: Side) -> i8 {
        match self.winner {
            None => 0,
            Some(winner) if winner == side => self.points as i8,
            Some(_) => -(self.points as i8),
        }
    }
}
