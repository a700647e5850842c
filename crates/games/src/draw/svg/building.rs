use rules::Side;

use super::SvgPainter;
use super::pen::{number, point};
use crate::scene::{Board, Gate};

impl SvgPainter<'_> {
    /// Draws the walls from above, and their gates.
    pub(super) fn draw_walls(&mut self) {
        if self.scene.walls.is_empty() && self.scene.gates.is_empty() {
            return;
        }
        let d: Vec<_> = self
            .scene
            .walls
            .iter()
            .map(|wall| {
                format!("M{} L{}", point(self.frame.place(wall.from)), point(self.frame.place(wall.to)))
            })
            .collect();
        let d = d.join(" ");
        let thick = self.cell() * 0.2;
        let [stone, battlement] = self.ink.wall;
        let (wide, body, teeth) = (number(thick + 3.0), number(thick), number(thick * 0.5));
        let dashes = format!("{} {}", number(thick * 0.62), number(thick * 0.5));
        self.pen.open("g", &[("stroke-linecap", "square")]);
        self.pen.path(&d, &[("stroke", self.ink.ground), ("stroke-width", &wide), ("stroke-opacity", "0.8")]);
        self.pen.path(&d, &[("stroke", stone), ("stroke-width", &body)]);
        self.pen.path(
            &d,
            &[
                ("stroke", battlement),
                ("stroke-width", &teeth),
                ("stroke-dasharray", &dashes),
                ("stroke-linecap", "butt"),
            ],
        );
        self.pen.close();
        for gate in &self.scene.gates {
            self.draw_gate(gate);
        }
    }

    /// Draws two posts and an arrow pointing in, in the colour of the king that may use the gate: filled for seat 1,
    /// outlined for seat 2.
    fn draw_gate(&mut self, gate: &Gate) {
        let (from, to) = (self.frame.place(gate.from), self.frame.place(gate.to));
        let middle = [0, 1].map(|axis| (from[axis] + to[axis]) / 2.0);
        let length = (to[0] - from[0]).hypot(to[1] - from[1]).max(f64::EPSILON);
        let along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
        let across = [-along[1], along[0]];
        let at = |forward: f64, aside: f64| {
            [0, 1].map(|axis| middle[axis] + along[axis] * forward + across[axis] * aside)
        };
        let cell = self.cell();
        let (colours, wall) = (self.side_colours(gate.side), cell * 0.2);

        // The opening, then a post on each side.
        let floor = self.ink.fill(crate::scene::Shade::Yard);
        let (open, post) = (cell * 0.40, cell * 0.10);
        let quad = |corners: [[f64; 2]; 4]| format!("M{}Z", corners.map(point).join(" L"));
        let gap = wall * 0.72;
        self.pen.path(
            &quad([at(-gap, -open), at(gap, -open), at(gap, open), at(-gap, open)]),
            &[("fill", floor)],
        );
        for side in [-1.0, 1.0] {
            let (near, far) = (side * (open - post), side * (open + post));
            let d = quad([at(-gap, near), at(gap, near), at(gap, far), at(-gap, far)]);
            self.pen.path(&d, &[("fill", colours.body), ("stroke", colours.rim), ("stroke-width", "1.6")]);
        }
        let (tail, neck, head) = (-cell * 0.26, cell * 0.02, cell * 0.26);
        let (shaft, barb) = (cell * 0.055, cell * 0.17);
        match gate.side {
            Side::South => {
                let full = [
                    at(tail, -shaft),
                    at(neck, -shaft),
                    at(neck, -barb),
                    at(head, 0.0),
                    at(neck, barb),
                    at(neck, shaft),
                    at(tail, shaft),
                ];
                let d = format!("M{}Z", full.map(point).join(" L"));
                let arrow = [("fill", colours.body), ("stroke", colours.rim), ("stroke-width", "1.4")];
                self.pen.path(&d, &arrow);
            }
            Side::North => {
                let line = [at(tail, 0.0), at(head, 0.0)].map(point).join(" L");
                let barbs = [at(neck, -barb), at(head, 0.0), at(neck, barb)].map(point).join(" L");
                let arrow = [("stroke", colours.rim), ("stroke-width", "2.2")];
                self.pen.path(&format!("M{line} M{barbs}"), &arrow);
            }
        }
    }

    /// The width of a square of the board.
    fn cell(&self) -> f64 {
        match self.scene.board {
            Board::Square { size } => self.frame.reach * 2.0 / size as f64,
            _ => self.frame.room,
        }
    }
}
