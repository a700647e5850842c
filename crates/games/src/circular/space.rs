use std::fmt;
use std::str::FromStr;

use rules::BadMove;

use crate::scan::Scan;

rules::codes! {
    /// What was expected in a move.
    pub(crate) enum Expected {
        /// A space of the board.
        Space = "expected-space",
        /// A hyphen between two spaces.
        Dash = "expected-dash",
    }
}

/// A space of the round board.
///
/// ```
/// use games::circular::Space;
/// let space: Space = "b12".parse().unwrap();
/// assert_eq!(space, Space::inner(11));
/// assert!(space.is_adjacent("b1".parse().unwrap()), "rings close");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// How many spaces there are.
    pub const COUNT: usize = 25;
    /// The centre, `c`.
    pub const CENTRE: Space = Space(24);

    /// The space of the outer ring with this index, counted from 0 and around: `outer(12)` is `a1` again.
    pub const fn outer(index: u8) -> Space {
        Space(index % 12)
    }

    /// The space of the inner ring with this index, counted from 0 and around.
    pub const fn inner(index: u8) -> Space {
        Space(index % 12 + 12)
    }

    /// The space whose bit has this number.
    ///
    /// # Panics
    /// When there is no such space.
    pub const fn from_index(index: u8) -> Space {
        assert!(index < Space::COUNT as u8);
        Space(index)
    }

    /// The number of the space's bit.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this space alone.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Its index along its ring, counted from 0; 0 for the centre.
    pub const fn along(self) -> u8 {
        self.0 % 12
    }

    /// Whether it lies in the outer ring.
    pub const fn is_outer(self) -> bool {
        self.0 < 12
    }

    /// Whether it lies in the inner ring.
    pub const fn is_inner(self) -> bool {
        12 <= self.0 && self.0 < 24
    }

    /// Whether the two spaces share a border.
    pub const fn is_adjacent(self, other: Space) -> bool {
        super::ADJACENT[self.index()] & other.bit() != 0
    }

    pub(crate) fn scan(scan: &mut Scan<'_>) -> Result<Space, BadMove> {
        let ring = scan.take(Expected::Space, |letter| "abc".find(letter))?;
        Ok(match ring {
            0 => Space::outer(scan.number(12, Expected::Space)? - 1),
            1 => Space::inner(scan.number(12, Expected::Space)? - 1),
            _ => Space::CENTRE,
        })
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            _ if self.is_outer() => write!(f, "a{}", self.along() + 1),
            _ if self.is_inner() => write!(f, "b{}", self.along() + 1),
            _ => f.write_str("c"),
        }
    }
}

impl FromStr for Space {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Space, BadMove> {
        let mut scan = Scan::new(text);
        let space = Space::scan(&mut scan)?;
        scan.end()?;
        Ok(space)
    }
}
