use std::fmt;
use std::str::FromStr;

use rules::{BadPosition, Fault, Fields, Position as _, Side};

use super::Position;
use crate::circular;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        circular::write(f, |space| {
            let (side, is_king) = self.piece_on(space)?;
            Some(side.letter(if is_king { 'K' } else { 'G' }))
        })?;
        write!(f, " {} {}", self.turn().number(), self.passes())
    }
}

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position, BadPosition> {
        let mut fields = Fields::new(text);
        let board = fields.take("board")?;
        let mut pieces = [0; 2];
        let mut kings = [0u32; 2];
        circular::read(&board, "GKgk", |space, letter| {
            let side = Side::of_letter(letter);
            pieces[side] |= space.bit();
            if letter.eq_ignore_ascii_case(&'K') {
                if kings[side] != 0 {
                    return Err(Fault::TooMany { side, piece: "king", limit: 1 });
                }
                kings[side] = space.bit();
            }
            if (pieces[side] & !kings[side]).count_ones() > Position::GUARDS {
                return Err(Fault::TooMany { side, piece: "guard", limit: Position::GUARDS });
            }
            Ok(())
        })?;
        let turn = fields.take("seat")?.seat()?;
        let last = fields.take("passes")?;
        let passes = last.passes()?;
        fields.end(&last)?;
        Ok(Position::new(pieces, kings, turn, passes))
    }
}
