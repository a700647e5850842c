use super::SvgPainter;
use super::outline::{outline, polar, ring};
use super::pen::{number, point};
use crate::scene::MarkKind;

impl SvgPainter<'_> {
    /// Draws the last move: its spaces tinted, with a dotted line from the first to the last.
    pub(super) fn draw_trail(&mut self) {
        let mut way = Vec::new();
        for mark in &self.scene.marks {
            let is_start = mark.kind == MarkKind::LastFrom;
            if !is_start && mark.kind != MarkKind::LastTo {
                continue;
            }
            let space = &self.scene.spaces[mark.space];
            let opacity = if is_start { "0.08" } else { "0.16" };
            let d = outline(&self.frame, &space.shape, 1.0);
            self.pen.path(&d, &[("fill", self.ink.glow), ("fill-opacity", opacity)]);
            let place = self.frame.place(space.centre);
            if is_start {
                let d = ring(place, self.frame.room * 0.12);
                self.pen.path(
                    &d,
                    &[("stroke", self.ink.glow), ("stroke-width", "1.6"), ("stroke-opacity", "0.6")],
                );
                way.insert(0, place);
            } else {
                way.push(place);
            }
        }
        if way.len() > 1 {
            let places: Vec<_> = way.into_iter().map(point).collect();
            self.pen.path(
                &format!("M{}", places.join(" L")),
                &[
                    ("stroke", self.ink.glow),
                    ("stroke-width", "3"),
                    ("stroke-dasharray", "0.1 7"),
                    ("stroke-opacity", "0.55"),
                ],
            );
        }
    }

    /// Draws the marks on top of the pieces.
    pub(super) fn draw_marks(&mut self) {
        for mark in &self.scene.marks {
            let space = &self.scene.spaces[mark.space];
            let (place, reach) = (self.frame.place(space.centre), self.frame.ring(&space.shape));
            match mark.kind {
                MarkKind::LastFrom | MarkKind::LastTo => {}
                MarkKind::Target if self.scene.piece_on(mark.space).is_some() => self.dotted(place, reach),
                MarkKind::Target => self.dot(place),
                MarkKind::Capture => {
                    let ring = ring(place, reach);
                    self.pen.path(&ring, &[("stroke", self.ink.alarm), ("stroke-width", "3")]);
                }
                MarkKind::Offender => self.badge(place, reach),
                MarkKind::Attacker => self.rays(place, reach),
                MarkKind::Attacked => self.crosshair(place, reach),
                MarkKind::Pushed => self.chevrons(place, reach),
            }
        }
    }

    /// Draws a soft dot on an empty space.
    fn dot(&mut self, place: [f64; 2]) {
        let room = self.frame.room;
        self.pen.circle(place, room * 0.19, &[("fill", self.ink.glow), ("fill-opacity", "0.18")]);
        self.pen.circle(place, room * 0.115, &[("fill", self.ink.glow), ("fill-opacity", "0.75")]);
    }

    /// Draws a ring of dots around a piece that is a target.
    fn dotted(&mut self, place: [f64; 2], reach: f64) {
        self.pen.path(
            &ring(place, reach),
            &[
                ("stroke", self.ink.glow),
                ("stroke-width", "4"),
                ("stroke-dasharray", "0.1 8"),
                ("stroke-opacity", "0.9"),
            ],
        );
    }

    /// Draws twelve rays around the attacker.
    fn rays(&mut self, place: [f64; 2], reach: f64) {
        let rays: Vec<_> = (0..12)
            .map(|ray| {
                let angle = f64::from(ray) * 30.0;
                let foot = |turn: f64| point(polar(place, reach * 0.96, angle + turn));
                format!("M{} L{} L{}Z", foot(-7.0), point(polar(place, reach * 1.24, angle)), foot(7.0))
            })
            .collect();
        self.pen.path(&rays.join(" "), &[("fill", self.ink.alarm)]);
    }

    /// Draws a ring with four inward lines around the defender.
    fn crosshair(&mut self, place: [f64; 2], reach: f64) {
        let stroke = [("stroke", self.ink.alarm), ("stroke-width", "2.6")];
        self.pen.path(&ring(place, reach * 1.04), &stroke);
        let lines: Vec<_> = (0..4)
            .map(|line| {
                let angle = f64::from(line) * 90.0;
                let end = |part: f64| point(polar(place, reach * part, angle));
                format!("M{} L{}", end(1.26), end(0.84))
            })
            .collect();
        self.pen.path(&lines.join(" "), &stroke);
    }

    /// Draws four double chevrons pointing away from the pushed piece.
    fn chevrons(&mut self, place: [f64; 2], reach: f64) {
        let mut d = String::new();
        for turn in 0..4 {
            let angle = 45.0 + f64::from(turn) * 90.0;
            for tip in [1.04, 1.24] {
                let wing = |aside: f64| point(polar(place, reach * (tip - 0.14), angle + aside));
                let head = point(polar(place, reach * tip, angle));
                d.push_str(&format!("M{} L{head} L{} ", wing(-14.0), wing(14.0)));
            }
        }
        self.pen.path(d.trim_end(), &[("stroke", self.ink.alarm), ("stroke-width", "2.8")]);
    }

    /// Draws a dashed ring with a cross at the upper right: this piece may be removed.
    fn badge(&mut self, place: [f64; 2], reach: f64) {
        self.pen.path(
            &ring(place, reach),
            &[("stroke", self.ink.alarm), ("stroke-width", "2"), ("stroke-dasharray", "5 5")],
        );
        let centre = polar(place, reach, 45.0);
        let r = (reach * 0.3).max(5.5);
        self.pen.circle(
            centre,
            r,
            &[("fill", self.ink.ground), ("stroke", self.ink.alarm), ("stroke-width", "1.8")],
        );
        let arm = r * 0.42;
        let end = |dx: f64, dy: f64| point([centre[0] + dx * arm, centre[1] + dy * arm]);
        let width = number(r * 0.34);
        self.pen.path(
            &format!("M{} L{} M{} L{}", end(-1.0, -1.0), end(1.0, 1.0), end(-1.0, 1.0), end(1.0, -1.0)),
            &[("stroke", self.ink.alarm), ("stroke-width", &width)],
        );
    }
}
