use rules::Side;

use super::pen::{number, point};
use super::{SvgPainter, Theme};
use crate::draw::glyph::{Glyph, TOKEN};
use crate::scene::Piece;

impl SvgPainter<'_> {
    /// Every piece, those further away first, so that a near one stands before a far one.
    pub(super) fn draw_pieces(&mut self) {
        let mut pieces: Vec<&Piece> = self.scene.pieces.iter().collect();
        let height = |piece: &Piece| self.scene.spaces[piece.space].centre.y;
        pieces.sort_by(|one, other| height(other).total_cmp(&height(one)).then(one.space.cmp(&other.space)));
        for piece in pieces {
            self.draw_piece(piece);
        }
    }

    fn draw_piece(&mut self, piece: &Piece) {
        let space = &self.scene.spaces[piece.space];
        let place = point(self.frame.place(space.centre));
        let scale = self.frame.figure(&space.shape) / 100.0;
        let transform = format!("translate({place}) scale({scale:.3})");
        let seat = piece.side.number().to_string();
        self.pen.open("g", &[("transform", &transform), ("data-piece", &space.name), ("data-seat", &seat)]);
        self.pen.words("title", &[], &spoken(piece, &space.name));
        let glyph = Glyph::of(piece.figure);
        self.draw_figure(&glyph.unwrap_or(TOKEN), piece.side);
        if glyph.is_none() {
            let colour = self.side_colours(piece.side).detail;
            let letter = [
                ("y", "15"),
                ("fill", colour),
                ("font-family", "ui-sans-serif, system-ui, sans-serif"),
                ("font-size", "42"),
                ("font-weight", "600"),
                ("text-anchor", "middle"),
            ];
            self.pen.words("text", &letter, &piece.letter.to_string());
        }
        self.pen.close();
    }

    fn draw_figure(&mut self, glyph: &Glyph, side: Side) {
        let colours = self.side_colours(side);
        self.draw_footprint(glyph, side);
        // Seat 1 is solid within a thin rim; seat 2 is outlined by a wide one.
        let rim = match side {
            Side::South if self.theme == Theme::Night => "1.6",
            Side::South => "2.4",
            Side::North => "6",
        };
        match colours.contour {
            None => self
                .pen
                .path(glyph.body, &[("fill", colours.body), ("stroke", colours.rim), ("stroke-width", rim)]),
            Some(contour) => {
                if self.theme == Theme::Day {
                    // A pale body on pale stone needs an edge.
                    self.pen.path(glyph.body, &[("stroke", contour), ("stroke-width", "11")]);
                }
                self.pen.path(
                    glyph.body,
                    &[("fill", colours.body), ("stroke", colours.rim), ("stroke-width", "8")],
                );
                self.pen.path(glyph.body, &[("stroke", contour), ("stroke-width", "2.6")]);
            }
        }
        let fine = if side == Side::South { "3" } else { "2.8" };
        if !glyph.lines.is_empty() {
            self.pen.path(glyph.lines, &[("stroke", colours.detail), ("stroke-width", fine)]);
        }
        if !glyph.lights.is_empty() {
            self.pen.path(glyph.lights, &[("fill", colours.detail)]);
        }
        for form in [glyph.holes, glyph.signs[side]].into_iter().filter(|form| !form.is_empty()) {
            match side {
                Side::South => self.pen.path(form, &[("fill", colours.detail)]),
                Side::North => self.pen.path(form, &[("stroke", colours.detail), ("stroke-width", fine)]),
            }
        }
    }

    /// What a figure does to the board under it: light at night, a shadow by day.
    fn draw_footprint(&mut self, glyph: &Glyph, side: Side) {
        let colours = self.side_colours(side);
        let (y, rx) = (glyph.foot.y.to_string(), f64::from(glyph.foot.rx));
        let mut ellipse = |grow: f64, fill: &str, opacity: &str| {
            let (rx, ry) = (number(rx * grow), number(rx * grow * 0.3));
            self.pen.element(
                "ellipse",
                &[("cy", &y), ("rx", &rx), ("ry", &ry), ("fill", fill), ("fill-opacity", opacity)],
            );
        };
        match self.theme {
            Theme::Night => {
                ellipse(1.35, colours.rim, "0.10");
                ellipse(1.1, colours.rim, "0.16");
                for (width, opacity) in [("20", "0.06"), ("12", "0.10")] {
                    let halo =
                        [("stroke", colours.colour), ("stroke-width", width), ("stroke-opacity", opacity)];
                    self.pen.path(glyph.body, &halo);
                }
            }
            Theme::Day => {
                ellipse(1.2, "#2b2115", "0.14");
                ellipse(1.05, "#2b2115", "0.20");
            }
            // The edge of a figure must not melt into a line of the board.
            Theme::HighContrast => {
                self.pen.path(glyph.body, &[("stroke", "#000000"), ("stroke-width", "14")]);
            }
        }
    }
}

/// What a piece is called when it is pointed at.
fn spoken(piece: &Piece, space: &str) -> String {
    let ratings = piece.ratings.map_or(String::new(), |[attack, defence, movement]| {
        format!(", attack {attack}, defence {defence}, movement {movement}")
    });
    format!("Seat {}: {} on {space}{ratings}", piece.side.number(), piece.kind)
}
