use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use rules::{NoRoll, Node, Outcome, Side, Symmetric, zobrist};

use super::{Ending, Kind, Move, Word};

/// A position of King and Courtesan on a board of N×N squares. Equal positions have the same pieces and the same turn.
///
/// Squares are bits in the order a1, b1, …, a2, …
///
/// ```
/// use games::king_and_courtesan::Position;
/// use rules::Position as _;
/// let start: Position<6, u64> = "1cccck/C1cccc/CC1ccc/CCC1cc/CCCC1c/KCCCC1 1".parse().unwrap();
/// assert_eq!(start.count_moves(), 22);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<const N: usize, W> {
    /// All pieces of each side, kings included.
    pieces: [W; 2],
    /// The index of each king's square, or [`NO_KING`].
    kings: [u8; 2],
    turn: Side,
    key: u64,
}

pub(super) const NO_KING: u8 = u8::MAX;

const MOST_SQUARES: usize = 100;
/// One number for each side, kind (courtesan, king) and square; then one for the turn.
const KEYS: [u64; 4 * MOST_SQUARES + 1] = zobrist::keys(4);
const TURN_KEY: u64 = KEYS[4 * MOST_SQUARES];

const fn piece_key(side: Side, is_king: bool, square: u8) -> u64 {
    KEYS[(side as usize * 2 + is_king as usize) * MOST_SQUARES + square as usize]
}

/// A step to an adjacent square: files to the right, ranks up.
#[derive(Clone, Copy)]
struct Direction {
    file: i8,
    rank: i8,
}

/// Red's three forward directions, the two that are neither forward nor backward, and Blue's three.
const DIRECTIONS: [Direction; 8] = [
    Direction { file: 1, rank: 1 },
    Direction { file: 1, rank: 0 },
    Direction { file: 0, rank: 1 },
    Direction { file: -1, rank: 1 },
    Direction { file: 1, rank: -1 },
    Direction { file: 0, rank: -1 },
    Direction { file: -1, rank: 0 },
    Direction { file: -1, rank: -1 },
];

/// A side's forward directions.
const fn forward(side: Side) -> [Direction; 3] {
    let [right_up, right, up, .., down, left, left_down] = DIRECTIONS;
    match side {
        Side::South => [right_up, right, up],
        Side::North => [left_down, left, down],
    }
}

impl<const N: usize, W: Word> Position<N, W> {
    /// The number of courtesans each side starts with: rows 2 to N−1 filled.
    pub(super) const COURTESANS: u32 = (N * (N - 1) / 2 - 1) as u32;

    const BOARD: u128 = (1 << (N * N)) - 1;
    const FIRST_FILE: u128 = {
        let mut file = 0;
        let mut rank = 0;
        while rank < N {
            file |= 1 << (rank * N);
            rank += 1;
        }
        file
    };
    const LAST_FILE: u128 = Self::FIRST_FILE << (N - 1);

    /// The home square of a side.
    pub(super) const fn home(side: Side) -> u8 {
        match side {
            Side::South => 0,
            Side::North => (N * N - 1) as u8,
        }
    }

    pub(super) fn start(first: Side) -> Self {
        let mut south = W::NONE;
        for rank in 0..N {
            for file in 0..N - 1 - rank {
                south |= W::bit((rank * N + file) as u8);
            }
        }
        let north = Self::mirrored(south);
        Self::new([south, north], [Self::home(Side::South), Self::home(Side::North)], first)
    }

    pub(super) fn new(pieces: [W; 2], kings: [u8; 2], turn: Side) -> Self {
        let mut key = if turn == Side::North { TURN_KEY } else { 0 };
        for side in Side::BOTH {
            for square in squares(pieces[side]) {
                key ^= piece_key(side, kings[side] == square, square);
            }
        }
        Position { pieces, kings, turn, key }
    }

    /// The piece on a square: its side, and whether it is a king.
    pub fn piece_on(&self, square: u8) -> Option<(Side, bool)> {
        let side = Side::BOTH.into_iter().find(|side| self.pieces[*side] & W::bit(square) != W::NONE)?;
        Some((side, self.kings[side] == square))
    }

    /// The square of a side's king.
    #[inline]
    pub(super) fn king(&self, side: Side) -> Option<u8> {
        (self.kings[side] != NO_KING).then_some(self.kings[side])
    }

    /// Counts the terms of a side, except the move.
    #[inline]
    pub(super) fn features(&self, side: Side) -> [u32; 6] {
        let (pieces, enemies) = (self.pieces[side], self.pieces[!side]);
        let empty = !(pieces | enemies);
        let moves = forward(side).map(|direction| (Self::shift(pieces, direction) & empty).count());
        let mobility = moves[0] + moves[1] + moves[2];
        let Some(king) = self.king(side) else { return [pieces.count(), 0, 0, 0, 0, mobility] };
        let bit = W::bit(king);
        let row = bit | Self::shift(bit, DIRECTIONS[1]) | Self::shift(bit, DIRECTIONS[6]);
        let beside = (row | Self::shift(row, DIRECTIONS[2]) | Self::shift(row, DIRECTIONS[5])) & !bit;
        let (file, rank) = (u32::from(king) % N as u32, u32::from(king) / N as u32);
        let rows = file + rank;
        let advanced = if side == Side::South { rows } else { 2 * (N as u32 - 1) - rows };
        let ahead = W::from_u128(Self::AHEAD[side as usize][king as usize]);
        let [near, friends, far] = [beside & enemies, beside & pieces, ahead & enemies].map(W::count);
        [pieces.count(), advanced, near, friends, far, mobility]
    }

    /// For each side and square, the squares that a king there can still reach without capturing.
    const AHEAD: [[u128; MOST_SQUARES]; 2] = {
        let mut ahead = [[0; MOST_SQUARES]; 2];
        let mut from = 0;
        while from < N * N {
            let mut to = 0;
            while to < N * N {
                let (file, rank) = ((to % N) as i32 - (from % N) as i32, (to / N) as i32 - (from / N) as i32);
                if from != to && file >= 0 && rank >= 0 {
                    ahead[0][from] |= 1 << to;
                    ahead[1][to] |= 1 << from;
                }
                to += 1;
            }
            from += 1;
        }
        ahead
    };

    /// Returns whether a side has won on the board.
    #[inline]
    pub(super) fn has_won(&self, side: Side) -> bool {
        self.kings[!side] == NO_KING || self.kings[side] == Self::home(!side)
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        let winner = Side::BOTH.into_iter().find(|side| self.has_won(*side))?;
        Some(if self.kings[!winner] == NO_KING { Ending::KingCaptured } else { Ending::KingHome })
    }

    /// The squares one step from these in a direction.
    #[inline]
    fn shift(set: W, Direction { file, rank }: Direction) -> W {
        let set = match file {
            1 => set & !W::from_u128(Self::LAST_FILE),
            -1 => set & !W::from_u128(Self::FIRST_FILE),
            _ => set,
        };
        let by = i32::from(rank) * N as i32 + i32::from(file);
        if by > 0 { (set << by.unsigned_abs()) & W::from_u128(Self::BOARD) } else { set >> by.unsigned_abs() }
    }

    /// Calls `f` with the kind, the offset from start to target, and the targets of all moves of a kind in a direction.
    #[inline]
    fn each_group(&self, mut f: impl FnMut(Kind, i32, W) -> ControlFlow<()>) -> ControlFlow<()> {
        let side = self.turn;
        let pieces = self.pieces[side];
        let enemies = self.pieces[!side];
        let king = W::bit(self.kings[side]);
        let empty = !(pieces | enemies);
        let by = |direction: Direction| i32::from(direction.rank) * N as i32 + i32::from(direction.file);
        for direction in DIRECTIONS {
            f(Kind::Capture, by(direction), Self::shift(pieces, direction) & enemies)?;
        }
        for direction in forward(side) {
            f(Kind::Go, by(direction), Self::shift(pieces, direction) & empty)?;
        }
        for direction in forward(side) {
            f(Kind::Exchange, by(direction), Self::shift(king, direction) & pieces)?;
        }
        ControlFlow::Continue(())
    }

    /// Returns the set rotated by half a turn.
    fn mirrored(set: W) -> W {
        image(set, |square| (N * N - 1) as u8 - square)
    }
}

fn image<W: Word>(set: W, of: impl Fn(u8) -> u8) -> W {
    squares(set).fold(W::NONE, |image, square| image | W::bit(of(square)))
}

pub(super) fn squares<W: Word>(set: W) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        if left == W::NONE {
            return None;
        }
        let square = left.lowest();
        left = left.without_lowest();
        Some(square)
    })
}

impl<const N: usize, W> Hash for Position<N, W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl<const N: usize, W: Word> rules::Position for Position<N, W> {
    type Move = Move<N>;
    type Roll = NoRoll;

    #[inline]
    fn node(&self) -> Node {
        if self.has_won(Side::South) {
            Node::Over(Outcome::win(Side::South))
        } else if self.has_won(Side::North) {
            Node::Over(Outcome::win(Side::North))
        } else {
            Node::Decide(self.turn)
        }
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn pieces(&self) -> u32 {
        self.pieces[0].count() + self.pieces[1].count()
    }

    #[inline]
    fn each_move(&self, mut f: impl FnMut(Move<N>) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.node().is_over() {
            return ControlFlow::Continue(());
        }
        self.each_group(|kind, by, targets| {
            for to in squares(targets) {
                f(Move { kind, from: (i32::from(to) - by) as u8, to })?;
            }
            ControlFlow::Continue(())
        })
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if self.node().is_over() {
            return 0;
        }
        let mut count = 0;
        let _ = self.each_group(|_, _, targets| {
            count += targets.count();
            ControlFlow::Continue(())
        });
        u64::from(count)
    }

    #[inline]
    fn nth_move(&self, n: u64) -> Option<Move<N>> {
        if self.node().is_over() {
            return None;
        }
        let mut left = n;
        let mut found = None;
        let _ = self.each_group(|kind, by, targets| {
            let count = u64::from(targets.count());
            if left >= count {
                left -= count;
                return ControlFlow::Continue(());
            }
            let to = (0..left).fold(targets, |targets, _| targets.without_lowest()).lowest();
            found = Some(Move { kind, from: (i32::from(to) - by) as u8, to });
            ControlFlow::Break(())
        });
        found
    }

    #[inline]
    fn play_unchecked(&mut self, Move { kind, from, to }: Move<N>) {
        let side = self.turn;
        let is_king = self.kings[side] == from;
        match kind {
            Kind::Exchange => {
                self.key ^= piece_key(side, true, from) ^ piece_key(side, false, from);
                self.key ^= piece_key(side, false, to) ^ piece_key(side, true, to);
                self.kings[side] = to;
            }
            Kind::Go | Kind::Capture => {
                self.key ^= piece_key(side, is_king, from) ^ piece_key(side, is_king, to);
                self.pieces[side] ^= W::bit(from) | W::bit(to);
                if is_king {
                    self.kings[side] = to;
                }
                if kind == Kind::Capture {
                    self.key ^= piece_key(!side, self.kings[!side] == to, to);
                    self.pieces[!side] &= !W::bit(to);
                    if self.kings[!side] == to {
                        self.kings[!side] = NO_KING;
                    }
                }
            }
        }
        self.key ^= TURN_KEY;
        self.turn = !side;
    }

    fn each_roll(&self, _: impl FnMut(NoRoll, u32)) {}

    fn roll_unchecked(&mut self, roll: NoRoll) {
        roll.absurd()
    }

    fn key(&self) -> u64 {
        self.key
    }
}

/// Bit 0 of a symmetry reflects the board in the line between the homes; bit 1 rotates it by half a turn and swaps the
/// sides.
impl<const N: usize, W: Word> Symmetric for Position<N, W> {
    const SYMMETRIES: usize = 4;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry & 2 != 0
    }

    fn image(&self, symmetry: usize) -> Self {
        let mut pieces = self.pieces.map(|set| image(set, |square| image_of_square::<N>(square, symmetry)));
        let mut kings = self.kings.map(|king| match king {
            NO_KING => NO_KING,
            king => image_of_square::<N>(king, symmetry),
        });
        let mut turn = self.turn;
        if Self::swaps_sides(symmetry) {
            pieces.reverse();
            kings.reverse();
            turn = !turn;
        }
        Self::new(pieces, kings, turn)
    }

    fn image_of_move(mv: Move<N>, symmetry: usize) -> Move<N> {
        let [from, to] = [mv.from, mv.to].map(|square| image_of_square::<N>(square, symmetry));
        Move { kind: mv.kind, from, to }
    }
}

fn image_of_square<const N: usize>(square: u8, symmetry: usize) -> u8 {
    let size = N as u8;
    let mirrored = if symmetry & 1 != 0 { square % size * size + square / size } else { square };
    if symmetry & 2 != 0 { size * size - 1 - mirrored } else { mirrored }
}
