//! Reading and writing boards as text, the same way for every board.

use std::fmt;

use rules::{BadPosition, BoardPart, Fault, Field};

/// A run of spaces that is written between two slashes: a ring or a rank.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    pub(crate) part: BoardPart,
    pub(crate) spaces: u32,
}

/// Reads a board: letters are pieces, numbers are runs of empty spaces, slashes divide the parts.
///
/// `put(part, space, letter)` places each piece, or says why it is not allowed there.
pub(crate) fn read_board(
    field: &Field<'_>,
    parts: &[Part],
    letters: &'static str,
    mut put: impl FnMut(usize, u32, char) -> Result<(), Fault>,
) -> Result<(), BadPosition> {
    let written = field.text.split('/').count();
    if written != parts.len() {
        return Err(field.fault(0, Fault::WrongParts { found: written as u32, parts: parts.len() as u32 }));
    }
    let mut start = 0;
    for (number, (part, text)) in parts.iter().zip(field.text.split('/')).enumerate() {
        let wrong_length = |byte: usize, found| {
            field.fault(start + byte, Fault::WrongLength { part: part.part, found, spaces: part.spaces })
        };
        let mut filled = 0;
        let mut characters = text.char_indices().peekable();
        while let Some((byte, character)) = characters.next() {
            if let Some(digit) = character.to_digit(10) {
                if digit == 0 {
                    return Err(field.fault(start + byte, Fault::BadRun));
                }
                let mut run = digit;
                while let Some(digit) = characters.peek().and_then(|(_, next)| next.to_digit(10)) {
                    run = run.saturating_mul(10).saturating_add(digit);
                    characters.next();
                }
                filled = run.saturating_add(filled);
            } else {
                if !letters.contains(character) {
                    return Err(field.fault(start + byte, Fault::UnknownPiece { found: character, letters }));
                }
                if filled < part.spaces {
                    put(number, filled, character).map_err(|fault| field.fault(start + byte, fault))?;
                }
                filled += 1;
            }
            if filled > part.spaces {
                return Err(wrong_length(byte, filled));
            }
        }
        if filled < part.spaces {
            return Err(wrong_length(text.len(), filled));
        }
        start += text.len() + 1;
    }
    Ok(())
}

/// Writes a board; `piece(part, space)` is the letter of the piece there.
pub(crate) fn write_board(
    f: &mut fmt::Formatter<'_>,
    parts: &[Part],
    piece: impl Fn(usize, u32) -> Option<char>,
) -> fmt::Result {
    for (number, part) in parts.iter().enumerate() {
        if number > 0 {
            f.write_str("/")?;
        }
        let mut empty = 0;
        for space in 0..part.spaces {
            match piece(number, space) {
                None => empty += 1,
                Some(letter) => {
                    write_run(f, empty)?;
                    empty = 0;
                    write!(f, "{letter}")?;
                }
            }
        }
        write_run(f, empty)?;
    }
    Ok(())
}

fn write_run(f: &mut fmt::Formatter<'_>, empty: u32) -> fmt::Result {
    if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
}
