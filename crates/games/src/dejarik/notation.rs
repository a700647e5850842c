use std::fmt;
use std::str::FromStr;

use rules::{BadPosition, Fault, Fields, Position as _, Side};

use super::Position;
use super::position::{BEATEN, PAWNS};
use crate::circular;

rules::codes! {
    /// How a well-formed position contradicts itself.
    pub(super) enum Contradiction {
        /// A side has lost more than two pawns.
        FewPawns = "fault-few-pawns",
        /// Both sides have scored.
        BothScored = "fault-both-scored",
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        circular::write(f, |space| {
            let side = Side::BOTH.into_iter().find(|side| self.pawns(*side) & space.bit() != 0)?;
            Some(side.letter('P'))
        })?;
        write!(f, " {} {}", self.turn().number(), self.passes())
    }
}

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position, BadPosition> {
        let mut fields = Fields::new(text);
        let board = fields.take("board")?;
        let mut pawns = [0u32; 2];
        circular::read(&board, "Pp", |space, letter| {
            let side = Side::of_letter(letter);
            pawns[side] |= space.bit();
            if pawns[side].count_ones() > PAWNS {
                return Err(Fault::TooMany { side, piece: "pawn", limit: PAWNS });
            }
            Ok(())
        })?;
        let turn = fields.take("seat")?.seat()?;
        let last = fields.take("passes")?;
        let passes = last.passes()?;
        fields.end(&last)?;
        if pawns.iter().any(|pawns| pawns.count_ones() < BEATEN) {
            return Err(board.impossible(Contradiction::FewPawns));
        }
        let position = Position::new(pawns, turn, passes);
        if Side::BOTH.into_iter().all(|side| position.points(side) > 0) {
            return Err(board.impossible(Contradiction::BothScored));
        }
        Ok(position)
    }
}
