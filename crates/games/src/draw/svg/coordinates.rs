use super::SvgPainter;
use super::outline::polar;
use super::pen::number;
use crate::draw::edge::edge_labels;
use crate::scene::{Board, Shape};

/// A name, its centre and its size.
struct Label {
    name: String,
    place: [f64; 2],
    size: f64,
}

/// The height of names outside the board, and of those inside it.
const LARGE: f64 = 11.0;
const SMALL: f64 = 7.5;

impl SvgPainter<'_> {
    /// The names of the spaces: around the rim, and small within the inner ring; along two edges of a square board.
    pub(super) fn draw_coordinates(&mut self) {
        let labels = match self.scene.board {
            Board::Round => self.round_labels(),
            Board::Diamond { .. } | Board::Square { .. } => self.square_labels(),
        };
        let size = number(LARGE);
        self.pen.open(
            "g",
            &[
                ("fill", self.ink.quiet),
                ("font-family", "ui-sans-serif, system-ui, sans-serif"),
                ("font-size", &size),
                ("text-anchor", "middle"),
            ],
        );
        for Label { name, place, size } in labels {
            // Lowering the baseline by a third of the letters' height centres them vertically.
            let (x, y) = (number(place[0]), number(place[1] + size * 0.35));
            let small = number(size);
            let mut attributes = vec![("x", x.as_str()), ("y", y.as_str())];
            if size < LARGE {
                attributes.extend([("font-size", small.as_str()), ("fill-opacity", "0.75")]);
            }
            self.pen.words("text", &attributes, &name);
        }
        self.pen.close();
    }

    fn round_labels(&self) -> Vec<Label> {
        let label = |space: &crate::scene::Space| {
            let Shape::Sector { inner, outer, from, to } = space.shape else { return None };
            let angle = (from + to) / 2.0;
            let (radius, size) = if outer > 0.99 {
                // Names are wider than high, so they are farther from the rim at the sides.
                (self.frame.reach + 16.0 + 6.0 * angle.to_radians().cos().powi(2), LARGE)
            } else {
                (inner * self.frame.reach + 9.5, SMALL)
            };
            Some(Label { name: space.name.clone(), place: polar(self.frame.middle, radius, angle), size })
        };
        self.scene.spaces.iter().filter_map(label).collect()
    }

    fn square_labels(&self) -> Vec<Label> {
        edge_labels(self.scene)
            .into_iter()
            .map(|label| {
                let (square, beyond) = (self.frame.place(label.square), self.frame.place(label.beyond));
                let out = [beyond[0] - square[0], beyond[1] - square[1]];
                let length = out[0].hypot(out[1]);
                let off = length / 2.0 + 16.0;
                let place = [0, 1].map(|axis| square[axis] + out[axis] / length * off);
                Label { name: label.name, place, size: LARGE }
            })
            .collect()
    }
}
