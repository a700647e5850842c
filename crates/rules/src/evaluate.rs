use crate::{LevelParams, Position, Side};

/// The score of one point: a certain win of one point scores this much, less one for each ply it takes.
pub const POINT: i32 = 10_000;

/// Positions with a static evaluation, and moves that can be ordered.
///
/// An evaluation is a sum of terms, each named after something that players know, with weights fitted from games.
pub trait Evaluate: Position {
    /// The terms and their weights, in thousandths of a logit: 1000 more for South makes its odds *e* times better.
    const TERMS: &'static [Term];
    /// The parameters of the computer's levels, weakest first. The spacing of strengths depends on the game, so a game
    /// may define its own.
    const LEVELS: [LevelParams; 8] = [
        LevelParams::new(1, 0, 290),
        LevelParams::new(1, 0, 200),
        LevelParams::new(2, 58, 140),
        LevelParams::new(2, 36, 97),
        LevelParams::new(2, 18, 66),
        LevelParams::new(3, 22, 76),
        LevelParams::new(4, 12, 48),
        LevelParams::new(4, 3, 18),
    ];

    /// Calls `f` with the number of each unbalanced term, and how much more of it South has than North.
    fn each_term(&self, f: impl FnMut(usize, i32));

    /// How forcing a move is: 0 for a quiet one, more for captures, most for winning at once. Search tries forcing
    /// moves first, and quiescence search considers only these.
    fn move_order_score(&self, mv: Self::Move) -> i32;

    /// Whether a static evaluation makes sense here. It doesn't while something is pending, such as a push.
    fn is_stable(&self) -> bool {
        true
    }

    /// How many positions out of a hundred like this one end drawn, because neither side can make progress. A player
    /// with contempt avoids them.
    #[inline]
    fn draw_percent(&self) -> i32 {
        0
    }

    /// The expected points for a side, in [`POINT`]ths, always less than a certain win.
    #[inline]
    fn evaluate(&self, side: Side) -> i32 {
        let mut sum = 0;
        self.each_term(|term, count| sum += Self::TERMS[term].weight * count);
        let south = expectation(sum);
        if side == Side::South { south } else { -south }
    }
}

/// A named term of the evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// The name of the term.
    pub name: &'static str,
    /// The value of one more of it, in thousandths of a logit.
    pub weight: i32,
}

/// Converts a sum of terms into expected points: odd, increasing, and less than a whole point.
///
/// Near zero it follows the logistic curve that the weights are fitted with; farther out it flattens more slowly, so
/// that search can still tell a great advantage from a greater one.
#[inline]
pub const fn expectation(sum: i32) -> i32 {
    const MOST: i64 = (POINT - 1000) as i64;
    let sum = sum as i64;
    (MOST * sum / (1_800 + sum.abs())) as i32
}
