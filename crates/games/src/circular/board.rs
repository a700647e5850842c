use std::fmt;

use rules::{BadPosition, BoardPart, Fault, Field};

use super::Space;
use crate::text::{Part, read_board, write_board};

const PARTS: [Part; 3] = [
    Part { part: BoardPart::Ring('a'), spaces: 12 },
    Part { part: BoardPart::Ring('b'), spaces: 12 },
    Part { part: BoardPart::Centre, spaces: 1 },
];

/// Reads a round board: `put` places each letter, or says why it is not allowed there.
pub(crate) fn read(
    field: &Field<'_>,
    letters: &'static str,
    mut put: impl FnMut(Space, char) -> Result<(), Fault>,
) -> Result<(), BadPosition> {
    read_board(field, &PARTS, letters, |part, space, letter| {
        put(Space::from_index(part as u8 * 12 + space as u8), letter)
    })
}

/// Writes a round board: `piece` is the letter of the piece on a space.
pub(crate) fn write(f: &mut fmt::Formatter<'_>, piece: impl Fn(Space) -> Option<char>) -> fmt::Result {
    write_board(f, &PARTS, |part, space| piece(Space::from_index(part as u8 * 12 + space as u8)))
}
