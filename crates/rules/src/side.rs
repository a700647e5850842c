use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// One of the two players: South is seat 1, at the bottom of the board; North is seat 2, at the top.
///
/// ```
/// use rules::Side;
/// assert_eq!(!Side::South, Side::North);
/// assert_eq!(Side::North.number(), 2);
/// assert_eq!(Side::South.to_string(), "seat 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Seat 1, written in upper case.
    South,
    /// Seat 2, written in lower case.
    North,
}

impl Side {
    /// Both sides, seat 1 first.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// Returns the number of the seat: 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the side in seat 1 or 2.
    pub const fn from_number(number: u8) -> Option<Side> {
        match number {
            1 => Some(Side::South),
            2 => Some(Side::North),
            _ => None,
        }
    }

    /// Returns the letter of a piece in this side's case: upper for seat 1, lower for seat 2.
    pub const fn letter(self, letter: char) -> char {
        match self {
            Side::South => letter.to_ascii_uppercase(),
            Side::North => letter.to_ascii_lowercase(),
        }
    }

    /// Returns the side that uses the case of this letter.
    pub const fn of_letter(letter: char) -> Side {
        if letter.is_ascii_uppercase() { Side::South } else { Side::North }
    }
}

impl Not for Side {
    type Output = Side;

    /// Returns the opponent.
    #[inline]
    fn not(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl<T> Index<Side> for [T; 2] {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self[side as usize]
    }
}

impl<T> IndexMut<Side> for [T; 2] {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self[side as usize]
    }
}
