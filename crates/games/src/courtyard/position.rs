mod symmetry;

use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use rules::{NoRoll, Node, Outcome, Side, zobrist};

use super::board::{
    BITS, DARK, DIRECTIONS, SIZE, around, bit_of, bits, dark_rank, entrance, far_rank, forward, shift,
    square_of, stations, yard,
};
use super::{Ending, Jumps, Kind, Move};
use crate::square::Square;

/// A position of Courtyard. Equal positions have the same pieces, the same turn, the same offenders to choose from and the
/// same count of forfeited turns.
///
/// ```
/// use games::courtyard::Position;
/// use rules::Position as _;
/// let start: Position<false, false, false> =
///     "g1g1k1g1g1/1s1s1s1s1s/s1s1s1s1s1/10/10/10/10/1S1S1S1S1S/S1S1S1S1S1/1G1G1K1G1G 1 0 -".parse().unwrap();
/// assert_eq!(start.count_moves(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> {
    /// All pieces of each side.
    pieces: [u64; 2],
    /// The guards among them.
    guards: [u64; 2],
    /// The kings among them.
    kings: [u64; 2],
    /// The offenders, one of which the player to move must remove first.
    offenders: u64,
    turn: Side,
    passes: u8,
    key: u64,
}

/// One number for each side, kind and square, then for each offender; then one for the turn and two for forfeited turns.
const KEYS: [u64; 7 * BITS + 3] = zobrist::keys(5);
const TURN_KEY: u64 = KEYS[7 * BITS];

const fn piece_key(side: Side, kind: Kind, bit: u8) -> u64 {
    KEYS[(side as usize * 3 + kind as usize) * BITS + bit as usize]
}

const fn passes_key(passes: u8) -> u64 {
    if passes == 0 { 0 } else { KEYS[7 * BITS + passes as usize] }
}

fn offenders_key(offenders: u64) -> u64 {
    bits(offenders).fold(0, |key, bit| key ^ KEYS[6 * BITS + bit as usize])
}

/// For each side and square, roughly how many steps its king is from its entrance.
const ENTRANCE_STEPS: [[u32; BITS]; 2] = {
    let mut steps = [[0; BITS]; 2];
    let mut bit = 0;
    while bit < BITS {
        let square = square_of(bit as u8);
        let mut side = 0;
        while side < 2 {
            let entrance = square_of(entrance(Side::BOTH[side]).trailing_zeros() as u8);
            let files = square.file.abs_diff(entrance.file) as u32;
            let ranks = square.rank.abs_diff(entrance.rank) as u32;
            steps[side][bit] = if files > ranks { files } else { ranks };
            side += 1;
        }
        bit += 1;
    }
    steps
};

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool>
    Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    /// The dark squares inside the Courtyard.
    pub(super) const YARD: u64 = yard(SMALL_YARD);
    /// The dark squares outside it.
    const PLAYED_ON: u64 = DARK & !Self::YARD;

    pub(super) fn start(first: Side) -> Self {
        let kings =
            [(5, 0), (4, SIZE - 1)].map(|(file, rank)| 1 << bit_of(Square { rank, file }).unwrap_or(0));
        let guards = Side::BOTH.map(|side| stations(side) & !kings[side]);
        let serfs = [dark_rank(1) | dark_rank(2), dark_rank(SIZE - 2) | dark_rank(SIZE - 3)];
        let pieces = Side::BOTH.map(|side| serfs[side] | stations(side));
        Self::new(pieces, guards, kings, 0, first, 0)
    }

    pub(super) fn new(
        pieces: [u64; 2],
        guards: [u64; 2],
        kings: [u64; 2],
        offenders: u64,
        turn: Side,
        passes: u8,
    ) -> Self {
        let key =
            passes_key(passes) ^ offenders_key(offenders) ^ if turn == Side::North { TURN_KEY } else { 0 };
        let mut position = Position { pieces, guards, kings, offenders, turn, passes, key };
        for side in Side::BOTH {
            for bit in bits(pieces[side]) {
                position.key ^= piece_key(side, position.kind_of(side, 1 << bit), bit);
            }
        }
        position
    }

    #[inline]
    fn kind_of(&self, side: Side, square: u64) -> Kind {
        if self.kings[side] & square != 0 {
            Kind::King
        } else if self.guards[side] & square != 0 {
            Kind::Guard
        } else {
            Kind::Serf
        }
    }

    /// The piece on the square with this bit.
    pub fn piece_on(&self, bit: u8) -> Option<(Side, Kind)> {
        let side = Side::BOTH.into_iter().find(|side| self.pieces[*side] & 1 << bit != 0)?;
        Some((side, self.kind_of(side, 1 << bit)))
    }

    /// The number of turns just forfeited in a row.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Returns the offenders, one of which the player to move must remove first.
    pub fn offenders(&self) -> u64 {
        self.offenders
    }

    /// The position as it would be if this side were to move, for asking what its pieces could do. Its key is not
    /// updated.
    pub(super) fn seen_by(&self, side: Side) -> Self {
        Position { turn: side, ..*self }
    }

    /// All pieces of each side, as sets of squares.
    pub(super) fn sets(&self) -> [u64; 2] {
        self.pieces
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        if (self.pieces[0] | self.pieces[1]) & Self::YARD != 0 {
            Some(Ending::KingEntered)
        } else if self.kings == [0, 0] {
            Some(Ending::KingsLost)
        } else {
            (self.passes >= 2).then_some(Ending::BothForfeited)
        }
    }

    /// Counts the terms of a side, except the move.
    #[inline]
    pub(super) fn features(&self, side: Side) -> [u32; 9] {
        let serfs = self.serfs(side);
        let king = self.kings[side];
        let steps_to_entrance =
            if king == 0 { 9 } else { ENTRANCE_STEPS[side as usize][king.trailing_zeros() as usize] };
        let mut advanced = 0;
        let mut rank = 0;
        while rank < SIZE {
            let rows = if side == Side::South { rank } else { SIZE - 1 - rank };
            advanced += (serfs & dark_rank(rank)).count_ones() * u32::from(rows);
            rank += 1;
        }
        [
            serfs.count_ones(),
            self.guards[side].count_ones(),
            king.count_ones(),
            steps_to_entrance,
            self.seen_by(side).jumpers().count_ones(),
            advanced,
            (serfs & far_rank(side)).count_ones(),
            (around(king) & self.pieces[side]).count_ones(),
            // The fewer enemies are left to stop it, the more the king's approach counts.
            (9 - steps_to_entrance) * (15 - self.pieces[!side].count_ones()),
        ]
    }

    /// Returns the empty squares in play.
    #[inline]
    fn empty(&self) -> u64 {
        Self::PLAYED_ON & !(self.pieces[0] | self.pieces[1])
    }

    #[inline]
    fn serfs(&self, side: Side) -> u64 {
        self.pieces[side] & !self.guards[side] & !self.kings[side]
    }

    /// Returns where the king on this square can step, including from its entrance into the Courtyard.
    #[inline]
    fn king_steps(&self, king: u64, empty: u64) -> u64 {
        let enters = if king & entrance(self.turn) != 0 { Self::YARD } else { 0 };
        around(king) & (empty | enters)
    }

    /// Returns where the guard on this square can step.
    #[inline]
    fn guard_steps(guard: u64, empty: u64) -> u64 {
        if GUARD_TURNS {
            let first = around(guard) & empty;
            return first | around(first) & empty;
        }
        DIRECTIONS.into_iter().fold(0, |steps, direction| {
            let first = shift(guard, direction) & empty;
            steps | first | shift(first, direction) & empty
        })
    }

    /// Returns where a king that jumps over this square can land.
    #[inline]
    fn king_lands(&self, over: u64, empty: u64) -> u64 {
        if over & entrance(self.turn) != 0 { empty | Self::YARD } else { empty }
    }

    /// Returns the pieces of the player to move that can jump.
    #[inline]
    fn jumpers(&self) -> u64 {
        let side = self.turn;
        let enemies = self.pieces[!side];
        let empty = self.empty();
        let serfs = self.serfs(side);
        let [left, right] = forward(side);
        let mut jumpers = 0;
        for direction in DIRECTIONS {
            let men = self.guards[side] | if direction == left || direction == right { serfs } else { 0 };
            let landed = shift(shift(men, direction) & enemies, direction) & empty;
            let over = shift(self.kings[side], direction) & enemies & !self.kings[!side];
            let landed = landed | shift(over, direction) & self.king_lands(over, empty);
            jumpers |= shift(shift(landed, 3 - direction), 3 - direction) & self.pieces[side];
        }
        jumpers
    }

    /// Calls `f` with every chain of jumps of the piece on a square, those that stop short included if the rules allow
    /// them.
    pub(super) fn each_chain(
        &self,
        from: u8,
        f: &mut impl FnMut(Jumps) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let start = 1 << from;
        let kind = self.kind_of(self.turn, start);
        let victims = match kind {
            Kind::King => self.pieces[!self.turn] & !self.kings[!self.turn],
            Kind::Serf | Kind::Guard => self.pieces[!self.turn],
        };
        // The jumping piece has left its square, so it may return to it.
        self.each_chain_on(kind, start, victims, self.empty() | start, Jumps::default(), f)
    }

    fn each_chain_on(
        &self,
        kind: Kind,
        at: u64,
        victims: u64,
        empty: u64,
        so_far: Jumps,
        f: &mut impl FnMut(Jumps) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let all = DIRECTIONS;
        let ahead = forward(self.turn);
        let directions: &[u8] = if kind == Kind::Serf { &ahead } else { &all };
        let mut ends = true;
        for &direction in directions {
            let over = shift(at, direction) & victims;
            let lands = if kind == Kind::King { self.king_lands(over, empty) } else { empty };
            let to = shift(over, direction) & lands;
            if to == 0 {
                continue;
            }
            ends = false;
            let jumps = so_far.then(direction);
            if to & Self::YARD != 0 {
                f(jumps)?;
            } else {
                self.each_chain_on(kind, to, victims & !over, empty, jumps, f)?;
            }
        }
        if (ends || STOP_SHORT) && so_far.count() > 0 { f(so_far) } else { ControlFlow::Continue(()) }
    }

    fn lift(&mut self, side: Side, square: u64) -> Kind {
        let kind = self.kind_of(side, square);
        self.key ^= piece_key(side, kind, square.trailing_zeros() as u8);
        self.pieces[side] &= !square;
        self.guards[side] &= !square;
        self.kings[side] &= !square;
        kind
    }

    fn put(&mut self, side: Side, kind: Kind, square: u64) {
        self.key ^= piece_key(side, kind, square.trailing_zeros() as u8);
        self.pieces[side] |= square;
        match kind {
            Kind::Serf => {}
            Kind::Guard => self.guards[side] |= square,
            Kind::King => self.kings[side] |= square,
        }
    }

    fn set_offenders(&mut self, offenders: u64) {
        self.key ^= offenders_key(self.offenders) ^ offenders_key(offenders);
        self.offenders = offenders;
    }

    fn end_turn(&mut self, passes: u8) {
        self.key ^= TURN_KEY ^ passes_key(self.passes) ^ passes_key(passes);
        self.turn = !self.turn;
        self.passes = passes;
    }

    /// Makes a move that is not a jump. Every piece that could have jumped becomes an offender, the moved one on its
    /// new square, unless the move wins.
    fn relocate(&mut self, from: u8, to: u8) {
        let (start, end) = (1 << from, 1 << to);
        let mut offenders = self.jumpers();
        if offenders & start != 0 {
            offenders ^= start | end;
        }
        let kind = self.lift(self.turn, start);
        self.put(self.turn, kind, end);
        self.set_offenders(if end & Self::YARD != 0 { 0 } else { offenders });
        self.end_turn(0);
    }

    fn jump(&mut self, from: u8, jumps: Jumps) {
        let side = self.turn;
        let kind = self.lift(side, 1 << from);
        let mut end = 1 << from;
        for (over, to) in jumps.from(from) {
            self.lift(!side, over);
            end = to;
        }
        self.put(side, kind, end);
        if STOP_SHORT && self.ending().is_none() {
            // A piece that could have gone on has failed to jump.
            self.set_offenders(self.jumpers() & end);
        }
        self.end_turn(0);
    }
}

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> Hash
    for Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> rules::Position
    for Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    type Move = Move;
    type Roll = NoRoll;

    #[inline]
    fn node(&self) -> Node {
        if self.pieces[0] & Self::YARD != 0 {
            Node::Over(Outcome::win(Side::South))
        } else if self.pieces[1] & Self::YARD != 0 {
            Node::Over(Outcome::win(Side::North))
        } else if self.kings == [0, 0] || self.passes >= 2 {
            Node::Over(Outcome::DRAW)
        } else {
            Node::Decide(self.turn)
        }
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn pieces(&self) -> u32 {
        self.pieces[0].count_ones() + self.pieces[1].count_ones()
    }

    #[inline]
    fn each_move(&self, mut f: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.node().is_over() {
            return ControlFlow::Continue(());
        }
        if self.offenders != 0 {
            return bits(self.offenders).try_for_each(|at| f(Move::Remove { at }));
        }
        let side = self.turn;
        let empty = self.empty();
        let mut stuck = true;
        for from in bits(self.jumpers()) {
            self.each_chain(from, &mut |jumps| {
                stuck = false;
                f(Move::Jump { from, jumps })
            })?;
        }
        let mut step = |from: u8, targets: u64| {
            bits(targets).try_for_each(|to| {
                stuck = false;
                f(Move::Step { from, to })
            })
        };
        for king in bits(self.kings[side]) {
            step(king, self.king_steps(1 << king, empty))?;
        }
        for guard in bits(self.guards[side]) {
            step(guard, Self::guard_steps(1 << guard, empty))?;
        }
        let serfs = self.serfs(side);
        let [left, right] = forward(side);
        for serf in bits(serfs) {
            step(serf, (shift(1 << serf, left) | shift(1 << serf, right)) & empty)?;
        }
        for from in bits(serfs & far_rank(side)) {
            for to in bits(stations(side) & empty) {
                stuck = false;
                f(Move::Recycle { from, to })?;
            }
        }
        if stuck { f(Move::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if self.node().is_over() {
            return 0;
        }
        if self.offenders != 0 {
            return u64::from(self.offenders.count_ones());
        }
        let side = self.turn;
        let empty = self.empty();
        let serfs = self.serfs(side);
        let mut chains = 0;
        for from in bits(self.jumpers()) {
            let _ = self.each_chain(from, &mut |_| {
                chains += 1;
                ControlFlow::Continue(())
            });
        }
        let mut count = self.king_steps(self.kings[side], empty).count_ones();
        for direction in forward(side) {
            count += (shift(serfs, direction) & empty).count_ones();
        }
        if GUARD_TURNS {
            for guard in bits(self.guards[side]) {
                count += Self::guard_steps(1 << guard, empty).count_ones();
            }
        } else {
            for direction in DIRECTIONS {
                let first = shift(self.guards[side], direction) & empty;
                count += first.count_ones() + (shift(first, direction) & empty).count_ones();
            }
        }
        count += (serfs & far_rank(side)).count_ones() * (stations(side) & empty).count_ones();
        (u64::from(count) + chains).max(1)
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Step { from, to } | Move::Recycle { from, to } => self.relocate(from, to),
            Move::Jump { from, jumps } => self.jump(from, jumps),
            Move::Remove { at } => {
                self.lift(!self.turn, 1 << at);
                self.set_offenders(0);
            }
            Move::Pass => self.end_turn(self.passes + 1),
        }
    }

    fn each_roll(&self, _: impl FnMut(NoRoll, u32)) {}

    fn roll_unchecked(&mut self, roll: NoRoll) {
        roll.absurd()
    }

    fn key(&self) -> u64 {
        self.key
    }
}
