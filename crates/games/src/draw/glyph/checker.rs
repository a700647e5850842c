//! Checkers seen at an angle, so that a king is visibly two of them high.

use super::{Foot, Glyph};

/// One checker. Seat 1's carries a full lozenge, seat 2's a ring.
pub(super) const COURTESAN: Glyph = Glyph {
    body: "M-36 -2 A36 20 0 0 1 36 -2 L36 14 A36 20 0 0 1 -36 14Z",
    lines: "M-36 -2 A36 20 0 0 0 36 -2",
    lights: "",
    holes: "",
    signs: [
        "M0 -12 L17 -2 L0 8 L-17 -2Z",
        "M-19 -2 A19 10 0 0 1 19 -2 A19 10 0 0 1 -19 -2Z M-9 -2 A9 4.5 0 0 1 9 -2 A9 4.5 0 0 1 -9 -2Z",
    ],
    foot: Foot { y: 16, rx: 40 },
};

/// Two checkers with a crown on the upper one, over the sign of the side on the lower one's edge.
pub(super) const KING: Glyph = Glyph {
    body: "M-36 -22 A36 20 0 0 1 36 -22 L36 -6 L34 -4 L36 -2 L36 14 A36 20 0 0 1 -36 14 \
           L-36 -2 L-34 -4 L-36 -6Z",
    lines: "M-36 -22 A36 20 0 0 0 36 -22 M-36 -5 A36 20 0 0 0 36 -5",
    lights: "M-20 -31 L-9 -25 L0 -35 L9 -25 L20 -31 L15 -13 Q0 -9 -15 -13Z",
    holes: "",
    signs: [
        "M-5 25 L0 19 L5 25 L0 31Z M-22 20 L-17 14 L-12 20 L-17 26Z M12 20 L17 14 L22 20 L17 26Z",
        "M-5 25 A5 5 0 1 1 5 25 A5 5 0 1 1 -5 25Z M-22 20 A5 5 0 1 1 -12 20 A5 5 0 1 1 -22 20Z \
         M12 20 A5 5 0 1 1 22 20 A5 5 0 1 1 12 20Z",
    ],
    foot: Foot { y: 16, rx: 40 },
};
