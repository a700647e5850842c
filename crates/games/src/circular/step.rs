use std::fmt;
use std::str::FromStr;

use rules::BadMove;

use super::{Expected, Space};
use crate::scan::Scan;

/// A move of Courtier or Dejarik: one piece goes somewhere, or the turn is forfeited.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// `a4-b4`: the piece on the one space goes to the other.
    Go {
        /// Where it stands.
        from: Space,
        /// Where it comes to stand.
        to: Space,
    },
    /// `pass`: there is no legal move.
    Pass,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Go { from, to } => write!(f, "{from}-{to}"),
            Step::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Step {
    type Err = BadMove;

    fn from_str(text: &str) -> Result<Step, BadMove> {
        if text == "pass" {
            return Ok(Step::Pass);
        }
        let mut scan = Scan::new(text);
        let from = Space::scan(&mut scan)?;
        scan.expect('-', Expected::Dash)?;
        let to = Space::scan(&mut scan)?;
        scan.end()?;
        Ok(Step::Go { from, to })
    }
}
