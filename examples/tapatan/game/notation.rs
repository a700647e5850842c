use std::fmt;
use std::str::FromStr;

use rules::{BadPosition, Fault, Fields, Position as _, Side};

use super::Position;
use super::position::{SIZE, STONES};
use crate::square::ranks;
use crate::text::{read_board, write_board};

rules::codes! {
    /// How a position that is well written contradicts itself.
    pub(super) enum Contradiction {
        /// The stones cannot have been placed in turn.
        NotInTurn = "fault-tapatan-not-in-turn",
        /// The side on turn has a row, and so had won.
        PlayedOn = "fault-tapatan-played-on",
    }
}

/// The index of a point, from the number of its rank in the text and its place there.
const fn index(part: usize, place: u32) -> u8 {
    (SIZE - 1 - part as u8) * SIZE + place as u8
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, &ranks::<3>(), |part, place| {
            self.owner(index(part, place)).map(|side| side.letter('S'))
        })?;
        write!(f, " {}", self.turn().number())
    }
}

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position, BadPosition> {
        let mut fields = Fields::new(text);
        let board = fields.take("board")?;
        let mut stones = [0u16; 2];
        read_board(&board, &ranks::<3>(), "Ss", |part, place, letter| {
            let side = Side::of_letter(letter);
            stones[side] |= 1 << index(part, place);
            let is_too_many = stones[side].count_ones() > STONES;
            if is_too_many { Err(Fault::TooMany { side, piece: "stone", limit: STONES }) } else { Ok(()) }
        })?;
        let last = fields.take("seat")?;
        let turn = last.seat()?;
        fields.end(&last)?;
        let position = Position::new(stones, turn);
        let [own, other] = [turn, !turn].map(|side| stones[side].count_ones());
        if own != other && own + 1 != other {
            return Err(board.impossible(Contradiction::NotInTurn));
        }
        if position.has_row(turn) {
            return Err(board.impossible(Contradiction::PlayedOn));
        }
        Ok(position)
    }
}
