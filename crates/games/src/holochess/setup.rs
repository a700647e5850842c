use std::fmt;
use std::str::FromStr;

use rules::{BadMove, Side};

use super::{Group, Pawn};
use crate::circular::Space;
use crate::scan::Scan;

rules::codes! {
    /// What was expected in a setup.
    pub(super) enum Expected {
        /// The four pawns of a group.
        Setup = "expected-setup",
    }
}

/// One side's setup: its four pawns on the four middle spaces of its side, from its own left to its right.
///
/// Written `=SGNM`. Always the four pawns of one group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup([Pawn; 4]);

impl Setup {
    /// Returns the setup in the order of the sheet.
    pub const fn usual(group: Group) -> Setup {
        Setup(group.pawns())
    }

    /// Returns every setup of a group, the standard one first.
    pub fn all(group: Group) -> Vec<Setup> {
        let pawns = group.pawns();
        let mut setups = Vec::new();
        for first in 0..4 {
            for second in (0..4).filter(|second| *second != first) {
                for third in (0..4).filter(|third| ![first, second].contains(third)) {
                    let fourth = 6 - first - second - third;
                    setups.push(Setup([first, second, third, fourth].map(|index| pawns[index])));
                }
            }
        }
        setups
    }

    /// The group of its pawns.
    pub const fn group(self) -> Group {
        self.0[0].group()
    }

    /// Each pawn with its space, for the side that chose this.
    pub(super) fn placed(self, side: Side) -> impl Iterator<Item = (Pawn, Space)> {
        let left = [1, 7][side];
        (left..).map(Space::outer).zip(self.0).map(|(space, pawn)| (pawn, space))
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("=")?;
        self.0.iter().try_for_each(|pawn| write!(f, "{}", pawn.letter()))
    }
}

impl FromStr for Setup {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Setup, BadMove> {
        let mut scan = Scan::new(text);
        scan.expect('=', Expected::Setup)?;
        let mut pawns = [None; 4];
        for place in 0..4 {
            let pawn = scan.take(Expected::Setup, |letter| {
                let pawn = Pawn::from_letter(letter).filter(|_| letter.is_ascii_uppercase())?;
                let fits = pawns[..place]
                    .iter()
                    .flatten()
                    .all(|other: &Pawn| *other != pawn && other.group() == pawn.group());
                fits.then_some(pawn)
            })?;
            pawns[place] = Some(pawn);
        }
        scan.end()?;
        // All four were just filled in.
        let pawns = pawns.map(|pawn| pawn.unwrap_or(Pawn::Savrip));
        Ok(Setup(pawns))
    }
}
