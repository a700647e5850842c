use crate::{LevelParams, Position, Side};

/// What one point is worth in scores: a certain win of one point scores this much, less a little for each ply it takes.
pub const POINT: i32 = 10_000;

/// Positions that can be judged without looking ahead, and moves that can be told to be pressing.
///
/// A judgement is a sum of terms, each named after a thing that a player would recognise, with weights fitted from games.
pub trait Evaluate: Position {
    /// The terms and their weights, in thousandths of a logit: 1000 more for South makes its odds *e* times better.
    const TERMS: &'static [Term];
    /// The most points that a game can end with. Bounds what dice may bring.
    const MOST_POINTS: u8 = 1;
    /// The levels at which the program plays, the weakest first. How far apart two players are who see so much depends on
    /// the game, so a game may have a ladder of its own.
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

    /// Calls `f` with the number of each term that is not balanced, and by how much South has more of it than North.
    fn each_term(&self, f: impl FnMut(usize, i32));

    /// How pressing a move is: 0 for a quiet one, more for captures and the like, most for what wins at once. Search tries
    /// pressing moves first, and goes on with them alone where it would otherwise stop.
    fn move_order_score(&self, mv: Self::Move) -> i32;

    /// Whether the position can be judged as it stands. Not so in the middle of something that has to be settled first,
    /// like a push.
    fn is_stable(&self) -> bool {
        true
    }

    /// How many of a hundred such positions are drawn, as a rule, for no other reason than that nobody gets any further. A
    /// player who wants to win keeps out of them.
    #[inline]
    fn draw_percent(&self) -> i32 {
        0
    }

    /// The expected points from a side's view, in [`POINT`]ths, always short of a certain win.
    #[inline]
    fn evaluate(&self, side: Side) -> i32 {
        let mut sum = 0;
        self.each_term(|term, count| sum += Self::TERMS[term].weight * count);
        let south = expectation(sum);
        if side == Side::South { south } else { -south }
    }
}

/// A named part of a judgement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// What a player would call it.
    pub name: &'static str,
    /// What one more of it is worth, in thousandths of a logit.
    pub weight: i32,
}

/// The expected points for a sum of terms: odd, rising, and short of a whole point.
///
/// Near zero it rises like the logistic curve that the weights are fitted with; far out it flattens more slowly, so that
/// search still tells a great advantage from a greater one.
#[inline]
pub const fn expectation(sum: i32) -> i32 {
    const MOST: i64 = (POINT - 1000) as i64;
    let sum = sum as i64;
    (MOST * sum / (1_800 + sum.abs())) as i32
}
