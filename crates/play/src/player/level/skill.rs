use rules::{Evaluate, LevelParams};

/// One of the eight levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The number of levels.
    pub const COUNT: u8 = 8;

    /// Returns the level with this number, from 1 to [`COUNT`](Level::COUNT).
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::COUNT).contains(&number).then_some(Level(number))
    }

    /// Returns the number of the level.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Returns the skill of this level in a game.
    pub fn skill<P: Evaluate>(self) -> Skill {
        Skill {
            params: P::LEVELS[usize::from(self.0) - 1],
            sees_wins: self.0 >= 2,
            plans_setup: self.0 >= 6,
            ..Skill::default()
        }
    }
}

/// What a player can do, and which mistakes it makes.
///
/// Levels compare all moves a few plies deep, as people do; only those that play to win search for the best one alone.
/// Neighbouring levels differ in search depth, in how often they overlook replies, and in evaluation noise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// Search depth and mistakes.
    pub params: LevelParams,
    /// The most positions it searches.
    pub nodes: u64,
    /// Whether it never misses a win in one move.
    pub sees_wins: bool,
    /// Whether it tries out setups before choosing one.
    pub plans_setup: bool,
}

impl Default for Skill {
    fn default() -> Skill {
        Skill {
            params: LevelParams::new(1, 0, 0),
            // This takes much less than a second, and only the deepest levels use it up.
            nodes: 200_000,
            sees_wins: true,
            plans_setup: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use games::scene::Scenic;
    use rules::{Game, Symmetric};

    use super::*;

    #[test]
    fn there_are_eight_levels() {
        assert_eq!((Level::COUNT, Level::new(0), Level::new(9)), (8, None, None));
        let numbers: Vec<_> = (1..=8).filter_map(Level::new).map(Level::number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[derive(Clone)]
    struct Ladder;

    impl games::Visitor for Ladder {
        type Output = [LevelParams; 8];

        fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> [LevelParams; 8] {
            G::Position::LEVELS
        }
    }

    #[test]
    fn higher_levels_search_deeper_and_err_less() {
        for ladder in games::visit_all(Ladder) {
            for steps in ladder.windows(2) {
                let [low, high] = [steps[0], steps[1]];
                assert!(
                    low != high && low.plies <= high.plies && low.random_moves >= high.random_moves,
                    "{low:?} {high:?}"
                );
            }
        }
    }

    #[test]
    fn full_strength_makes_no_mistakes() {
        let striving = games::visit_all(Ladder).into_iter().flatten().filter(|params| params.full_strength);
        for params in striving {
            assert_eq!(params, LevelParams::full_strength(params.plies));
        }
    }

    #[test]
    fn levels_from_2_see_every_win_in_one() {
        for number in 2..=Level::COUNT {
            assert!(Level::new(number).unwrap().skill::<games::courtier::Position>().sees_wins);
        }
    }
}
