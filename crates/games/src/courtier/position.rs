use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use rules::{NoRoll, Node, Outcome, Position as _, Side, Symmetric, zobrist};

use super::Ending;
use crate::circular::{self, ADJACENT, ALL, Army, CENTRE, INNER, OUTER, Space, Step, spaces};

/// A position of Courtier. Equal positions have the same pieces, the same turn and the same count of forfeited turns.
///
/// ```
/// use games::courtier::Position;
/// use rules::Position as _;
/// let start: Position = "GGGKGGgggkgg/12/1 1 0".parse().unwrap();
/// assert_eq!(start.count_moves(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// All pieces of each side.
    pieces: [u32; 2],
    /// The kings among them.
    kings: [u32; 2],
    turn: Side,
    passes: u8,
    key: u64,
}

/// One number for each side, kind (guard, king) and space; then one for the turn and two for forfeited turns.
const KEYS: [u64; 4 * Space::COUNT + 3] = zobrist::keys(1);
const TURN_KEY: u64 = KEYS[4 * Space::COUNT];

const fn piece_key(side: Side, is_king: bool, space: usize) -> u64 {
    KEYS[(side as usize * 2 + is_king as usize) * Space::COUNT + space]
}

const fn passes_key(passes: u8) -> u64 {
    if passes == 0 { 0 } else { KEYS[4 * Space::COUNT + passes as usize] }
}

impl Position {
    pub(super) const GUARDS: u32 = 5;

    pub(super) fn start(first: Side) -> Position {
        let south = 0b11_1111;
        Position::new([south, south << 6], [Space::outer(3).bit(), Space::outer(9).bit()], first, 0)
    }

    pub(super) fn new(pieces: [u32; 2], kings: [u32; 2], turn: Side, passes: u8) -> Position {
        let mut key = passes_key(passes) ^ if turn == Side::North { TURN_KEY } else { 0 };
        for side in Side::BOTH {
            for space in spaces(pieces[side]) {
                key ^= piece_key(side, kings[side] & space.bit() != 0, space.index());
            }
        }
        Position { pieces, kings, turn, passes, key }
    }

    /// The number of turns just forfeited in a row.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The piece on a space: its side, and whether it is a king.
    pub fn piece_on(&self, space: Space) -> Option<(Side, bool)> {
        let side = Side::BOTH.into_iter().find(|side| self.pieces[*side] & space.bit() != 0)?;
        Some((side, self.kings[side] & space.bit() != 0))
    }

    /// All pieces of each side, as sets of spaces.
    pub(super) fn sets(&self) -> [u32; 2] {
        self.pieces
    }

    /// The king of each side, as a set of one space, or of none.
    pub(super) fn kings(&self) -> [u32; 2] {
        self.kings
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        match self.kings.map(|king| king != 0) {
            [false, false] => Some(Ending::BothKingsCaptured),
            [true, true] if self.passes < 2 => None,
            [true, true] => Some(Ending::BothForfeited),
            _ => Some(Ending::KingCaptured),
        }
    }

    /// Returns a side's pieces for the numbering of endgames.
    pub(super) fn army(&self, side: Side) -> Army {
        Army { pieces: self.pieces[side], king: self.kings[side] }
    }

    /// Returns whether the side to move has no move.
    pub(super) fn is_stuck(&self) -> bool {
        self.nth_move(0) == Some(Step::Pass)
    }

    /// Returns the same pieces with the other side to move.
    pub(super) fn other_turn(&self) -> Position {
        Position { turn: !self.turn, key: self.key ^ TURN_KEY, ..*self }
    }

    /// Calls `f` with every position from which a step or a forfeited turn leads to this one without a capture.
    pub(super) fn each_before(&self, f: &mut dyn FnMut(Position)) {
        let mut earlier = *self;
        earlier.end_turn(0);
        if earlier.is_stuck() {
            f(earlier);
        }
        let [south, north] = self.pieces;
        // Anything between two enemies would have been captured.
        if south & between(north) != 0 || north & between(south) != 0 {
            return;
        }
        let (side, (movers, empty)) = (earlier.turn, earlier.movers_and_empty());
        for to in spaces(movers) {
            for from in spaces(ADJACENT[to.index()] & empty) {
                let mut before = earlier;
                before.shift(side, to, from);
                f(before);
            }
        }
    }

    /// The pieces of the side on turn, and the empty spaces.
    #[inline]
    fn movers_and_empty(&self) -> (u32, u32) {
        (self.pieces[self.turn], ALL & !(self.pieces[0] | self.pieces[1]))
    }

    fn end_turn(&mut self, passes: u8) {
        self.key ^= TURN_KEY ^ passes_key(self.passes) ^ passes_key(passes);
        self.turn = !self.turn;
        self.passes = passes;
    }

    /// Moves a piece without any captures.
    #[inline]
    fn shift(&mut self, side: Side, from: Space, to: Space) {
        let path = from.bit() | to.bit();
        let is_king = self.kings[side] & from.bit() != 0;
        self.key ^= piece_key(side, is_king, from.index()) ^ piece_key(side, is_king, to.index());
        self.pieces[side] ^= path;
        if is_king {
            self.kings[side] ^= path;
        }
    }

    fn remove(&mut self, side: Side, captured: u32) {
        for space in spaces(captured) {
            self.key ^= piece_key(side, self.kings[side] & space.bit() != 0, space.index());
        }
        self.pieces[side] &= !captured;
        self.kings[side] &= !captured;
    }
}

/// The spaces in the middle of a straight line of three with one of these pieces at each end.
#[inline]
pub(super) const fn between(ends: u32) -> u32 {
    let along_rings = circular::turn_left(ends) & circular::turn_right(ends);
    let along_spokes = if ends & CENTRE != 0 { circular::inward(ends) } else { 0 };
    let inner = circular::outward(ends);
    let through_centre = if inner & (inner >> 6) != 0 { CENTRE } else { 0 };
    along_rings | along_spokes | through_centre
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl rules::Position for Position {
    type Move = Step;
    type Roll = NoRoll;

    #[inline]
    fn node(&self) -> Node {
        match self.kings.map(|king| king != 0) {
            [true, true] if self.passes < 2 => Node::Decide(self.turn),
            [true, false] => Node::Over(Outcome::win(Side::South)),
            [false, true] => Node::Over(Outcome::win(Side::North)),
            _ => Node::Over(Outcome::DRAW),
        }
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn pieces(&self) -> u32 {
        self.pieces[0].count_ones() + self.pieces[1].count_ones()
    }

    #[inline]
    fn each_move(&self, mut f: impl FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.node().is_over() {
            return ControlFlow::Continue(());
        }
        let (movers, empty) = self.movers_and_empty();
        let mut stuck = true;
        for from in spaces(movers) {
            for to in spaces(ADJACENT[from.index()] & empty) {
                stuck = false;
                f(Step::Go { from, to })?;
            }
        }
        if stuck { f(Step::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if self.node().is_over() {
            return 0;
        }
        let (movers, empty) = self.movers_and_empty();
        let mut count = (circular::turn_left(movers) & empty).count_ones()
            + (circular::turn_right(movers) & empty).count_ones()
            + (circular::inward(movers) & empty).count_ones()
            + (circular::outward(movers) & empty & OUTER).count_ones();
        if empty & CENTRE != 0 {
            count += (movers & INNER).count_ones();
        } else if movers & CENTRE != 0 {
            count += (empty & INNER).count_ones();
        }
        u64::from(count.max(1))
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Step) {
        let Step::Go { from, to } = mv else {
            return self.end_turn(self.passes + 1);
        };
        let side = self.turn;
        self.shift(side, from, to);
        // Judged on the board as the move left it, and removed together.
        let captured = [self.pieces[0] & between(self.pieces[1]), self.pieces[1] & between(self.pieces[0])];
        for side in Side::BOTH {
            if captured[side] != 0 {
                self.remove(side, captured[side]);
            }
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
        let turned = |set| circular::image_of_set(set, symmetry % circular::SYMMETRIES);
        let mut pieces = self.pieces.map(turned);
        let mut kings = self.kings.map(turned);
        let mut turn = self.turn;
        if Position::swaps_sides(symmetry) {
            pieces.reverse();
            kings.reverse();
            turn = !turn;
        }
        Position::new(pieces, kings, turn, self.passes)
    }

    fn image_of_move(mv: Step, symmetry: usize) -> Step {
        circular::image_of_step(mv, symmetry % circular::SYMMETRIES)
    }
}
