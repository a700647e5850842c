/// How well one of the levels plays a game: a rung of the ladder from a beginner to a strong player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// How many plies it looks ahead, its own move included.
    pub plies: u32,
    /// In how many of a hundred moves it does not think and makes any move.
    pub slips: u32,
    /// In how many of a hundred cases it overlooks the replies to a move, and takes it at first sight.
    pub oversight: u32,
    /// How far its impression of a move is off, in hundredths of what the terms of a judgement weigh in the mean.
    pub noise: i32,
    /// Whether it plays to win: it looks for the best move alone instead of comparing them all, follows captures to their
    /// end, and takes a draw for a failure. Who compares nothing confuses nothing, so this is for rungs without mistakes.
    pub strives: bool,
}

impl Rung {
    /// A rung without slips.
    pub const fn new(plies: u32, oversight: u32, noise: i32) -> Rung {
        Rung { plies, slips: 0, oversight, noise, strives: false }
    }

    /// The same with so many slips of a hundred moves.
    pub const fn slipping(self, slips: u32) -> Rung {
        Rung { slips, ..self }
    }

    /// So many plies without a mistake, played to win.
    pub const fn striving(plies: u32) -> Rung {
        Rung { strives: true, ..Rung::new(plies, 0, 0) }
    }
}
