use std::sync::LazyLock;

use rules::{Indexed, Part, Position as _, Side};

use super::Position;
use crate::circular::Numbering;

/// How many guards a side has left at most.
const GUARDS: usize = 2;

static NUMBERING: LazyLock<Numbering> = LazyLock::new(|| Numbering::new(1, GUARDS + 1, true));

/// The endgames: both kings, and at most two guards a side.
///
/// A turn just forfeited matters only to a player who cannot move either. Whoever can move stands as if nothing had
/// been forfeited; where neither side can move the game is drawn in any case. What is left, a player who cannot move
/// while the one who forfeited could, never comes up in play and is no member of the family.
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
        NUMBERING.index(self.army(turn), self.army(!turn))
    }

    fn from_index(index: u32) -> Option<Position> {
        let [own, other] = NUMBERING.armies(index)?;
        Some(Position::new([own.pieces, other.pieces], [own.king, other.king], Side::South, 0))
    }
}
