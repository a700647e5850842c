//! Boards drawn in fine lines: the round one, and the one standing on its corner.

use std::cmp::Ordering;

use super::canvas::{Canvas, DOTS, Paint};
use super::{TextStyle, sign};
use crate::draw::edge::edge_labels;
use crate::scene::{Point, Scene, Shape};

/// The placement of a board in the character grid.
struct Plan {
    /// The centre of the board: a column and a row.
    middle: [f64; 2],
    /// The distance from the centre to the edge, in columns and rows.
    reach: [f64; 2],
}

impl Plan {
    fn place(&self, point: Point) -> [f64; 2] {
        [self.middle[0] + point.x * self.reach[0], self.middle[1] - point.y * self.reach[1]]
    }

    fn cell(&self, point: Point) -> [usize; 2] {
        self.place(point).map(|value| value.round() as usize)
    }

    /// Returns the position in dots; the centre of a character is between its dots.
    fn dots(&self, point: Point) -> [f64; 2] {
        let place = self.place(point);
        [0, 1].map(|axis| (place[axis] + 0.5) * DOTS[axis] - 0.5)
    }

    /// Returns the point of the scene at the centre of a character.
    fn point(&self, col: usize, row: usize) -> Point {
        Point {
            x: (col as f64 - self.middle[0]) / self.reach[0],
            y: (self.middle[1] - row as f64) / self.reach[1],
        }
    }
}

/// Draws the round board: 49 columns and 23 rows.
pub(super) fn round(scene: &Scene, style: TextStyle) -> Canvas {
    let plan = Plan { middle: [24.0, 11.0], reach: [20.5, 10.2] };
    let mut canvas = Canvas::new(49, 23);
    outlines(&mut canvas, &plan, scene);
    fill(&mut canvas, &plan, scene, style);
    for space in &scene.spaces {
        if let Shape::Sector { outer, from, to, .. } = space.shape
            && outer > 0.99
        {
            let angle = ((from + to) / 2.0).to_radians();
            let out = Point { x: 1.12 * angle.cos(), y: 1.08 * angle.sin() };
            let [col, row] = plan.cell(out);
            let width = space.name.chars().count();
            canvas.words(col - width / 2, row, &space.name, Paint::Quiet);
        }
    }
    canvas
}

/// Draws the board on its corner: six columns and two rows for each square along an edge.
pub(super) fn diamond(scene: &Scene, size: usize, style: TextStyle) -> Canvas {
    let reach = [3.0 * size as f64, size as f64];
    // The topmost corner of the board takes a row of its own.
    let above = if style.ascii { 0 } else { 1 };
    let plan = Plan { middle: [reach[0] + 2.0, (size - 1 + above) as f64], reach };
    let mut canvas = Canvas::new(6 * size + 5, 2 * size + above);
    if style.ascii {
        roofs(&mut canvas, &plan, scene);
    } else {
        outlines(&mut canvas, &plan, scene);
    }
    fill(&mut canvas, &plan, scene, style);
    for label in edge_labels(scene) {
        let [col, row] = plan.cell(label.beyond);
        canvas.words(col + 1 - label.name.len(), row, &label.name, Paint::Quiet);
    }
    canvas
}

/// Draws the edges of every space in dots.
fn outlines(canvas: &mut Canvas, plan: &Plan, scene: &Scene) {
    for space in &scene.spaces {
        let corners = corners(&space.shape);
        for pair in corners.windows(2) {
            canvas.line(plan.dots(pair[0]), plan.dots(pair[1]));
        }
    }
}

/// Draws the outer edges of squares on their corners: ASCII has no dots, and complete lattices of it are unreadable.
fn roofs(canvas: &mut Canvas, plan: &Plan, scene: &Scene) {
    for space in &scene.spaces {
        let [col, row] = plan.cell(space.centre);
        let sides = match plan.middle[1].total_cmp(&(row as f64)) {
            Ordering::Greater => ['/', '\\'],
            Ordering::Equal => ['<', '>'],
            Ordering::Less => ['\\', '/'],
        };
        canvas.put(col - 2, row, sides[0], Paint::Line);
        canvas.put(col + 2, row, sides[1], Paint::Line);
    }
}

/// Colours the spaces and writes their contents.
fn fill(canvas: &mut Canvas, plan: &Plan, scene: &Scene, style: TextStyle) {
    let [cols, rows] = canvas.size();
    let places = (0..rows).flat_map(|row| (0..cols).map(move |col| (col, row)));
    for (col, row) in places.filter(|_| style.colour.has_grounds()) {
        let point = plan.point(col, row);
        if let Some(space) = scene.spaces.iter().find(|space| contains(&space.shape, point)) {
            canvas.ground(col, row, space.shade);
        }
    }
    for (index, space) in scene.spaces.iter().enumerate() {
        let [col, row] = plan.cell(space.centre);
        sign::write(canvas, scene, index, col, row, style);
    }
}

/// Returns the outline of a space as a closed polygon, fine enough for dots.
fn corners(shape: &Shape) -> Vec<Point> {
    let polar = |radius: f64, angle: f64| Point {
        x: radius * angle.to_radians().cos(),
        y: radius * angle.to_radians().sin(),
    };
    match *shape {
        Shape::Disc { radius } => (0..=60).map(|step| polar(radius, f64::from(step) * 6.0)).collect(),
        Shape::Sector { inner, outer, from, to } => {
            let angle = |step: i32| from + (to - from) * f64::from(step) / 10.0;
            let mut points: Vec<_> = (0..=10).map(|step| polar(inner, angle(step))).collect();
            points.extend((0..=10).rev().map(|step| polar(outer, angle(step))));
            points.push(points[0]);
            points
        }
        Shape::Quad([a, b, c, d]) => vec![a, b, c, d, a],
    }
}

fn contains(shape: &Shape, point: Point) -> bool {
    let radius = point.x.hypot(point.y);
    match *shape {
        Shape::Disc { radius: edge } => radius < edge,
        Shape::Sector { inner, outer, from, to } => {
            let turn = (point.y.atan2(point.x).to_degrees() - from).rem_euclid(360.0);
            (inner..outer).contains(&radius) && turn < to - from
        }
        Shape::Quad(corners) => (0..4).all(|at| {
            let (a, b) = (corners[at], corners[(at + 1) % 4]);
            (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0.0
        }),
    }
}
