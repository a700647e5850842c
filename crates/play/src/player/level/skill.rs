/// One of the eight levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// How many levels there are.
    pub const COUNT: u8 = LADDER.len() as u8;

    /// The level with this number, from 1 to [`COUNT`](Level::COUNT).
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::COUNT).contains(&number).then_some(Level(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What a player of this level can do.
    pub fn skill(self) -> Skill {
        LADDER[usize::from(self.0) - 1]
    }
}

/// What a player can do, and which mistakes it makes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How many plies it looks ahead, its own move included.
    pub depth: u32,
    /// How many positions it looks at, at most.
    pub nodes: u64,
    /// Whether it follows captures to their end, as practised players do.
    pub settles: bool,
    /// How many moves it compares.
    pub width: usize,
    /// In how many of a hundred cases it overlooks the replies to a move, and takes it at first sight.
    pub oversight: u32,
    /// How far its impression of a move is off, in hundredths of what the terms of a judgement weigh in the mean.
    pub noise: i32,
    /// Whether it never misses a win in one move.
    pub sees_wins: bool,
    /// Whether it chooses its arrangement with care.
    pub plans_setup: bool,
}

const ALL: usize = usize::MAX;

/// The levels, the weakest first.
const LADDER: [Skill; 8] = [
    beginner(1, 0, 1500, false),
    beginner(1, 0, 500, true),
    beginner(2, 35, 300, true),
    beginner(2, 10, 150, true),
    beginner(3, 5, 100, true),
    practised(500, 60),
    practised(4_000, 30),
    practised(32_000, 15),
];

/// Looks at every move, but not far, and misjudges and overlooks things.
const fn beginner(depth: u32, oversight: u32, noise: i32, sees_wins: bool) -> Skill {
    Skill {
        depth,
        nodes: 50_000,
        settles: false,
        width: ALL,
        oversight,
        noise,
        sees_wins,
        plans_setup: false,
    }
}

/// Looks as far as the number of positions goes.
const fn practised(nodes: u64, noise: i32) -> Skill {
    Skill {
        depth: 100,
        nodes,
        settles: true,
        width: 2,
        oversight: 0,
        noise,
        sees_wins: true,
        plans_setup: true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_eight_levels() {
        assert_eq!((Level::COUNT, Level::new(0), Level::new(9)), (8, None, None));
        let numbers: Vec<_> = (1..=8).filter_map(Level::new).map(Level::number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn from_the_second_on_they_see_every_win_in_one() {
        for number in 2..=Level::COUNT {
            assert!(Level::new(number).unwrap().skill().sees_wins);
        }
    }
}
