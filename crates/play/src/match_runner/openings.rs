use std::fmt;

use rules::Game;
use search::Random;

use crate::Opening;
use crate::opening::BadOpening;

/// The openings of a match.
pub enum Openings<G: Game> {
    /// The initial position, with setups chosen by the players.
    Start,
    /// The position after this many random choices.
    Random(u32),
    /// These openings, in rotation.
    List(Vec<Opening<G>>),
}

impl<G: Game> Openings<G> {
    /// Reads a list with one opening or position per line. Empty lines and comments after `#` are ignored.
    pub fn read(text: &str) -> Result<Openings<G>, BadOpenings> {
        let mut list = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                let opening = read_line(line).map_err(|why| BadOpenings::Line { number: index + 1, why })?;
                list.push(opening);
            }
        }
        if list.is_empty() { Err(BadOpenings::None) } else { Ok(Openings::List(list)) }
    }

    /// Returns the opening of a pair of games; `None` if the players choose their setups.
    pub(super) fn of_pair(&self, number: u64, random: &mut Random) -> Option<Opening<G>> {
        match self {
            Openings::Start if G::setups(rules::Side::South).is_empty() => Some(Opening::usual()),
            Openings::Start => None,
            Openings::Random(choices) => Some(Opening::random(*choices, random)),
            Openings::List(list) => {
                let opening = &list[(number % list.len() as u64) as usize];
                Opening::read(&opening.to_string()).ok()
            }
        }
    }
}

/// A line that doesn't begin with a keyword is a position.
fn read_line<G: Game>(line: &str) -> Result<Opening<G>, BadOpening> {
    let begins_with = |word| line == word || line.starts_with(&format!("{word} "));
    let opening = if ["startpos", "fen", "setup"].into_iter().any(begins_with) {
        Opening::read(line)?
    } else {
        Opening::position(line.parse().map_err(BadOpening::Position)?)
    };
    if opening.history().ending().is_some() { Err(BadOpening::Over) } else { Ok(opening) }
}

/// Why a list of openings cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOpenings {
    /// A line is not an opening.
    Line {
        /// The line number, from 1.
        number: usize,
        /// The error in it.
        why: BadOpening,
    },
    /// It contains no openings.
    None,
}

impl fmt::Display for BadOpenings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOpenings::Line { number, why } => write!(f, "line {number}: {why}"),
            BadOpenings::None => f.write_str("it contains no openings"),
        }
    }
}

impl std::error::Error for BadOpenings {}
