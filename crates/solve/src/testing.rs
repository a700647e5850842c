//! Small games for tests.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use rules::{BadMove, Indexed, NoRoll, Node, Outcome, Part, Position, Side};

/// Two tokens chase each other around a ring of 11 spaces; a move is one space forward or back, or none. Landing on
/// the other token scores 2 points; landing on the star while the other token is on an even space scores 1. Falling
/// into the pit loses a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Chase {
    pub(crate) tokens: [u8; 2],
    pub(crate) turn: Side,
}

impl Chase {
    const SPACES: u8 = 11;
    const STAR: u8 = 0;
    const PIT: u8 = 5;
}

/// The number of spaces to move forward; back if negative.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hop(pub(crate) i8);

impl fmt::Display for Hop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Hop {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Hop, BadMove> {
        text.parse().map(Hop).map_err(|_| BadMove { column: 1, expected: rules::Code("expected-number") })
    }
}

impl Position for Chase {
    type Move = Hop;
    type Roll = NoRoll;

    fn node(&self) -> Node {
        // The current state is the result of the last move.
        let mover = !self.turn;
        match self.tokens[mover] {
            at if at == self.tokens[self.turn] => Node::Over(Outcome::win_by(mover, 2)),
            Chase::STAR if self.tokens[self.turn].is_multiple_of(2) => Node::Over(Outcome::win(mover)),
            Chase::PIT => Node::Over(Outcome::win(self.turn)),
            _ => Node::Decide(self.turn),
        }
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn pieces(&self) -> u32 {
        2
    }

    fn each_move(&self, mut f: impl FnMut(Hop) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.node().is_over() {
            return ControlFlow::Continue(());
        }
        [-1, 0, 1].into_iter().try_for_each(|hop| f(Hop(hop)))
    }

    fn play_unchecked(&mut self, Hop(hop): Hop) {
        let token = &mut self.tokens[self.turn];
        *token = (*token + Chase::SPACES).wrapping_add_signed(hop) % Chase::SPACES;
        self.turn = !self.turn;
    }

    fn each_roll(&self, _: impl FnMut(NoRoll, u32)) {}

    fn roll_unchecked(&mut self, roll: NoRoll) {
        roll.absurd()
    }

    fn key(&self) -> u64 {
        u64::from(self.tokens[0]) << 16 | u64::from(self.tokens[1]) << 8 | u64::from(self.turn.number())
    }
}

/// Two parts, by whether the token of the side to move is on an even space.
impl Indexed for Chase {
    const VERSION: u32 = 3;

    fn parts() -> Vec<Part> {
        vec![Part { name: "even".to_owned(), count: 66 }, Part { name: "odd".to_owned(), count: 55 }]
    }

    fn index(&self) -> Option<u32> {
        let [own, other] = [self.tokens[self.turn], self.tokens[!self.turn]].map(u32::from);
        (!self.node().is_over()).then_some(own % 2 * 66 + own / 2 * 11 + other)
    }

    fn from_index(index: u32) -> Option<Chase> {
        let (odd, within) = if index < 66 { (0, index) } else { (1, index - 66) };
        let chase = Chase { tokens: [(within / 11 * 2 + odd) as u8, (within % 11) as u8], turn: Side::South };
        (!chase.node().is_over()).then_some(chase)
    }
}
