//! Lines of text from a file, a pipe or a keyboard.

use std::io::{self, BufRead, ErrorKind};

/// Reads lines of arbitrary bytes, up to a maximum length.
pub struct Lines<R> {
    reader: R,
    longest: usize,
    line: Vec<u8>,
}

/// One line, without its line ending.
#[derive(PartialEq, Eq, Debug)]
pub enum Line<'l> {
    /// Valid text.
    Text(&'l str),
    /// Invalid UTF-8.
    NotUtf8,
    /// A line that is too long. The rest of it is skipped.
    TooLong,
}

impl<R: BufRead> Lines<R> {
    /// Far more than any position or move needs.
    pub const LONGEST: usize = 4096;

    /// Reads lines of at most [`LONGEST`](Lines::LONGEST) bytes.
    pub fn new(reader: R) -> Lines<R> {
        Lines::with_limit(reader, Self::LONGEST)
    }

    /// Reads lines of at most this many bytes.
    pub fn with_limit(reader: R, longest: usize) -> Lines<R> {
        Lines { reader, longest, line: Vec::new() }
    }

    /// Returns the underlying reader.
    pub fn reader(&self) -> &R {
        &self.reader
    }

    /// Returns the next line; `None` at the end of the input.
    #[allow(
        clippy::should_implement_trait,
        reason = "a line borrows from the reader, which an iterator cannot do"
    )]
    pub fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let mut anything = false;
        let mut too_long = false;
        loop {
            let bytes = match self.reader.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                bytes => bytes?,
            };
            let end = bytes.iter().position(|byte| *byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            anything |= !bytes.is_empty();
            // One more byte for a carriage return at the end of the line.
            let room = self.longest + 1 - self.line.len();
            too_long |= part.len() > room;
            self.line.extend_from_slice(&part[..part.len().min(room)]);
            let at_end = end.is_some() || bytes.is_empty();
            let used = part.len() + usize::from(end.is_some());
            self.reader.consume(used);
            if at_end {
                break;
            }
        }
        if !anything {
            return Ok(None);
        }
        let line = self.line.strip_suffix(b"\r").unwrap_or(&self.line);
        Ok(Some(match str::from_utf8(line) {
            _ if too_long || line.len() > self.longest => Line::TooLong,
            Ok(text) => Line::Text(text),
            Err(_) => Line::NotUtf8,
        }))
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn check(input: &[u8], expected: &[Line<'_>]) {
        // A tiny buffer cuts lines, line ends and characters in every possible way.
        for capacity in [1, 2, 3, 64] {
            let mut lines = Lines::new(BufReader::with_capacity(capacity, input));
            for line in expected {
                assert_eq!(lines.next().expect("memory can be read").as_ref(), Some(line));
            }
            assert_eq!(lines.next().expect("memory can be read"), None);
        }
    }

    #[test]
    fn lines_end_in_any_way() {
        check(b"", &[]);
        check(b"a", &[Line::Text("a")]);
        check(b"a\n", &[Line::Text("a")]);
        check(b"a\r\n\r\nb", &[Line::Text("a"), Line::Text(""), Line::Text("b")]);
        check(b"\n\n", &[Line::Text(""), Line::Text("")]);
        check("é\n\u{feff}\n".as_bytes(), &[Line::Text("é"), Line::Text("\u{feff}")]);
    }

    #[test]
    fn bad_bytes_affect_only_their_own_line() {
        check(b"\xff\xfe\nb\n", &[Line::NotUtf8, Line::Text("b")]);
    }

    #[test]
    fn long_lines_are_skipped_to_their_end() {
        const LONGEST: usize = Lines::<&[u8]>::LONGEST;
        let most = "x".repeat(LONGEST);
        check(format!("{most}\r\nb").as_bytes(), &[Line::Text(&most), Line::Text("b")]);
        check(format!("{most}x\nb").as_bytes(), &[Line::TooLong, Line::Text("b")]);
        check(format!("{most}x\r\nb").as_bytes(), &[Line::TooLong, Line::Text("b")]);
        check(format!("{most}{most}{most}\nb\n").as_bytes(), &[Line::TooLong, Line::Text("b")]);
    }
}
