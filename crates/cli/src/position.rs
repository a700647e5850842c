use catalog::{AnyGame, AnyHistory};
use rules::{BadPosition, Coded};
use words::{SEATS, text};

use crate::failure::Failure;
use crate::language::words;

/// A game from a position on the command line, or from its usual start without one.
pub(crate) fn history(game: &dyn AnyGame, text: Option<&str>) -> Result<Box<dyn AnyHistory>, Failure> {
    let Some(text) = text else { return Ok(game.usual_start()) };
    game.start_from(text).map_err(|bad| {
        let (text, start) = (text.to_owned(), game.usual_start().position());
        Failure::Position(Box::new(Misread { text, bad, game: game.name(), start }))
    })
}

/// A text that is not a position, and a valid one for comparison.
pub(crate) struct Misread {
    text: String,
    bad: BadPosition,
    game: String,
    start: String,
}

impl Misread {
    pub(crate) fn message(&self) -> String {
        let words = words();
        let why = words.sentence(&self.bad.fact(), &SEATS);
        let shown = point_at(&self.text, self.bad.column);
        let hint = text!(words, "cli-bad-position-hint", game = &self.game, start = &self.start);
        format!("{why}\n{shown}\n{hint}")
    }
}

/// Shows a text with a mark under the character at `column`, if it fits on a line.
fn point_at(text: &str, column: usize) -> String {
    const WIDEST: usize = 110;
    let simple = |character: char| character.is_ascii_graphic() || character == ' ';
    if text.is_empty() || text.len() > WIDEST || !text.chars().all(simple) {
        return String::new();
    }
    format!("\n  {text}\n  {:>column$}\n", "^")
}
