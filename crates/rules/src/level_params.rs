/// How well one of the levels plays a game: a rung of the ladder from a beginner to a strong player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelParams {
    /// How many plies it looks ahead, its own move included.
    pub plies: u32,
    /// In how many of a hundred moves it does not think and makes any move.
    pub random_moves: u32,
    /// In how many of a hundred cases it overlooks the replies to a move, and takes it at first sight.
    pub oversights: u32,
    /// How far its impression of a move is off, in hundredths of what the terms of a judgement weigh in the mean.
    pub noise: i32,
    /// Whether it plays to win: it looks for the best move alone instead of comparing them all, follows captures to their
    /// end, and takes a draw for a failure. Who compares nothing confuses nothing, so this is for rungs without mistakes.
    pub full_strength: bool,
}

impl LevelParams {
    /// A rung without random_moves.
    pub const fn new(plies: u32, oversights: u32, noise: i32) -> LevelParams {
        LevelParams { plies, random_moves: 0, oversights, noise, full_strength: false }
    }

    /// The same with so many random_moves of a hundred moves.
    pub const fn with_random_moves(self, random_moves: u32) -> LevelParams {
        LevelParams { random_moves, ..self }
    }

    /// So many plies without a mistake, played to win.
    pub const fn full_strength(plies: u32) -> LevelParams {
        LevelParams { full_strength: true, ..LevelParams::new(plies, 0, 0) }
    }
}
