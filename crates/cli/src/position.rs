use rules::{BadPosition, Coded, Game, Side};
use words::{SEATS, text};

use crate::failure::Failure;
use crate::language::words;

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

impl Misread {
    pub(crate) fn told(&self) -> String {
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
