//! A turned pawn.

use super::{Foot, Glyph};

/// A ball, a collar and a foot, with nothing to say about itself.
pub(super) const PAWN: Glyph = Glyph::new(
    "M0 -38 C10 -38 16 -31 16 -23 C16 -17 13 -12 9 -9 L16 -5 L16 0 L9 2 C10 15 14 24 23 31 \
     L27 34 L27 44 L0 44 L-27 44 L-27 34 L-23 31 C-14 24 -10 15 -9 2 L-16 0 L-16 -5 L-9 -9 \
     C-13 -12 -16 -17 -16 -23 C-16 -31 -10 -38 0 -38Z",
    "M-14 1 L14 1 M-22 33 Q0 37 22 33",
    "",
    "",
    Foot { y: 42, rx: 30 },
);
