/// The parameters of one computer level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelParams {
    /// The search depth in plies, its own move included.
    pub plies: u32,
    /// The percentage of moves that are random.
    pub random_moves: u32,
    /// The percentage of cases in which it overlooks the replies to a move and trusts the static evaluation.
    pub oversights: u32,
    /// The evaluation noise, in percent of the average weight of the evaluation terms.
    pub noise: i32,
    /// Whether it plays to win: it searches for the best move alone instead of comparing all of them, follows captures
    /// to their end, and has contempt for draws. Noise needs the comparison, so this is for levels without mistakes.
    pub full_strength: bool,
}

impl LevelParams {
    /// Creates a level without random moves.
    pub const fn new(plies: u32, oversights: u32, noise: i32) -> LevelParams {
        LevelParams { plies, random_moves: 0, oversights, noise, full_strength: false }
    }

    /// Sets the percentage of random moves.
    pub const fn with_random_moves(self, random_moves: u32) -> LevelParams {
        LevelParams { random_moves, ..self }
    }

    /// Creates a level that searches so many plies without mistakes and plays to win.
    pub const fn full_strength(plies: u32) -> LevelParams {
        LevelParams { full_strength: true, ..LevelParams::new(plies, 0, 0) }
    }
}
