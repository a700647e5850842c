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

/// The levels, the weakest first.
///
/// Levels look at every move, a few plies deep, as people do. What tells neighbours apart is how far they look, how often
/// they overlook the replies to a move, and how far off their impressions are.
const LADDER: [Skill; 8] = [
    Skill { sees_wins: false, ..skill(1, 0, 300) },
    skill(1, 0, 170),
    skill(2, 52, 125),
    skill(2, 29, 80),
    skill(2, 12, 50),
    Skill { plans_setup: true, ..skill(3, 20, 70) },
    Skill { plans_setup: true, ..skill(3, 7, 22) },
    Skill { plans_setup: true, ..skill(4, 3, 18) },
];

const fn skill(depth: u32, oversight: u32, noise: i32) -> Skill {
    // So many positions take much less than a second, and hardly any decision needs as many.
    let nodes = 200_000;
    Skill {
        depth,
        nodes,
        settles: false,
        width: usize::MAX,
        oversight,
        noise,
        sees_wins: true,
        plans_setup: false,
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
