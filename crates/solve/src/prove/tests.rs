use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use rules::{BadMove, Evaluate, NoRoll, Node, Outcome, Position, Side, Symmetric, Term, zobrist};

use super::{Prover, Verdict};

/// A random game: a few positions on each of several levels, with moves to the next level. Moves transpose, either
/// side may decide anywhere, and games end early or late.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Maze {
    seed: u8,
    level: u8,
    place: u8,
    draws: bool,
}

const LEVELS: u8 = 12;
const PLACES: u64 = 9;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Door(u8);

impl fmt::Display for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Door {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Door, BadMove> {
        text.parse().map(Door).map_err(|_| BadMove { column: 1, expected: rules::Code("expected-number") })
    }
}

impl Maze {
    /// A pseudorandom number that depends on the position and its purpose.
    fn random(&self, what: u8) -> u64 {
        let Maze { seed, level, place, .. } = *self;
        let [number] = zobrist::keys(u64::from_le_bytes([seed, level, place, what, 0, 0, 0, 1]));
        number
    }
}

impl Position for Maze {
    type Move = Door;
    type Roll = NoRoll;

    fn node(&self) -> Node {
        if self.level < LEVELS && (self.level < 2 || !self.random(0).is_multiple_of(8)) {
            return Node::Decide(self.turn());
        }
        Node::Over(match self.random(1) % 3 {
            0 if self.draws => Outcome::DRAW,
            0 | 1 => Outcome::win(Side::South),
            _ => Outcome::win(Side::North),
        })
    }

    fn turn(&self) -> Side {
        Side::BOTH[(self.random(2) % 2) as usize]
    }

    fn pieces(&self) -> u32 {
        0
    }

    fn each_move(&self, mut f: impl FnMut(Door) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.node().is_over() {
            return ControlFlow::Continue(());
        }
        (0..1 + (self.random(3) % 4) as u8).try_for_each(|door| f(Door(door)))
    }

    fn play_unchecked(&mut self, Door(door): Door) {
        self.place = (self.random(10 + door) % PLACES) as u8;
        self.level += 1;
    }

    fn each_roll(&self, _: impl FnMut(NoRoll, u32)) {}

    fn roll_unchecked(&mut self, roll: NoRoll) {
        roll.absurd()
    }

    fn key(&self) -> u64 {
        self.random(4)
    }
}

impl Symmetric for Maze {
    const SYMMETRIES: usize = 1;

    fn swaps_sides(_: usize) -> bool {
        false
    }

    fn image(&self, _: usize) -> Maze {
        *self
    }

    fn image_of_move(mv: Door, _: usize) -> Door {
        mv
    }
}

impl Evaluate for Maze {
    const TERMS: &'static [Term] = &[Term { name: "nonsense", weight: 500 }];

    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        f(0, (self.random(5) % 9) as i32 - 4);
    }

    fn move_order_score(&self, _: Door) -> i32 {
        0
    }
}

/// Plain minimax: 1 if South wins, -1 if North does.
fn minimax(position: &Maze) -> i8 {
    let side = match position.node() {
        Node::Over(outcome) => return outcome.points_for(Side::South),
        Node::Decide(side) => side,
        Node::Chance => unreachable!("there are no dice"),
    };
    let mut values = Vec::new();
    position.each_choice(|choice| values.push(minimax(&position.take(choice).expect("a legal move"))));
    let best = if side == Side::South { values.iter().max() } else { values.iter().min() };
    *best.expect("a move")
}

/// Checks the verdict on a position and on each of its moves.
fn check(prover: &mut Prover, position: &Maze, depth: u8) {
    let south = minimax(position);
    let expected = match if position.turn() == Side::South { south } else { -south } {
        1 => Verdict::Win,
        0 => Verdict::Draw,
        _ => Verdict::Loss,
    };
    let verdict = prover.prove(position, position.draws, |_| ControlFlow::Continue(()));
    assert_eq!(verdict, Some(expected), "{position:?}");
    if depth > 0 {
        position.each_choice(|choice| {
            check(prover, &position.take(choice).expect("a legal move"), depth - 1);
        });
    }
}

#[test]
fn random_games_agree_with_plain_minimax() {
    for seed in 0..120 {
        for draws in [false, true] {
            check(&mut Prover::new(1), &Maze { seed, level: 0, place: 0, draws }, 2);
        }
    }
}

#[test]
fn an_interrupted_proof_has_no_result_but_can_be_resumed() {
    /// A chain of moves that wins only at its far end, long enough for the watch to be called first.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Ladder(u32);

    impl Position for Ladder {
        type Move = Door;
        type Roll = NoRoll;

        fn node(&self) -> Node {
            if self.0 < 3000 { Node::Decide(Side::South) } else { Node::Over(Outcome::win(Side::South)) }
        }

        fn turn(&self) -> Side {
            Side::South
        }

        fn pieces(&self) -> u32 {
            0
        }

        fn each_move(&self, mut f: impl FnMut(Door) -> ControlFlow<()>) -> ControlFlow<()> {
            if self.node().is_over() {
                ControlFlow::Continue(())
            } else {
                (0..100).try_for_each(|_| f(Door(0)))
            }
        }

        fn play_unchecked(&mut self, _: Door) {
            self.0 += 1;
        }

        fn each_roll(&self, _: impl FnMut(NoRoll, u32)) {}

        fn roll_unchecked(&mut self, roll: NoRoll) {
            roll.absurd()
        }

        fn key(&self) -> u64 {
            let [key] = zobrist::keys(self.0.into());
            key
        }
    }

    impl Symmetric for Ladder {
        const SYMMETRIES: usize = 1;

        fn swaps_sides(_: usize) -> bool {
            false
        }

        fn image(&self, _: usize) -> Ladder {
            *self
        }

        fn image_of_move(mv: Door, _: usize) -> Door {
            mv
        }
    }

    impl Evaluate for Ladder {
        const TERMS: &'static [Term] = &[];

        fn each_term(&self, _: impl FnMut(usize, i32)) {}

        fn move_order_score(&self, _: Door) -> i32 {
            0
        }
    }

    let mut prover = Prover::new(1);
    assert_eq!(prover.prove(&Ladder(0), false, |_| ControlFlow::Break(())), None);
    let before = prover.effort().positions;
    assert!(before > 0);
    assert_eq!(prover.prove(&Ladder(0), false, |_| ControlFlow::Continue(())), Some(Verdict::Win));
    let all = prover.effort().positions;
    assert_eq!(prover.prove(&Ladder(0), false, |_| ControlFlow::Break(())), Some(Verdict::Win));
    assert_eq!(prover.effort().positions, all, "what is settled is remembered");
    assert_eq!(prover.prove(&Ladder(3000), true, |_| ControlFlow::Break(())), Some(Verdict::Win));
}
