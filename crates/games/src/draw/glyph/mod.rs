//! The figures, each a few paths in a box from (−50, −50), top left, to (50, 50), bottom right.

mod checker;
mod court;
mod creature;

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

    /// The figure with this key (see [`Piece::figure`](crate::scene::Piece::figure)), if there is one.
    pub(super) fn of(key: &str) -> Option<Glyph> {
        FIGURES.iter().find(|(name, _)| *name == key).map(|&(_, glyph)| glyph)
    }
}

/// Every figure by its key.
pub(super) const FIGURES: [(&str, Glyph); 16] = [
    ("court-king", court::KING),
    ("court-guard", court::GUARD),
    ("crown", court::CROWN),
    ("helmet", court::HELMET),
    ("hood", court::HOOD),
    ("pawn", court::PAWN),
    ("checker-king", checker::KING),
    ("checker-courtesan", checker::COURTESAN),
    ("savrip", creature::SAVRIP),
    ("ghhhk", creature::GHHHK),
    ("ngok", creature::NGOK),
    ("molator", creature::MOLATOR),
    ("monnok", creature::MONNOK),
    ("houjix", creature::HOUJIX),
    ("strider", creature::STRIDER),
    ("klorslug", creature::KLORSLUG),
];

/// A piece whose key has no figure: a round token with its letter.
pub(super) const TOKEN: Glyph =
    Glyph::new("M-34 0 A34 34 0 1 1 34 0 A34 34 0 1 1 -34 0Z", "", "", "", Foot { y: 30, rx: 30 });
