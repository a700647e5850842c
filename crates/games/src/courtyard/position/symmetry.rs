use rules::Symmetric;

use super::super::board::{SIZE, bit_of, bits, square_of};
use super::super::{Jumps, Move};
use super::Position;
use crate::square::Square;

/// Symmetry 1 turns the board half around and swaps the sides.
impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> Symmetric
    for Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    const SYMMETRIES: usize = 2;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry == 1
    }

    fn image(&self, symmetry: usize) -> Self {
        if symmetry == 0 {
            return *self;
        }
        let turned = |[south, north]: [u64; 2]| [turned_set(north), turned_set(south)];
        Self::new(
            turned(self.pieces),
            turned(self.guards),
            turned(self.kings),
            turned_set(self.offenders),
            !self.turn,
            self.passes,
        )
    }

    fn image_of_move(mv: Move, symmetry: usize) -> Move {
        if symmetry == 0 {
            return mv;
        }
        match mv {
            Move::Step { from, to } => Move::Step { from: turned_bit(from), to: turned_bit(to) },
            Move::Jump { from, jumps } => {
                let jumps =
                    jumps.directions().fold(Jumps::default(), |turned, direction| turned.then(3 - direction));
                Move::Jump { from: turned_bit(from), jumps }
            }
            Move::Recycle { from, to } => Move::Recycle { from: turned_bit(from), to: turned_bit(to) },
            Move::Remove { at } => Move::Remove { at: turned_bit(at) },
            Move::Pass => Move::Pass,
        }
    }
}

fn turned_bit(bit: u8) -> u8 {
    let Square { rank, file } = square_of(bit);
    bit_of(Square { rank: SIZE - 1 - rank, file: SIZE - 1 - file }).unwrap_or(bit)
}

fn turned_set(set: u64) -> u64 {
    bits(set).fold(0, |turned, bit| turned | 1 << turned_bit(bit))
}
