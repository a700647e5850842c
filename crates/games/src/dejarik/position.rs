use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use rules::{NoRoll, Node, Outcome, Position as _, Side, Symmetric, zobrist};

use super::Ending;
use crate::circular::{
    self, ALL, CENTRE, INNER, OUTER, Space, Step, inward, outward, spaces, turn_left, turn_right,
};

/// A position of Dejarik. Equal positions have the same pawns, the same turn and the same count of forfeited turns.
///
/// ```
/// use games::dejarik::Position;
/// use rules::Position as _;
/// let start: Position = "PPP1P2p1ppp/12/1 1 0".parse().unwrap();
/// assert_eq!(start.count_moves(), 19);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pawns: [u32; 2],
    turn: Side,
    passes: u8,
    key: u64,
}

/// One number for each side and space; then one for the turn and two for forfeited turns.
const KEYS: [u64; 2 * Space::COUNT + 3] = zobrist::keys(2);
const TURN_KEY: u64 = KEYS[2 * Space::COUNT];

const fn pawn_key(side: Side, space: Space) -> u64 {
    KEYS[side as usize * Space::COUNT + space.index()]
}

const fn passes_key(passes: u8) -> u64 {
    if passes == 0 { 0 } else { KEYS[2 * Space::COUNT + passes as usize] }
}

/// How many pawns each side has at first.
pub(super) const PAWNS: u32 = 4;
/// A side with this many pawns left has lost two, and with them the game.
pub(super) const BEATEN: u32 = 2;

impl Position {
    pub(super) fn start(first: Side) -> Position {
        Position::new([0b0000_0001_0111, 0b1110_1000_0000], first, 0)
    }

    pub(super) fn new(pawns: [u32; 2], turn: Side, passes: u8) -> Position {
        let mut key = passes_key(passes) ^ if turn == Side::North { TURN_KEY } else { 0 };
        for side in Side::BOTH {
            for space in spaces(pawns[side]) {
                key ^= pawn_key(side, space);
            }
        }
        Position { pawns, turn, passes, key }
    }

    /// The number of turns just forfeited in a row.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The pawns of a side, as a set of spaces.
    pub fn pawns(&self, side: Side) -> u32 {
        self.pawns[side]
    }

    /// The points for the row a side has in the inner ring.
    #[inline]
    pub(super) fn row_points(&self, side: Side) -> u8 {
        match self.row_length(side) {
            0 => 0,
            3 => 1,
            _ => 3,
        }
    }

    /// How many pawns stand in the row that a side has in the inner ring: three, four or none.
    #[inline]
    pub(super) fn row_length(&self, side: Side) -> u8 {
        let pawns = self.pawns[side] & INNER;
        let three = pawns & turn_left(pawns) & turn_left(turn_left(pawns));
        if three == 0 {
            0
        } else if three & turn_left(three) == 0 {
            3
        } else {
            4
        }
    }

    /// The points for having captured two of the enemy's pawns.
    #[inline]
    pub(super) fn capture_points(&self, side: Side) -> u8 {
        if self.pawns[!side].count_ones() <= BEATEN { 2 } else { 0 }
    }

    /// What a side has scored: more than nothing ends the game.
    #[inline]
    pub(super) fn points(&self, side: Side) -> u8 {
        self.row_points(side) + self.capture_points(side)
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        for side in Side::BOTH {
            match (self.row_length(side), self.capture_points(side)) {
                (0, 0) => {}
                (0, _) => return Some(Ending::Captures),
                (3, 0) => return Some(Ending::RowOfThree),
                (_, 0) => return Some(Ending::RowOfFour),
                (3, _) => return Some(Ending::RowOfThreeAndCaptures),
                (_, _) => return Some(Ending::RowOfFourAndCaptures),
            }
        }
        (self.passes >= 2).then_some(Ending::BothForfeited)
    }

    /// Whether the side on turn has to forfeit it.
    pub(super) fn is_stuck(&self) -> bool {
        self.nth_move(0) == Some(Step::Pass)
    }

    /// The same pawns with the other side on turn.
    pub(super) fn other_turn(&self) -> Position {
        Position { turn: !self.turn, key: self.key ^ TURN_KEY, ..*self }
    }

    #[inline]
    fn empty(&self) -> u32 {
        ALL & !(self.pawns[0] | self.pawns[1])
    }

    /// Where an exit that first reaches `landing` ends, after every boost that is forced on it.
    ///
    /// Each boost needs another friendly pawn, and there are at most three, so this ends.
    #[inline]
    fn boosted(&self, from: Space, landing: u32, ahead: fn(u32) -> u32) -> u32 {
        let boosters = inward(self.pawns[self.turn] & !from.bit());
        let empty = self.empty();
        let mut landing = landing;
        while landing & boosters != 0 {
            let crossed = ahead(landing);
            let further = ahead(crossed);
            if crossed & empty == 0 || further & empty == 0 {
                break;
            }
            landing = further;
        }
        landing
    }

    /// Calls `f` with the set of one space for each move of a pawn in the outer ring.
    #[inline]
    fn each_exit(&self, from: Space, mut f: impl FnMut(u32) -> ControlFlow<()>) -> ControlFlow<()> {
        let empty = self.empty();
        let beside = inward(from.bit());
        if beside & empty == 0 {
            return ControlFlow::Continue(());
        }
        f(beside)?;
        if empty & CENTRE != 0 {
            f(CENTRE)?;
        }
        for ahead in [turn_left, turn_right] as [fn(u32) -> u32; 2] {
            let diagonal = ahead(beside);
            if diagonal & empty == 0 {
                continue;
            }
            f(self.boosted(from, diagonal, ahead))?;
            let double = ahead(diagonal);
            if double & empty != 0 && ahead(from.bit()) & empty != 0 {
                f(self.boosted(from, double, ahead))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the exit that ends on `to` goes counter-clockwise.
    pub(super) fn exits_left(&self, from: Space, to: Space) -> bool {
        let diagonal = turn_left(inward(from.bit()));
        [diagonal, turn_left(diagonal)]
            .iter()
            .any(|landing| self.boosted(from, *landing, turn_left) == to.bit())
    }

    fn end_turn(&mut self, passes: u8) {
        self.key ^= TURN_KEY ^ passes_key(self.passes) ^ passes_key(passes);
        self.turn = !self.turn;
        self.passes = passes;
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl rules::Position for Position {
    type Move = Step;
    type Roll = NoRoll;

    /// Four in a row. No move makes a row and a second capture at once, so more is scored only in positions that were
    /// set up so.
    const MOST_POINTS: u8 = 3;

    #[inline]
    fn node(&self) -> Node {
        for side in Side::BOTH {
            let points = self.points(side);
            if points > 0 {
                return Node::Over(Outcome::win_by(side, points));
            }
        }
        if self.passes < 2 { Node::Decide(self.turn) } else { Node::Over(Outcome::DRAW) }
    }

    fn turn(&self) -> Side {
        self.turn
    }

    /// With four pawns, four in a row; with three, a second capture.
    fn most_points_for(&self, side: Side) -> u8 {
        if self.pawns[side].count_ones() == PAWNS { 3 } else { 2 }
    }

    fn pieces(&self) -> u32 {
        self.pawns[0].count_ones() + self.pawns[1].count_ones()
    }

    #[inline]
    fn each_move(&self, mut f: impl FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.node().is_over() {
            return ControlFlow::Continue(());
        }
        let pawns = self.pawns[self.turn];
        let empty = self.empty();
        let mut stuck = true;
        let mut go = |from: Space, to: u32| {
            stuck = false;
            f(Step::Go { from, to: Space::from_index(to.trailing_zeros() as u8) })
        };
        for from in spaces(pawns & OUTER) {
            self.each_exit(from, |to| go(from, to))?;
        }
        for from in spaces(pawns & INNER & inward(empty)) {
            go(from, outward(from.bit()))?;
        }
        if pawns & CENTRE != 0 {
            for to in spaces(empty & OUTER & outward(empty)) {
                go(Space::CENTRE, to.bit())?;
            }
        }
        if stuck { f(Step::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if self.node().is_over() {
            return 0;
        }
        let pawns = self.pawns[self.turn];
        let empty = self.empty();
        // Every move out of the outer ring needs the space beside the pawn to be empty.
        let straight = inward(pawns) & empty;
        let mut count = straight.count_ones() + (outward(pawns) & empty & OUTER).count_ones();
        if empty & CENTRE != 0 {
            count += straight.count_ones();
        } else if pawns & CENTRE != 0 {
            count += (empty & OUTER & outward(empty)).count_ones();
        }
        // Boosts change where a diagonal exit ends, never whether it is possible, and no two exits of a pawn end on
        // the same space: that would take more boosters than a side has pawns.
        let outer_empty = inward(empty);
        for ahead in [turn_left, turn_right] as [fn(u32) -> u32; 2] {
            let diagonal = ahead(straight) & empty;
            let double = ahead(diagonal & outer_empty) & empty;
            count += diagonal.count_ones() + double.count_ones();
        }
        u64::from(count.max(1))
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Step) {
        let Step::Go { from, to } = mv else {
            return self.end_turn(self.passes + 1);
        };
        let side = self.turn;
        self.pawns[side] ^= from.bit() | to.bit();
        self.key ^= pawn_key(side, from) ^ pawn_key(side, to);
        let exits_diagonally = from.is_outer() && to.is_inner() && from.along() != to.along();
        if exits_diagonally {
            // The trailing neighbour was just crossed and is empty, so this is the leading one.
            let captured = self.pawns[!side] & (turn_left(to.bit()) | turn_right(to.bit()));
            for space in spaces(captured) {
                self.key ^= pawn_key(!side, space);
            }
            self.pawns[!side] &= !captured;
        }
        self.end_turn(0);
    }

    fn each_roll(&self, _: impl FnMut(NoRoll, u32)) {}

    fn roll_unchecked(&mut self, roll: NoRoll) {
        roll.absurd()
    }

    fn key(&self) -> u64 {
        self.key
    }
}

impl Symmetric for Position {
    /// The board's 24, and each of them with the sides swapped.
    const SYMMETRIES: usize = 2 * circular::SYMMETRIES;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry >= circular::SYMMETRIES
    }

    fn image(&self, symmetry: usize) -> Position {
        let mut pawns = self.pawns.map(|set| circular::image_of_set(set, symmetry % circular::SYMMETRIES));
        let mut turn = self.turn;
        if Position::swaps_sides(symmetry) {
            pawns.reverse();
            turn = !turn;
        }
        Position::new(pawns, turn, self.passes)
    }

    fn image_of_move(mv: Step, symmetry: usize) -> Step {
        circular::image_of_step(mv, symmetry % circular::SYMMETRIES)
    }
}
