use rules::{Coded, Side};

use super::{ALL, Space, spaces};
use crate::scene::{self, Ask, Board, Palette, Piece, Point, Scene, Shade, Shape};

/// How far from the middle of the board the centre ends, the inner ring ends and the outer ring ends.
const RADII: [f64; 3] = [0.24, 0.62, 1.0];

/// The round board without pieces.
pub(crate) fn round_scene(palette: Palette) -> Scene {
    Scene {
        board: Board::Round,
        palette,
        spaces: spaces(ALL).map(drawn).collect(),
        pieces: Vec::new(),
        walls: Vec::new(),
        gates: Vec::new(),
        marks: Vec::new(),
        ask: Ask::Over.fact(),
    }
}

/// The index of a space in the scene.
pub(crate) fn scene_index(space: Space) -> usize {
    space.index()
}

fn drawn(space: Space) -> scene::Space {
    let ring = if space.is_outer() { 2 } else { 1 };
    let (shape, centre) = if space == Space::CENTRE {
        (Shape::Disc { radius: RADII[0] }, Point { x: 0.0, y: 0.0 })
    } else {
        // a1 to a6 lie along the bottom from left to right, in front of seat 1.
        let from = 180.0 + 30.0 * f64::from(space.along());
        let angle = (from + 15.0).to_radians();
        let middle = (RADII[ring - 1] + RADII[ring]) / 2.0;
        (
            Shape::Sector { inner: RADII[ring - 1], outer: RADII[ring], from, to: from + 30.0 },
            Point { x: middle * angle.cos(), y: middle * angle.sin() },
        )
    };
    // a1 is black, and colours alternate along each ring and between the rings.
    let shade = match space {
        Space::CENTRE => Shade::Light,
        _ if (space.along() + space.is_inner() as u8).is_multiple_of(2) => Shade::Dark,
        _ => Shade::Light,
    };
    scene::Space { name: space.to_string(), centre, shape, shade }
}

impl Piece {
    /// A piece without ratings on a space of the round board.
    pub(crate) fn round(
        space: Space,
        side: Side,
        kind: &'static str,
        figure: &'static str,
        letter: char,
    ) -> Piece {
        Piece { space: scene_index(space), side, kind, figure, letter: side.letter(letter), ratings: None }
    }
}
