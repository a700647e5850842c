use std::io::{self, BufReader, ErrorKind, IsTerminal, StdinLock, Write};

use play::lines::{Line, Lines};
use words::text;

use crate::failure::Failure;
use crate::language::words;

/// What the players type, line by line.
pub(super) struct Keyboard {
    lines: Lines<BufReader<StdinLock<'static>>>,
    /// Whether people type at a terminal, which shows what they type by itself.
    is_terminal: bool,
}

impl Keyboard {
    pub(super) fn new() -> Keyboard {
        let stdin = io::stdin().lock();
        let is_terminal = stdin.is_terminal();
        Keyboard { lines: Lines::new(BufReader::new(stdin)), is_terminal }
    }

    /// Asks for a line, without the space around it; `None` at the end of the input.
    pub(super) fn ask(&mut self, out: &mut impl Write, prompt: &str) -> Result<Option<String>, Failure> {
        let text = self.ask_quietly(out, prompt)?;
        if let Some(text) = &text
            && !self.is_terminal
        {
            // Whoever reads the output of a script sees what was typed.
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

    /// Asks for a line that the other player should not see.
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
