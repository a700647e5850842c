use super::{ALL, Space, image_of_set, spaces};

/// One side's pieces on the round board, as far as a numbering distinguishes them: their spaces, and which of them is
/// the king. A side without a king has an empty set there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Army {
    /// All pieces.
    pub(crate) pieces: u32,
    /// The king among them, or nothing.
    pub(crate) king: u32,
}

/// The spaces not occupied by another army, numbered.
pub(crate) struct Left {
    /// The number of each free space.
    places: [u8; Space::COUNT],
    /// The space with each number.
    spaces: [u8; Space::COUNT],
}

/// The largest army that can be numbered.
pub(crate) const LARGEST: usize = 5;

/// Binomial coefficients.
const CHOOSE: [[u32; LARGEST + 1]; Space::COUNT + 1] = {
    let mut choose = [[0; LARGEST + 1]; Space::COUNT + 1];
    let mut n = 0;
    while n <= Space::COUNT {
        choose[n][0] = 1;
        let mut k = 1;
        while k <= LARGEST && n > 0 {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
};

impl Left {
    pub(crate) fn by(taken: u32) -> Left {
        let mut left = Left { places: [0; Space::COUNT], spaces: [0; Space::COUNT] };
        for (place, space) in spaces(ALL & !taken).enumerate() {
            left.places[space.index()] = place as u8;
            left.spaces[place] = space.index() as u8;
        }
        left
    }
}

impl Army {
    pub(crate) fn size(self) -> usize {
        self.pieces.count_ones() as usize
    }

    /// Counts the armies of a size on so many spaces.
    pub(crate) const fn count(spaces: usize, size: usize, has_king: bool) -> u32 {
        CHOOSE[spaces][size] * if has_king { size as u32 } else { 1 }
    }

    /// Returns the image of the army under a symmetry of the board.
    pub(crate) fn image(self, symmetry: usize) -> Army {
        Army { pieces: image_of_set(self.pieces, symmetry), king: image_of_set(self.king, symmetry) }
    }

    /// Returns its number among all armies of its size on the remaining spaces.
    ///
    /// This is the combinatorial number system, with the number of the king among the pieces as the last digit.
    #[inline]
    pub(crate) fn rank(self, left: &Left) -> u32 {
        let mut rank = 0;
        let mut size = 0;
        for space in spaces(self.pieces) {
            size += 1;
            rank += CHOOSE[left.places[space.index()] as usize][size];
        }
        if self.king == 0 {
            return rank;
        }
        rank * size as u32 + (self.pieces & (self.king - 1)).count_ones()
    }

    /// Returns the army with this number on the remaining spaces.
    pub(crate) fn with_rank(rank: u32, size: usize, has_king: bool, left: &Left) -> Army {
        let (mut rank, ordinal) =
            if has_king { (rank / size as u32, Some(rank as usize % size)) } else { (rank, None) };
        let mut pieces = 0;
        for size in (1..=size).rev() {
            let place = (0..Space::COUNT).rev().find(|place| CHOOSE[*place][size] <= rank).unwrap_or(0);
            rank -= CHOOSE[place][size];
            pieces |= 1 << left.spaces[place];
        }
        let king = ordinal.and_then(|ordinal| spaces(pieces).nth(ordinal)).map_or(0, Space::bit);
        Army { pieces, king }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_a_bijection() {
        for taken in [0, 1 << 24, 0b1011, 0x100_0fff] {
            let left = Left::by(taken);
            let spaces = (ALL & !taken).count_ones() as usize;
            for has_king in [false, true] {
                for size in 1..=3 {
                    for rank in 0..Army::count(spaces, size, has_king) {
                        let army = Army::with_rank(rank, size, has_king, &left);
                        assert_eq!(army.size(), size);
                        assert_eq!(army.pieces & (taken | !ALL), 0);
                        assert_eq!(army.king.count_ones(), u32::from(has_king));
                        assert_eq!(army.king & !army.pieces, 0);
                        assert_eq!(army.rank(&left), rank);
                    }
                }
            }
        }
    }
}
