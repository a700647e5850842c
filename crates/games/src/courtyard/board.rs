//! The dark squares as bits of a `u64`.
//!
//! Each rank has five dark squares. Two ranks take eleven bits: five for the lower, five for the upper, and an unused
//! one, so that a diagonal step is the same shift everywhere and steps over the edge reach no square.

use rules::Side;

use crate::square::Square;

/// How many squares lie along each edge.
pub(super) const SIZE: u8 = 10;
/// One more than the highest bit that is a square.
pub(super) const BITS: usize = 54;

/// A diagonal direction, seen from seat 1. `3 - d` is the opposite of `d`.
pub(super) type Direction = u8;
pub(super) const DIRECTIONS: [Direction; 4] = [0, 1, 2, 3];

/// The bit of a square, `None` for the light ones.
pub(super) const fn bit_of(square: Square) -> Option<u8> {
    let Square { rank, file } = square;
    if rank >= SIZE || file >= SIZE || (rank + file).is_multiple_of(2) {
        return None;
    }
    Some(rank / 2 * 11 + rank % 2 * 5 + file / 2)
}

/// The square of a bit.
pub(super) const fn square_of(bit: u8) -> Square {
    let (pair, place) = (bit / 11 * 2, bit % 11);
    if place < 5 {
        Square { rank: pair, file: place * 2 + 1 }
    } else {
        Square { rank: pair + 1, file: (place - 5) * 2 }
    }
}

/// Returns the squares with these names, given as file and rank.
const fn squares(names: &[(u8, u8)]) -> u64 {
    let mut set = 0;
    let mut index = 0;
    while index < names.len() {
        let (file, rank) = names[index];
        match bit_of(Square { rank: rank - 1, file: file - b'a' }) {
            Some(bit) => set |= 1 << bit,
            None => panic!("a light square"),
        }
        index += 1;
    }
    set
}

/// All fifty dark squares.
pub(super) const DARK: u64 = {
    let mut set = 0;
    let mut rank = 0;
    while rank < SIZE {
        set |= dark_rank(rank);
        rank += 1;
    }
    set
};

/// The dark squares of a rank, counted from 0.
pub(super) const fn dark_rank(rank: u8) -> u64 {
    0b11111 << (rank / 2 * 11 + rank % 2 * 5)
}

/// The dark squares inside the Courtyard.
pub(super) const fn yard(small: bool) -> u64 {
    if small {
        squares(&[(b'e', 6), (b'f', 5)])
    } else {
        squares(&[(b'e', 6), (b'g', 6), (b'd', 5), (b'f', 5)])
    }
}

/// The square from which a side's king enters the Courtyard: on the far side of it.
pub(super) const fn entrance(side: Side) -> u64 {
    match side {
        Side::South => squares(&[(b'f', 7)]),
        Side::North => squares(&[(b'e', 4)]),
    }
}

/// Returns the rank where a side's guards and king start.
pub(super) const fn stations(side: Side) -> u64 {
    match side {
        Side::South => dark_rank(0),
        Side::North => dark_rank(SIZE - 1),
    }
}

/// The rank from which a side's serfs are recycled.
pub(super) const fn far_rank(side: Side) -> u64 {
    match side {
        Side::South => dark_rank(SIZE - 1),
        Side::North => dark_rank(0),
    }
}

/// A side's forward directions.
pub(super) const fn forward(side: Side) -> [Direction; 2] {
    match side {
        Side::South => [0, 1],
        Side::North => [2, 3],
    }
}

/// The dark squares one step from these.
#[inline]
pub(super) const fn shift(set: u64, direction: Direction) -> u64 {
    DARK & match direction {
        0 => set << 5,
        1 => set << 6,
        2 => set >> 6,
        _ => set >> 5,
    }
}

/// The dark squares one step from these in any direction.
#[inline]
pub(super) const fn around(set: u64) -> u64 {
    shift(set, 0) | shift(set, 1) | shift(set, 2) | shift(set, 3)
}

/// Iterates over the bits of a set.
pub(super) fn bits(set: u64) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let bit = left.trailing_zeros() as u8;
        left &= left - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_squares_agree_and_steps_are_diagonal() {
        assert_eq!(DARK.count_ones(), 50);
        for bit in bits(DARK) {
            let from = square_of(bit);
            assert_eq!(bit_of(from), Some(bit));
            for (direction, (rank, file)) in DIRECTIONS.into_iter().zip([(1, -1), (1, 1), (-1, -1), (-1, 1)])
            {
                let step = |at: u8, by: i8| at.checked_add_signed(by).unwrap_or(SIZE);
                let to = bit_of(Square { rank: step(from.rank, rank), file: step(from.file, file) });
                assert_eq!(
                    shift(1 << bit, direction),
                    to.map_or(0, |to| 1 << to),
                    "{from} in direction {direction}"
                );
            }
        }
    }
}
