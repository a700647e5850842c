//! The figures, each a few paths in a box from (−50, −50), top left, to (50, 50), bottom right.

mod checker;
mod court;
mod creature;
mod pawn;

use crate::scene::{Board, Piece};

/// A figure. Its paths are plain SVG path data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Glyph {
    /// The silhouette.
    pub(super) body: &'static str,
    /// Lines on it: folds, plates, mouths.
    pub(super) lines: &'static str,
    /// Small filled forms on it: eyes, jewels.
    pub(super) lights: &'static str,
    /// What one looks into: the dark of a hood, a throat. Only drawn around where the body is dark itself.
    pub(super) holes: &'static str,
    /// What only one side's figures carry, seat 1's first; filled for seat 1 and drawn as lines for seat 2.
    pub(super) signs: [&'static str; 2],
    /// Where it touches the board.
    pub(super) foot: Foot,
}

/// Where a figure touches the board: an ellipse at this height with this half width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Foot {
    /// The height of the ellipse's centre in the box.
    pub(super) y: i8,
    /// Half its width.
    pub(super) rx: i8,
}

impl Glyph {
    const fn new(
        body: &'static str,
        lines: &'static str,
        lights: &'static str,
        holes: &'static str,
        foot: Foot,
    ) -> Glyph {
        Glyph { body, lines, lights, holes, signs: ["", ""], foot }
    }

    /// The figure of a piece, or nothing for a kind that has none.
    ///
    /// The same word can name different figures: a king of checkers, of the round table and of the court.
    pub(super) fn of(board: Board, piece: &Piece) -> Option<Glyph> {
        Some(match (board, piece.kind) {
            (Board::Diamond { .. }, "king") => checker::KING,
            (Board::Diamond { .. }, "courtesan") => checker::COURTESAN,
            (Board::Square { .. }, "king") => court::CROWN,
            (Board::Square { .. }, "guard") => court::HELMET,
            (_, "serf") => court::HOOD,
            (_, "king") => court::KING,
            (_, "guard") => court::GUARD,
            (_, "pawn") => pawn::PAWN,
            (_, "Mantellian Savrip") => creature::MANTELLIAN_SAVRIP,
            (_, "Ghhhk") => creature::GHHHK,
            (_, "Ng'ok") => creature::NGOK,
            (_, "Grimtaash the Molator") => creature::GRIMTAASH,
            (_, "M'onnok") => creature::MONNOK,
            (_, "Houjix") => creature::HOUJIX,
            (_, "Kintan Strider") => creature::KINTAN_STRIDER,
            (_, "K'lor'slug") => creature::KLORSLUG,
            _ => return None,
        })
    }
}

/// A piece of a kind that has no figure: a round token, on which its letter is written.
pub(super) const TOKEN: Glyph =
    Glyph::new("M-34 0 A34 34 0 1 1 34 0 A34 34 0 1 1 -34 0Z", "", "", "", Foot { y: 30, rx: 30 });
