//! Shared by the square boards of King and Courtesan and Courtyard.

use std::fmt;

use rules::{BadMove, BoardPart};

use crate::scan::Scan;
use crate::text::Part;

rules::codes! {
    /// What was expected in a move.
    pub(crate) enum Expected {
        /// A square of the board.
        Square = "expected-square",
    }
}

/// A square by file and rank, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// 0 is rank 1.
    pub rank: u8,
    /// 0 is file a.
    pub file: u8,
}

impl Square {
    /// Reads a square of a board with `size` squares along each edge.
    pub(crate) fn scan(scan: &mut Scan<'_>, size: u8) -> Result<Square, BadMove> {
        let file = scan.take(Expected::Square, |letter| {
            let file = (letter as u32).checked_sub('a' as u32)?;
            (file < u32::from(size)).then_some(file as u8)
        })?;
        let rank = scan.number(size, Expected::Square)? - 1;
        Ok(Square { rank, file })
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

/// Returns the parts of a board of N×N squares in writing order: from the highest rank to rank 1.
pub(crate) const fn ranks<const N: usize>() -> [Part; N] {
    let mut ranks = [Part { part: BoardPart::Centre, spaces: N as u32 }; N];
    let mut part = 0;
    while part < N {
        ranks[part].part = BoardPart::Rank((N - part) as u8);
        part += 1;
    }
    ranks
}
