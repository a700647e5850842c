use std::fmt;
use std::str::FromStr;

use rules::BadMove;

use super::board::{DIRECTIONS, SIZE, bit_of, shift, square_of};
use crate::scan::Scan;
use crate::square::Square;

rules::codes! {
    /// What was expected in a move.
    pub(super) enum Expected {
        /// The sign of a step, a jump or a recycled serf.
        Sign = "expected-step-jump-or-recycle",
        /// A dark square.
        DarkSquare = "expected-dark-square",
        /// A square that a jump can reach.
        TwoSteps = "expected-two-steps",
        /// The sign before the next jump.
        NextJump = "expected-next-jump",
    }
}

/// One decision. Squares are numbered as the bits of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `a4-b5`: a piece steps, a guard perhaps two squares.
    Step {
        /// Where it starts.
        from: u8,
        /// Where it ends.
        to: u8,
    },
    /// `a4xc6xa8`: a piece jumps, once or several times.
    Jump {
        /// Where it starts.
        from: u8,
        /// The chain of jumps.
        jumps: Jumps,
    },
    /// `c10@b1`: a serf is recycled.
    Recycle {
        /// Where the serf was.
        from: u8,
        /// The square it is put on.
        to: u8,
    },
    /// `!d3`: an offender is removed.
    Remove {
        /// Where the offender is.
        at: u8,
    },
    /// `pass`: there is no legal move.
    Pass,
}

/// A chain of jumps as a list of directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Jumps {
    /// Two bits for each jump, the first jump lowest.
    directions: u32,
    count: u8,
}

impl Jumps {
    /// One jump for each piece that the enemy can have.
    pub const MOST: u8 = 15;

    /// Appends a jump.
    #[must_use]
    pub(super) const fn then(self, direction: u8) -> Jumps {
        Jumps { directions: self.directions | (direction as u32) << (2 * self.count), count: self.count + 1 }
    }

    /// Returns the number of jumps.
    pub const fn count(self) -> u8 {
        self.count
    }

    /// Returns the direction of each jump.
    pub(super) fn directions(self) -> impl Iterator<Item = u8> {
        (0..self.count).map(move |index| (self.directions >> (2 * index)) as u8 & 3)
    }

    /// Returns the squares jumped over and landed on, as sets of one, for a piece that starts on this square.
    pub(super) fn from(self, start: u8) -> impl Iterator<Item = (u64, u64)> {
        let mut at = 1 << start;
        self.directions().map(move |direction| {
            let over = shift(at, direction);
            at = shift(over, direction);
            (over, at)
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Step { from, to } => write!(f, "{}-{}", square_of(from), square_of(to)),
            Move::Jump { from, jumps } => {
                write!(f, "{}", square_of(from))?;
                jumps
                    .from(from)
                    .try_for_each(|(_, to)| write!(f, "x{}", square_of(to.trailing_zeros() as u8)))
            }
            Move::Recycle { from, to } => write!(f, "{}@{}", square_of(from), square_of(to)),
            Move::Remove { at } => write!(f, "!{}", square_of(at)),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Move, BadMove> {
        if text == "pass" {
            return Ok(Move::Pass);
        }
        let mut scan = Scan::new(text);
        if scan.skip('!') {
            let at = scan_bit(&mut scan)?;
            scan.end()?;
            return Ok(Move::Remove { at });
        }
        let from = scan_bit(&mut scan)?;
        let sign = scan.take(Expected::Sign, |sign| "-x@".find(sign))?;
        if sign == 1 {
            return scan_jumps(&mut scan, from);
        }
        let to = scan_bit(&mut scan)?;
        scan.end()?;
        Ok(if sign == 0 { Move::Step { from, to } } else { Move::Recycle { from, to } })
    }
}

/// Reads a dark square.
pub(super) fn scan_bit(scan: &mut Scan<'_>) -> Result<u8, BadMove> {
    let error = scan.bad(Expected::DarkSquare);
    bit_of(Square::scan(scan, SIZE)?).ok_or(error)
}

/// Reads the landing squares of a chain, after its first `x`.
fn scan_jumps(scan: &mut Scan<'_>, from: u8) -> Result<Move, BadMove> {
    let mut jumps = Jumps::default();
    let mut at = from;
    loop {
        let error = scan.bad(Expected::TwoSteps);
        let to = scan_bit(scan)?;
        let lands = |direction: &u8| shift(shift(1 << at, *direction), *direction) == 1 << to;
        jumps = jumps.then(DIRECTIONS.into_iter().find(lands).ok_or(error)?);
        at = to;
        if scan.peek().is_none() || jumps.count() == Jumps::MOST {
            scan.end()?;
            return Ok(Move::Jump { from, jumps });
        }
        scan.expect('x', Expected::NextJump)?;
    }
}
