use std::io::{self, BufReader, ErrorKind, IsTerminal, StdinLock, Write};

use play::lines::{Line, Lines};
use words::text;

use crate::failure::Failure;
use crate::language::words;

/// The players' input, line by line.
pub(super) struct Keyboard {
    lines: Lines<BufReader<StdinLock<'static>>>,
    /// Whether the input is a terminal, which echoes it.
    is_terminal: bool,
}

impl Keyboard {
    pub(super) fn new() -> Keyboard {
        let stdin = io::stdin().lock();
        let is_terminal = stdin.is_terminal();
        Keyboard { lines: Lines::new(BufReader::new(stdin)), is_terminal }
    }

    /// Prompts for a line, and trims it; `None` at the end of the input.
    pub(super) fn ask(&mut self, out: &mut impl Write, prompt: &str) -> Result<Option<String>, Failure> {
        let text = self.ask_quietly(out, prompt)?;
        if let Some(text) = &text
            && !self.is_terminal
        {
            // Without a terminal the input is echoed, so that the output is a complete transcript.
            writeln!(out, "{}", text.escape_debug())?;
        }
        Ok(text)
    }

    fn ask_quietly(&mut self, out: &mut impl Write, prompt: &str) -> Result<Option<String>, Failure> {
        loop {
            write!(out, "{prompt}> ")?;
            out.flush()?;
            let told = match self.lines.next().map_err(Failure::Input)? {
                None => {
                    writeln!(out)?;
                    return Ok(None);
                }
                Some(Line::Text(text)) => return Ok(Some(text.trim().to_owned())),
                Some(Line::NotUtf8) => text!(words(), "cli-not-text"),
                Some(Line::TooLong) => text!(words(), "cli-too-long"),
            };
            if !self.is_terminal {
                writeln!(out)?;
            }
            writeln!(out, "{told}")?;
        }
    }

    /// Prompts for a line that is hidden from the other player.
    pub(super) fn ask_hidden(
        &mut self,
        out: &mut impl Write,
        prompt: &str,
    ) -> Result<Option<String>, Failure> {
        if !self.is_terminal {
            let text = self.ask_quietly(out, prompt)?;
            if text.is_some() {
                writeln!(out)?;
            }
            return Ok(text);
        }
        write!(out, "{}> ", text!(words(), "cli-hidden-prompt", prompt = prompt))?;
        out.flush()?;
        match rpassword::read_password() {
            Ok(text) => Ok(Some(text.trim().to_owned())),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => {
                writeln!(out)?;
                Ok(None)
            }
            Err(error) => Err(Failure::Input(error)),
        }
    }
}
