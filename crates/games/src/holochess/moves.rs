use std::fmt;
use std::str::FromStr;

use rules::BadMove;

use crate::circular::Space;
use crate::scan::Scan;

rules::codes! {
    /// What was expected in a move or a roll.
    pub(super) enum Expected {
        /// The sign of a move or of an attack.
        MoveOrAttack = "expected-move-or-attack",
        /// A roll.
        Roll = "expected-roll",
        /// The face of a die.
        Die = "expected-die",
        /// The comma between two dice.
        Comma = "expected-comma",
    }
}

/// One decision: an action, the place of a pushed pawn, or a forfeited turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `a2-b3`: a pawn moves. Only where it ends matters.
    Go {
        /// Where it starts.
        from: Space,
        /// Where it ends.
        to: Space,
    },
    /// `a2*b2`: a pawn attacks an adjacent enemy.
    Attack {
        /// The attacker.
        from: Space,
        /// The defender.
        to: Space,
    },
    /// `>b4`: the pushed pawn is put there.
    Push {
        /// Where it is put.
        to: Space,
    },
    /// `pass`: no action is possible.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Go { from, to } => write!(f, "{from}-{to}"),
            Move::Attack { from, to } => write!(f, "{from}*{to}"),
            Move::Push { to } => write!(f, ">{to}"),
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
        let mv = if scan.skip('>') {
            Move::Push { to: Space::scan(&mut scan)? }
        } else {
            let from = Space::scan(&mut scan)?;
            let attacks = scan.take(Expected::MoveOrAttack, |sign| match sign {
                '-' => Some(false),
                '*' => Some(true),
                _ => None,
            })?;
            let to = Space::scan(&mut scan)?;
            if attacks { Move::Attack { from, to } } else { Move::Go { from, to } }
        };
        scan.end()?;
        Ok(mv)
    }
}

/// A roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Roll {
    /// `r5`: the die of an attack.
    Attack(u8),
    /// `s3,5`: the showdown dice of seats 1 and 2.
    Showdown([u8; 2]),
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::Attack(die) => write!(f, "r{die}"),
            Roll::Showdown([south, north]) => write!(f, "s{south},{north}"),
        }
    }
}

impl FromStr for Roll {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Roll, BadMove> {
        let mut scan = Scan::new(text);
        let is_showdown = scan.take(Expected::Roll, |letter| match letter {
            'r' => Some(false),
            's' => Some(true),
            _ => None,
        })?;
        let first = scan.number(6, Expected::Die)?;
        let roll = if is_showdown {
            scan.expect(',', Expected::Comma)?;
            Roll::Showdown([first, scan.number(6, Expected::Die)?])
        } else {
            Roll::Attack(first)
        };
        scan.end()?;
        Ok(roll)
    }
}
