use rules::{BadMove, Code, Expected};

/// Reads the text of a move from left to right, and keeps the column for errors.
pub(crate) struct Scan<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Scan<'t> {
    pub(crate) fn new(text: &'t str) -> Scan<'t> {
        Scan { text, at: 0 }
    }

    /// Returns the error that something else was expected here.
    pub(crate) fn bad(&self, expected: impl Into<Code>) -> BadMove {
        BadMove { column: self.text[..self.at].chars().count() + 1, expected: expected.into() }
    }

    /// Returns the next character without reading it.
    pub(crate) fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// Reads the next character if `read` accepts it.
    pub(crate) fn take<T>(
        &mut self,
        expected: impl Into<Code>,
        read: impl FnOnce(char) -> Option<T>,
    ) -> Result<T, BadMove> {
        let next = self.peek().and_then(|next| Some((next, read(next)?)));
        let (next, value) = next.ok_or_else(|| self.bad(expected))?;
        self.at += next.len_utf8();
        Ok(value)
    }

    /// Reads this character, or fails.
    pub(crate) fn expect(&mut self, character: char, expected: impl Into<Code>) -> Result<(), BadMove> {
        self.take(expected, |next| (next == character).then_some(()))
    }

    /// Reads this character if it is next.
    pub(crate) fn skip(&mut self, character: char) -> bool {
        let found = self.peek() == Some(character);
        if found {
            self.at += character.len_utf8();
        }
        found
    }

    /// Reads a number from 1 to `most` without leading zeros.
    pub(crate) fn number(&mut self, most: u8, expected: impl Into<Code>) -> Result<u8, BadMove> {
        let error = self.bad(expected);
        let digits: usize = self.text[self.at..].bytes().take_while(u8::is_ascii_digit).count();
        let text = &self.text[self.at..self.at + digits];
        let number = text.parse().ok().filter(|number| (1..=most).contains(number) && !text.starts_with('0'));
        self.at += digits;
        number.ok_or(error)
    }

    /// Checks that nothing is left.
    pub(crate) fn end(&self) -> Result<(), BadMove> {
        if self.at == self.text.len() { Ok(()) } else { Err(self.bad(Expected::End)) }
    }
}
