use std::sync::LazyLock;

use rules::{Indexed, Part, Position as _, Side};

use super::Position;
use super::position::{BEATEN, PAWNS};
use crate::circular::{Army, Numbering};

static NUMBERING: LazyLock<Numbering> =
    LazyLock::new(|| Numbering::new(BEATEN as usize + 1, PAWNS as usize, false));

/// All positions before the first score, reachable or not.
///
/// A turn just forfeited matters only to a player who cannot move either. For a player who can, the position is the
/// same as without it; if neither side can move, the game is drawn in any case. The remaining positions, in which only
/// the player who forfeited could move, never occur in play and are not members of the family.
impl Indexed for Position {
    const VERSION: u32 = 1;

    fn parts() -> Vec<Part> {
        NUMBERING.parts()
    }

    #[inline]
    fn index(&self) -> Option<u32> {
        if self.node().is_over() || (self.passes() > 0 && self.is_stuck() && !self.other_turn().is_stuck()) {
            return None;
        }
        let turn = self.turn();
        NUMBERING.index(army(self.pawns(turn)), army(self.pawns(!turn)))
    }

    fn from_index(index: u32) -> Option<Position> {
        let [own, other] = NUMBERING.armies(index)?;
        let position = Position::new([own.pieces, other.pieces], Side::South, 0);
        (!position.node().is_over()).then_some(position)
    }
}

fn army(pawns: u32) -> Army {
    Army { pieces: pawns, king: 0 }
}
