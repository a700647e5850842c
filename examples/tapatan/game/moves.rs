use std::fmt;
use std::str::FromStr;

use rules::BadMove;

use super::position::SIZE;
use crate::scan::Scan;
use crate::square::Square;

rules::codes! {
    /// What should have stood in a move.
    pub(super) enum Expected {
        /// The dash of a move.
        Dash = "expected-dash",
    }
}

/// A move of Tapatan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `b2`: a stone is placed.
    Place {
        /// The index of its point.
        at: u8,
    },
    /// `b2-c3`: a stone moves along a line.
    Go {
        /// The index of the point it leaves.
        from: u8,
        /// The index of the point it goes to.
        to: u8,
    },
}

/// The name of the point with this index.
pub(super) fn square(index: u8) -> Square {
    Square { rank: index / SIZE, file: index % SIZE }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Place { at } => square(at).fmt(f),
            Move::Go { from, to } => write!(f, "{}-{}", square(from), square(to)),
        }
    }
}

impl FromStr for Move {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Move, BadMove> {
        let index = |square: Square| square.rank * SIZE + square.file;
        let mut scan = Scan::new(text);
        let from = index(Square::scan(&mut scan, SIZE)?);
        if scan.end().is_ok() {
            return Ok(Move::Place { at: from });
        }
        scan.expect('-', Expected::Dash)?;
        let to = index(Square::scan(&mut scan, SIZE)?);
        scan.end()?;
        Ok(Move::Go { from, to })
    }
}
