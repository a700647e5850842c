use std::ops::ControlFlow;

use rules::{NoRoll, Node, Outcome, Side};

use super::{Ending, Move};

/// Points along each edge.
pub(super) const SIZE: u8 = 3;
/// Stones a side.
pub(super) const STONES: u32 = 3;

/// Every point.
const ALL: u16 = 0b111_111_111;
/// The corners and the centre, which diagonal lines join.
const ON_DIAGONALS: u16 = 0b101_010_101;
/// The eight rows of three. Bit 0 is a1, bit 1 is b1, bit 3 is a2.
const ROWS: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// The points that a line joins with each point.
pub(super) const ADJACENT: [u16; 9] = {
    let mut adjacent = [0; 9];
    let mut from = 0_usize;
    while from < 9 {
        let mut to = 0_usize;
        while to < 9 {
            let (files, ranks) = ((from % 3).abs_diff(to % 3), (from / 3).abs_diff(to / 3));
            let is_diagonal = files == 1 && ranks == 1 && ON_DIAGONALS >> from & ON_DIAGONALS >> to & 1 != 0;
            if files + ranks == 1 || is_diagonal {
                adjacent[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    adjacent
};

/// A position of Tapatan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    stones: [u16; 2],
    turn: Side,
}

impl Position {
    /// The position with these stones.
    pub(super) const fn new(stones: [u16; 2], turn: Side) -> Position {
        Position { stones, turn }
    }

    /// Whose stone is on a point.
    pub(super) fn owner(&self, point: u8) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.stones[*side] >> point & 1 != 0)
    }

    /// The stones of a side.
    pub(super) const fn stones(&self, side: Side) -> u16 {
        match side {
            Side::South => self.stones[0],
            Side::North => self.stones[1],
        }
    }

    /// Whether the side on turn still has stones to place.
    pub(super) fn places(&self) -> bool {
        self.stones[self.turn].count_ones() < STONES
    }

    /// Whether a side has three stones in a row.
    pub(super) fn has_row(&self, side: Side) -> bool {
        ROWS.iter().any(|row| self.stones[side] & row == *row)
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        Side::BOTH.into_iter().any(|side| self.has_row(side)).then_some(Ending::Row)
    }

    fn empty(&self) -> u16 {
        ALL & !(self.stones[0] | self.stones[1])
    }
}

impl rules::Position for Position {
    type Move = Move;
    type Roll = NoRoll;

    fn node(&self) -> Node {
        match Side::BOTH.into_iter().find(|side| self.has_row(*side)) {
            Some(winner) => Node::Over(Outcome { winner: Some(winner), points: 1 }),
            None => Node::Decide(self.turn),
        }
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn pieces(&self) -> u32 {
        self.stones[0].count_ones() + self.stones[1].count_ones()
    }

    fn each_move(&self, mut f: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.ending().is_some() {
            return ControlFlow::Continue(());
        }
        if self.places() {
            return points(self.empty()).try_for_each(|at| f(Move::Place { at }));
        }
        for from in points(self.stones[self.turn]) {
            points(ADJACENT[usize::from(from)] & self.empty()).try_for_each(|to| f(Move::Go { from, to }))?;
        }
        ControlFlow::Continue(())
    }

    fn play_unchecked(&mut self, mv: Move) {
        let own = &mut self.stones[self.turn];
        match mv {
            Move::Place { at } => *own |= 1 << at,
            Move::Go { from, to } => *own ^= 1 << from | 1 << to,
        }
        self.turn = !self.turn;
    }

    fn each_roll(&self, _: impl FnMut(NoRoll, u32)) {}

    fn roll_unchecked(&mut self, roll: NoRoll) {
        roll.absurd()
    }

    fn key(&self) -> u64 {
        const KEYS: [u64; 19] = rules::zobrist::keys(0x7a9a);
        let [south, north] = Side::BOTH.map(|side| points(self.stones[side]).map(usize::from));
        let stones = south.chain(north.map(|point| point + 9));
        let turn = if self.turn == Side::South { 0 } else { KEYS[18] };
        stones.fold(turn, |key, at| key ^ KEYS[at])
    }
}

impl rules::Symmetric for Position {
    const SYMMETRIES: usize = 1;

    fn swaps_sides(_: usize) -> bool {
        false
    }

    fn image(&self, _: usize) -> Position {
        *self
    }

    fn image_of_move(mv: Move, _: usize) -> Move {
        mv
    }
}

/// The points of a set, in order.
pub(super) fn points(set: u16) -> impl Iterator<Item = u8> {
    (0..9).filter(move |point| set >> point & 1 != 0)
}
