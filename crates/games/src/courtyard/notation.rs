use std::fmt;
use std::str::FromStr;

use rules::{BadPosition, Fault, Field, Fields, Position as _, Side};

use super::board::{SIZE, around, bit_of, bits, entrance, square_of};
use super::moves::scan_bit;
use super::{Kind, Position};
use crate::scan::Scan;
use crate::square::{Square, ranks};
use crate::text::{read_board, write_board};

rules::codes! {
    /// What was expected in a field.
    pub(super) enum Expected {
        /// The squares of offenders.
        Offenders = "expected-offenders",
    }
}

rules::codes! {
    /// How a well-formed position contradicts itself.
    pub(super) enum Contradiction {
        /// A piece is on a light square.
        LightSquare = "fault-light-square",
        /// A piece that cannot be in the Courtyard is.
        InCourtyard = "fault-in-courtyard",
        /// Both kings are in the Courtyard.
        BothInCourtyard = "fault-both-in-courtyard",
        /// Offenders of the player to move.
        OffendersTurn = "fault-offenders-turn",
        /// Offenders after the end of the game.
        OffendersOver = "fault-offenders-over",
        /// Offenders of a player who forfeited.
        OffendersPasses = "fault-offenders-passes",
        /// Offenders in the wrong order.
        OffendersOrder = "fault-offenders-order",
    }
}

/// Returns the square at a place in a part of the text (a rank, the highest first).
fn square(part: usize, place: u32) -> Square {
    Square { rank: SIZE - 1 - part as u8, file: place as u8 }
}

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> fmt::Display
    for Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, &ranks::<{ SIZE as usize }>(), |part, place| {
            let (side, kind) = self.piece_on(bit_of(square(part, place))?)?;
            Some(side.letter(kind.letter()))
        })?;
        write!(f, " {} {} ", self.turn().number(), self.passes())?;
        if self.offenders() == 0 {
            return f.write_str("-");
        }
        for (index, bit) in bits(self.offenders()).enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}{}", square_of(bit))?;
        }
        Ok(())
    }
}

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> FromStr
    for Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Self, BadPosition> {
        let mut fields = Fields::new(text);
        let board = fields.take("board")?;
        let mut counts = [[0; 3]; 2];
        let mut sets = [[0u64; 2]; 3];
        read_board(&board, &ranks::<{ SIZE as usize }>(), "GKSgks", |part, place, letter| {
            let side = Side::of_letter(letter);
            let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase());
            let kind = kind.unwrap_or(Kind::Serf);
            let Some(bit) = bit_of(square(part, place)) else {
                return Err(Fault::Impossible(Contradiction::LightSquare.into()));
            };
            if 1 << bit & Self::YARD != 0 && (kind != Kind::King || 1 << bit & around(entrance(side)) == 0) {
                return Err(Fault::Impossible(Contradiction::InCourtyard.into()));
            }
            let count = &mut counts[side][kind as usize];
            *count += 1;
            if *count > kind.limit() {
                return Err(Fault::TooMany { side, piece: kind.name(), limit: kind.limit() });
            }
            sets[kind as usize][side] |= 1 << bit;
            Ok(())
        })?;
        let turn = fields.take("seat")?.seat()?;
        let passes = fields.take("passes")?;
        let last = fields.take("offenders")?;
        let offenders = read_offenders(&last)?;
        fields.end(&last)?;

        let [serfs, guards, kings] = sets;
        let pieces = Side::BOTH.map(|side| serfs[side] | guards[side] | kings[side]);
        if Side::BOTH.into_iter().all(|side| pieces[side] & Self::YARD != 0) {
            return Err(board.impossible(Contradiction::BothInCourtyard));
        }
        let position = Position::new(pieces, guards, kings, offenders, turn, passes.passes()?);
        if offenders & !pieces[!turn] != 0 {
            return Err(last.impossible(Contradiction::OffendersTurn));
        }
        if offenders != 0 && position.node().is_over() {
            return Err(last.impossible(Contradiction::OffendersOver));
        }
        if offenders != 0 && position.passes() != 0 {
            return Err(passes.impossible(Contradiction::OffendersPasses));
        }
        Ok(position)
    }
}

fn read_offenders(field: &Field<'_>) -> Result<u64, BadPosition> {
    if field.text == "-" {
        return Ok(0);
    }
    let mut offenders: u64 = 0;
    let mut byte = 0;
    for name in field.text.split(',') {
        let mut scan = Scan::new(name);
        let bit = scan_bit(&mut scan)
            .and_then(|bit| scan.end().map(|()| bit))
            .map_err(|_| field.fault(byte, Fault::NotOneOf(Expected::Offenders.into())))?;
        if offenders >> bit != 0 {
            return Err(field.fault(byte, Fault::Impossible(Contradiction::OffendersOrder.into())));
        }
        offenders |= 1 << bit;
        byte += name.len() + 1;
    }
    Ok(offenders)
}
