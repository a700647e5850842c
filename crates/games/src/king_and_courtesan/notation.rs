use std::fmt;
use std::str::FromStr;

use rules::{BadPosition, Fault, Fields, Position as _, Side};

use super::position::{NO_KING, Position};
use super::word::Word;
use crate::square::ranks;
use crate::text::{read_board, write_board};

rules::codes! {
    /// How a well-formed position contradicts itself.
    pub(super) enum Contradiction {
        /// Both kings are gone.
        NoKing = "fault-no-king",
        /// Both kings have reached the enemy's home.
        BothHome = "fault-both-home",
    }
}

/// Returns the index of a square, from the part of the text and the place in it.
fn index<const N: usize>(part: usize, place: u32) -> u8 {
    ((N - 1 - part) * N) as u8 + place as u8
}

impl<const N: usize, W: Word> fmt::Display for Position<N, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, &ranks::<N>(), |part, place| {
            let (side, is_king) = self.piece_on(index::<N>(part, place))?;
            Some(side.letter(if is_king { 'K' } else { 'C' }))
        })?;
        write!(f, " {}", self.turn().number())
    }
}

impl<const N: usize, W: Word> FromStr for Position<N, W> {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Self, BadPosition> {
        let mut fields = Fields::new(text);
        let board = fields.take("board")?;
        let mut pieces = [W::NONE; 2];
        let mut kings = [NO_KING; 2];
        let mut courtesans = [0; 2];
        read_board(&board, &ranks::<N>(), "CKck", |part, place, letter| {
            let side = Side::of_letter(letter);
            let square = index::<N>(part, place);
            pieces[side] |= W::bit(square);
            if letter.eq_ignore_ascii_case(&'C') {
                courtesans[side] += 1;
                let limit = Self::COURTESANS;
                if courtesans[side] > limit {
                    return Err(Fault::TooMany { side, piece: "courtesan", limit });
                }
            } else if kings[side] == NO_KING {
                kings[side] = square;
            } else {
                return Err(Fault::TooMany { side, piece: "king", limit: 1 });
            }
            Ok(())
        })?;
        let last = fields.take("seat")?;
        let turn = last.seat()?;
        fields.end(&last)?;
        if kings == [NO_KING; 2] {
            return Err(board.impossible(Contradiction::NoKing));
        }
        let position = Position::new(pieces, kings, turn);
        if Side::BOTH.into_iter().all(|side| position.has_won(side)) {
            return Err(board.impossible(Contradiction::BothHome));
        }
        Ok(position)
    }
}
