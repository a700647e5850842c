use rules::Side;

use super::outline::{outline, polar, ring};
use super::pen::{number, point};
use super::{SvgPainter, Theme};
use crate::scene::{Board, Shade, Shape};

impl SvgPainter<'_> {
    /// The ground and the rim of the board.
    pub(super) fn draw_table(&mut self) {
        let width = number(self.frame.width());
        let ground = [("width", width.as_str()), ("height", &width), ("rx", "16"), ("fill", self.ink.ground)];
        self.pen.element("rect", &ground);
        let edge = self.edge();
        if self.theme == Theme::Night {
            // A light falls off around the board: a few wide, weak lines laid over each other.
            for width in ["44", "36", "29", "23", "18", "14"] {
                let light = [("stroke", self.ink.glow), ("stroke-width", width), ("stroke-opacity", "0.018")];
                self.pen.path(&edge, &light);
            }
        }
        let rim = [("fill", self.ink.rim), ("stroke", self.ink.rim), ("stroke-width", "9")];
        self.pen.path(&edge, &rim);
        let line = if self.theme == Theme::Night { self.ink.glow } else { self.ink.line };
        self.pen.path(&edge, &[("stroke", line), ("stroke-width", "1.5"), ("stroke-opacity", "0.7")]);
    }

    /// The edge of the whole board as path data.
    fn edge(&self) -> String {
        let [x, y] = self.frame.middle;
        let reach = self.frame.reach + 3.0;
        match self.scene.board {
            Board::Round => ring(self.frame.middle, reach),
            Board::Diamond { .. } => {
                let reach = reach + 1.5;
                let corners = [[x, y + reach], [x + reach, y], [x, y - reach], [x - reach, y]];
                format!("M{}Z", corners.map(point).join(" L"))
            }
            Board::Square { .. } => {
                let corners = [[-1.0, 1.0], [1.0, 1.0], [1.0, -1.0], [-1.0, -1.0]]
                    .map(|[dx, dy]| point([x + dx * reach, y + dy * reach]));
                format!("M{}Z", corners.join(" L"))
            }
        }
    }

    /// Every space, with what is inlaid in it.
    pub(super) fn draw_spaces(&mut self) {
        self.pen.open("g", &[("stroke", self.ink.line), ("stroke-width", "1")]);
        for space in &self.scene.spaces {
            let d = outline(&self.frame, &space.shape, 0.0);
            let fill = [("fill", self.ink.fill(space.shade)), ("data-space", space.name.as_str())];
            self.pen.path(&d, &fill);
        }
        self.pen.close();
        for space in &self.scene.spaces {
            match space.shade {
                Shade::Dark => self.inlay(&space.shape, 4.0, "0.45"),
                Shade::Safe => self.safe(&space.shape),
                Shade::Home(side) => self.home(&space.shape, side),
                Shade::Entrance(side) => self.entrance(&space.shape, side),
                Shade::Light | Shade::Unused | Shade::Yard => {}
            }
        }
        if self.scene.board == Board::Round {
            self.rosette();
            self.studs();
        }
        self.fountain();
    }

    fn inlay(&mut self, shape: &Shape, inset: f64, opacity: &str) {
        let d = outline(&self.frame, shape, inset);
        self.pen
            .path(&d, &[("stroke", self.ink.inlay), ("stroke-width", "0.8"), ("stroke-opacity", opacity)]);
    }

    /// A safe square keeps its corners: four short angles, like the mounts of a photograph.
    fn safe(&mut self, shape: &Shape) {
        let Shape::Quad(corners) = shape else { return };
        let corners = corners.map(|corner| self.frame.place(corner));
        let mut d = String::new();
        for at in 0..4 {
            let inward = |towards: usize, part: f64| {
                [0, 1].map(|axis| (corners[towards][axis] - corners[at][axis]) * part)
            };
            let shift = [0, 1].map(|axis| inward((at + 2) % 4, 0.1)[axis] + corners[at][axis]);
            let arm = |towards| [0, 1].map(|axis| shift[axis] + inward(towards, 0.22)[axis]);
            let (one, other) = (arm((at + 1) % 4), arm((at + 3) % 4));
            d.push_str(&format!("M{} L{} L{} ", point(one), point(shift), point(other)));
        }
        self.pen.path(
            d.trim_end(),
            &[("stroke", self.ink.quiet), ("stroke-width", "1.2"), ("stroke-opacity", "0.7")],
        );
    }

    /// A home square wears its side's colour: one line and a full lozenge for seat 1, two lines for seat 2.
    fn home(&mut self, shape: &Shape, side: Side) {
        let colour = self.side_colours(side).colour;
        let room = self.frame.room;
        let wash = outline(&self.frame, shape, 0.0);
        self.pen.path(&wash, &[("fill", colour), ("fill-opacity", "0.16")]);
        let outer = outline(&self.frame, shape, room * 0.08);
        self.pen.path(&outer, &[("stroke", colour), ("stroke-width", "1.8")]);
        let inner = outline(&self.frame, shape, room * 0.17);
        match side {
            Side::South => self.pen.path(&inner, &[("fill", colour), ("fill-opacity", "0.22")]),
            Side::North => self.pen.path(&inner, &[("stroke", colour), ("stroke-width", "1.2")]),
        }
    }

    /// The square before an entrance has a threshold in the colour of the king that may use it.
    fn entrance(&mut self, shape: &Shape, side: Side) {
        let colour = self.side_colours(side).colour;
        let d = outline(&self.frame, shape, 3.5);
        let threshold = [("stroke", colour), ("stroke-width", "1.4"), ("stroke-opacity", "0.8")];
        match side {
            Side::South => self.pen.path(&d, &threshold),
            Side::North => {
                let dashed: Vec<_> = threshold.into_iter().chain([("stroke-dasharray", "4 3.5")]).collect();
                self.pen.path(&d, &dashed);
            }
        }
    }

    /// The heart of the round table: a star of twelve points, each joined to the fifth from it.
    fn rosette(&mut self) {
        let Some(radius) = self.scene.spaces.iter().find_map(|space| match space.shape {
            Shape::Disc { radius } => Some(radius * self.frame.reach),
            _ => None,
        }) else {
            return;
        };
        let tips: Vec<_> = (0..12)
            .map(|tip| point(polar(self.frame.middle, radius * 0.86, f64::from(tip * 5 % 12) * 30.0)))
            .collect();
        let star = format!("M{}Z", tips.join(" L"));
        let fine = [("stroke", self.ink.inlay), ("stroke-width", "0.8"), ("stroke-opacity", "0.75")];
        self.pen.path(&star, &fine);
        self.pen.path(&ring(self.frame.middle, radius * 0.93), &fine);
    }

    /// A stud where a spoke meets the ring between the rings, and where it meets the rim.
    fn studs(&mut self) {
        for space in &self.scene.spaces {
            let Shape::Sector { outer, from, .. } = space.shape else { continue };
            let place = polar(self.frame.middle, outer * self.frame.reach, from);
            let size = if outer > 0.99 { 2.6 } else { 2.0 };
            let stud = [("fill", self.ink.rim), ("stroke", self.ink.inlay), ("stroke-width", "1")];
            self.pen.circle(place, size, &stud);
        }
    }

    /// In the middle of a Courtyard: a basin, and around it a star of eight points laid in the paving.
    fn fountain(&mut self) {
        let yard: Vec<_> = self.scene.spaces.iter().filter(|space| space.shade == Shade::Yard).collect();
        if yard.is_empty() {
            return;
        }
        let sum = yard.iter().fold([0.0; 2], |sum, space| {
            let place = self.frame.place(space.centre);
            [sum[0] + place[0], sum[1] + place[1]]
        });
        let middle = sum.map(|value| value / yard.len() as f64);
        let room = self.frame.room;
        let tips: Vec<_> = (0..16)
            .map(|tip| {
                let radius = if tip % 2 == 0 { 0.72 } else { 0.42 };
                point(polar(middle, room * radius, f64::from(tip) * 22.5))
            })
            .collect();
        let fine = [("stroke", self.ink.inlay), ("stroke-width", "1"), ("stroke-opacity", "0.8")];
        let floor = self.ink.fill(Shade::Yard);
        self.pen.path(&format!("M{}Z", tips.join(" L")), &[("fill", floor), fine[0], fine[1], fine[2]]);
        self.pen.circle(middle, room * 0.27, &fine);
        self.pen.circle(middle, room * 0.17, &[("fill", self.ink.inlay), ("fill-opacity", "0.5")]);
    }
}
