use std::fmt;
use std::str::FromStr;

use rules::BadMove;

use crate::scan::Scan;
use crate::square::Square;

rules::codes! {
    /// What was expected in a move.
    pub(super) enum Expected {
        /// The sign of a move, a capture or an exchange.
        Sign = "expected-move-capture-or-exchange",
    }
}

/// A move on a board of N×N squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move<const N: usize> {
    /// The kind of move.
    pub kind: Kind,
    /// The index of the square of the moving piece, or of the king that gives its checker away.
    pub from: u8,
    /// The index of the square it goes to, or of the courtesan that becomes the king.
    pub to: u8,
}

/// The three kinds of moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// `b2xc3`: onto an enemy piece, which is captured.
    Capture,
    /// `b2-c3`: to an empty square ahead.
    Go,
    /// `b2=c3`: the king's top checker is given to a courtesan ahead.
    Exchange,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Capture, Kind::Go, Kind::Exchange];

    const fn sign(self) -> char {
        match self {
            Kind::Capture => 'x',
            Kind::Go => '-',
            Kind::Exchange => '=',
        }
    }
}

/// The name of the square with this index.
pub(super) fn square<const N: usize>(index: u8) -> Square {
    Square { rank: index / N as u8, file: index % N as u8 }
}

impl<const N: usize> fmt::Display for Move<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", square::<N>(self.from), self.kind.sign(), square::<N>(self.to))
    }
}

impl<const N: usize> FromStr for Move<N> {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Move<N>, BadMove> {
        let mut scan = Scan::new(text);
        let index = |square: Square| square.rank * N as u8 + square.file;
        let from = index(Square::scan(&mut scan, N as u8)?);
        let kind =
            scan.take(Expected::Sign, |sign| Kind::ALL.into_iter().find(|kind| kind.sign() == sign))?;
        let to = index(Square::scan(&mut scan, N as u8)?);
        scan.end()?;
        Ok(Move { kind, from, to })
    }
}
