use std::collections::BTreeMap;

use games::draw::strokes::{self, DOWN, LEFT, RIGHT, Strokes, UP};
use games::scene::{Board, Gate, Point};
use ratatui::buffer::Buffer;
use ratatui::style::Modifier;

use super::Picture;
use crate::theme::{self, Ink, side_colours};

/// Lines in the character grid. The bits of a character say in which directions lines leave it.
#[derive(Default)]
struct Lines(BTreeMap<[i32; 2], usize>);

impl Lines {
    fn add(&mut self, from: [i32; 2], to: [i32; 2]) {
        let (first, last) = (from.min(to), from.max(to));
        for col in first[0]..last[0] {
            *self.0.entry([col, first[1]]).or_default() |= RIGHT;
            *self.0.entry([col + 1, first[1]]).or_default() |= LEFT;
        }
        let (top, bottom) = (first[1].min(last[1]), first[1].max(last[1]));
        for row in top..bottom {
            *self.0.entry([last[0], row]).or_default() |= DOWN;
            *self.0.entry([last[0], row + 1]).or_default() |= UP;
        }
    }

    fn draw(&self, picture: &Picture<'_>, buffer: &mut Buffer, line: Strokes, ink: Ink) {
        for ([col, row], bits) in &self.0 {
            picture.write(buffer, *col, *row, line[*bits % 16], ink);
        }
    }
}

/// Draws the walls and gates, and the frame of a board whose spaces are not filled.
pub(super) fn draw(picture: &Picture<'_>, buffer: &mut Buffer) {
    let theme = picture.theme;
    if matches!(picture.scene.board, Board::Square { .. }) && !theme.fills() {
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let corners = corners.map(|(x, y)| picture.layout.cell(Point { x, y }));
        let mut frame = Lines::default();
        for at in 0..4 {
            frame.add(corners[at], corners[(at + 1) % 4]);
        }
        frame.draw(picture, buffer, theme.pick(strokes::LIGHT, strokes::ASCII_LIGHT), theme::LINE);
    }
    let mut walls = Lines::default();
    for wall in &picture.scene.walls {
        walls.add(picture.layout.cell(wall.from), picture.layout.cell(wall.to));
    }
    walls.draw(picture, buffer, theme.pick(strokes::DOUBLE, strokes::ASCII_WALL), theme::WALL);
    for gate in &picture.scene.gates {
        draw_gate(picture, buffer, gate);
    }
}

/// Draws a gate: a gap in the wall with the number of the seat that may use it, between two arrows pointing in.
fn draw_gate(picture: &Picture<'_>, buffer: &mut Buffer, gate: &Gate) {
    let [from, to] = [picture.layout.place(gate.from), picture.layout.place(gate.to)];
    let middle = Point { x: (gate.from.x + gate.to.x) / 2.0, y: (gate.from.y + gate.to.y) / 2.0 };
    let [col, row] = picture.layout.cell(middle);
    let arrow = if from[1] < to[1] { picture.theme.pick('▼', 'v') } else { picture.theme.pick('▲', '^') };
    let colour = side_colours(picture.scene.palette, gate.side).colour;
    let number = char::from(b'0' + gate.side.number());
    for (at, letter) in [(col - 1, arrow), (col, number), (col + 1, arrow)] {
        picture.write(buffer, at, row, letter, colour);
        picture.put(buffer, at, row, |cell| {
            cell.modifier.insert(Modifier::BOLD);
        });
    }
}
