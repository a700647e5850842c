//! The square board: four columns and two rows for each square, with walls on the lines between them.

use super::canvas::{Canvas, Paint};
use super::{TextStyle, sign};
use crate::draw::strokes::{self, DOWN, RIGHT, Strokes, UP};
use crate::scene::{Gate, Point, Scene};

/// Columns left of the board, for the numbers of the ranks.
const LEFT: usize = 3;

/// The square board: 44 columns and 22 rows for ten squares along an edge.
pub(super) fn square(scene: &Scene, size: usize, style: TextStyle) -> Canvas {
    let mut canvas = Canvas::new(LEFT + 4 * size + 1, 2 * size + 2);
    for (index, space) in scene.spaces.iter().enumerate() {
        let [col, row] = cell(space.centre, size);
        for (dx, dy) in (0..4).flat_map(|dx| (0..2).map(move |dy| (dx, dy))) {
            canvas.ground(col + dx - 2, row + dy - 1, space.shade);
        }
        sign::write(&mut canvas, scene, index, col, row, style);
    }
    let corners = [[0, 0], [size, 0], [size, size], [0, size]];
    let mut frame = Lines::new(size);
    let mut walls = Lines::new(size);
    for at in 0..4 {
        frame.add(corners[at], corners[(at + 1) % 4]);
    }
    for wall in &scene.walls {
        walls.add(crossing(wall.from, size), crossing(wall.to, size));
    }
    frame.draw(&mut canvas, if style.ascii { &strokes::ASCII_LIGHT } else { &strokes::LIGHT }, Paint::Line);
    walls.draw(&mut canvas, if style.ascii { &strokes::ASCII_WALL } else { &strokes::DOUBLE }, Paint::Wall);
    for gate in &scene.gates {
        draw_gate(&mut canvas, gate, size, style);
    }
    for number in 1..=size {
        canvas.words(0, 2 * (size - number) + 1, &format!("{number:>2}"), Paint::Quiet);
        let file = char::from(b'a' + number as u8 - 1);
        canvas.put(LEFT + 4 * number - 2, 2 * size + 1, file, Paint::Quiet);
    }
    canvas
}

/// Lines between squares. Each crossing says by its bits where a line leaves it: up, right, down, left.
struct Lines {
    size: usize,
    crossings: Vec<usize>,
}

impl Lines {
    fn new(size: usize) -> Lines {
        Lines { size, crossings: vec![0; (size + 1) * (size + 1)] }
    }

    /// Adds a straight line between two crossings, each given by its column and its row.
    fn add(&mut self, from: [usize; 2], to: [usize; 2]) {
        let (first, last) = (from.min(to), from.max(to));
        for col in first[0]..last[0] {
            *self.at(col, first[1]) |= RIGHT;
            *self.at(col + 1, first[1]) |= strokes::LEFT;
        }
        for row in first[1]..last[1] {
            *self.at(last[0], row) |= DOWN;
            *self.at(last[0], row + 1) |= UP;
        }
    }

    fn at(&mut self, col: usize, row: usize) -> &mut usize {
        &mut self.crossings[row * (self.size + 1) + col]
    }

    fn draw(&self, canvas: &mut Canvas, line: &Strokes, paint: Paint) {
        for (index, &bits) in self.crossings.iter().enumerate().filter(|(_, bits)| **bits != 0) {
            let (col, row) = (LEFT + index % (self.size + 1) * 4, index / (self.size + 1) * 2);
            canvas.put(col, row, line[bits % 16], paint);
            if bits & RIGHT != 0 {
                for dx in 1..4 {
                    canvas.put(col + dx, row, line[strokes::LEFT | RIGHT], paint);
                }
            }
            if bits & DOWN != 0 {
                canvas.put(col, row + 1, line[UP | DOWN], paint);
            }
        }
    }
}

/// The column and row of characters in the middle of the square around a point.
fn cell(point: Point, size: usize) -> [usize; 2] {
    let half = size as f64 / 2.0;
    let (file, rank) = ((point.x + 1.0) * half - 0.5, (1.0 - point.y) * half - 0.5);
    [LEFT + 4 * file.round() as usize + 2, 2 * rank.round() as usize + 1]
}

/// The crossing of lines at a point.
fn crossing(point: Point, size: usize) -> [usize; 2] {
    let half = size as f64 / 2.0;
    [(point.x + 1.0) * half, (1.0 - point.y) * half].map(|value| value.round() as usize)
}

/// A gate is a hole in the wall: the number of the seat that may use it, between two arrows that point in.
fn draw_gate(canvas: &mut Canvas, gate: &Gate, size: usize, style: TextStyle) {
    let (dx, dy) = (gate.to.x - gate.from.x, gate.to.y - gate.from.y);
    let middle = Point { x: (gate.from.x + gate.to.x) / 2.0, y: (gate.from.y + gate.to.y) / 2.0 };
    let number = char::from(b'0' + gate.side.number());
    let arrow = match (dy.abs() >= dx.abs(), dy < 0.0, dx < 0.0, style.ascii) {
        (true, true, _, false) => '▼',
        (true, true, _, true) => 'v',
        (true, false, _, false) => '▲',
        (true, false, _, true) => '^',
        (false, _, true, false) => '◀',
        (false, _, true, true) => '<',
        (false, _, false, false) => '▶',
        (false, _, false, true) => '>',
    };
    let paint = Paint::Seat(gate.side);
    if dy.abs() >= dx.abs() {
        // The arrow crosses a line above or below squares: its place is in the middle of that line.
        let [col, _] = cell(Point { x: middle.x, y: 0.0 }, size);
        let [_, line] = crossing(middle, size);
        canvas.words(col - 1, 2 * line, &[arrow, number, arrow].iter().collect::<String>(), paint);
    } else {
        let [line, _] = crossing(middle, size);
        let [_, row] = cell(middle, size);
        canvas.put(LEFT + 4 * line, row, arrow, paint);
    }
}
