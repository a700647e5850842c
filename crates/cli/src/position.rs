use std::fmt::{self, Display};

use rules::{BadPosition, Game, Side};

use crate::failure::Failure;

/// Reads a position from the command line; without a text it is the start of the game.
pub(crate) fn read<G: Game>(text: Option<&str>) -> Result<G::Position, Failure> {
    let start = G::start(Side::South);
    let Some(text) = text else { return Ok(start) };
    text.parse().map_err(|bad| {
        let text = text.to_owned();
        Failure::Position(Box::new(Misread { text, bad, game: G::full_name(), start: start.to_string() }))
    })
}

/// A text that is no position, and one that would be.
pub(crate) struct Misread {
    text: String,
    bad: BadPosition,
    game: String,
    start: String,
}

impl Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "the position cannot be read: {}", self.bad)?;
        point_at(f, &self.text, self.bad.column)?;
        write!(f, "\nFor comparison, {} starts with \"{}\".", self.game, self.start)
    }
}

/// Shows a text with a mark under the character at `column`, if it fits on a line.
fn point_at(f: &mut fmt::Formatter<'_>, text: &str, column: usize) -> fmt::Result {
    const WIDEST: usize = 110;
    let simple = |character: char| character.is_ascii_graphic() || character == ' ';
    if text.is_empty() || text.len() > WIDEST || !text.chars().all(simple) {
        return Ok(());
    }
    writeln!(f, "\n  {text}\n  {:>column$}", "^")
}
