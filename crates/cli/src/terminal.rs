use std::env;
use std::io::{self, StdoutLock, Write};
use std::process::{Command, Stdio};

use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;
use games::draw::Colour;
use unicode_width::UnicodeWidthStr;

/// When to use colours.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum When {
    /// On a terminal that can show them, unless NO_COLOR is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl When {
    /// Sets it for the whole program.
    pub(crate) fn decide(self) {
        match self {
            // Auto leaves room for NO_COLOR, CLICOLOR and CLICOLOR_FORCE.
            When::Auto => ColorChoice::Auto,
            When::Always => ColorChoice::AlwaysAnsi,
            When::Never => ColorChoice::Never,
        }
        .write_global();
    }
}

/// The standard output, which drops colours where there should be none.
pub(crate) fn stdout() -> AutoStream<StdoutLock<'static>> {
    AutoStream::auto(io::stdout().lock())
}

/// Whether standard output shows colours.
pub(crate) fn has_colours() -> bool {
    AutoStream::choice(&io::stdout()) != ColorChoice::Never
}

/// The colours that standard output shows.
pub(crate) fn colour() -> Colour {
    let variable = |name| env::var(name).unwrap_or_default();
    if !has_colours() {
        Colour::None
    } else if ["truecolor", "24bit"].contains(&variable("COLORTERM").as_str()) {
        Colour::TrueColor
    } else if variable("TERM").contains("256color") {
        Colour::Ansi256
    } else {
        Colour::Ansi16
    }
}

/// The width of the terminal, if the standard output is one.
pub(crate) fn width() -> Option<usize> {
    terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| width.0.into())
}

/// The height of the terminal, if the standard output is one.
pub(crate) fn height() -> Option<usize> {
    terminal_size::terminal_size_of(io::stdout()).map(|(_, height)| height.0.into())
}

/// Writes a text. One that is longer than the terminal is high goes through a pager, as manual pages do.
pub(crate) fn write_pages(text: &str) -> io::Result<()> {
    let size = terminal_size::terminal_size_of(io::stdout());
    if size.is_some_and(|(_, height)| text.lines().count() >= height.0.into()) && page(text) {
        return Ok(());
    }
    let mut out = stdout();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Pipes a text through the user's pager, or `less`. Returns whether there was one.
fn page(text: &str) -> bool {
    let liked = env::var("PAGER").unwrap_or_else(|_| "less".to_owned());
    let mut words = liked.split_whitespace();
    let Some(program) = words.next() else { return false };
    let mut command = Command::new(program);
    command.args(words).stdin(Stdio::piped());
    if env::var_os("LESS").is_none() {
        // Show colours, and leave the text on the screen afterwards.
        command.env("LESS", "FRX");
    }
    let Ok(mut pager) = command.spawn() else { return false };
    // The pager handles Ctrl-C itself, and must not lose its input to it.
    let _ = ctrlc::set_handler(|| {});
    if let Some(mut pages) = pager.stdin.take() {
        // The reader may quit before the end of the text.
        let _ = pages.write_all(text.as_bytes());
    }
    let _ = pager.wait();
    true
}

/// How wide text may be: the terminal's width, but no wider than is pleasant to read.
pub(crate) fn text_width() -> usize {
    const PLEASANT: usize = 88;
    const NARROWEST: usize = 20;
    const NO_TERMINAL: usize = 80;
    width().map_or(NO_TERMINAL, |width| width.clamp(NARROWEST, PLEASANT))
}

/// Breaks a text into lines of at most `width` columns, where its words allow it.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two three", 2), ["one", "two", "three"]);
        assert_eq!(wrap("one two three", 13), ["one two three"]);
    }
}
