use games::scene::{Board, Point, Scene, Shape};
use ratatui::buffer::Buffer;

use super::Picture;
use crate::theme;

/// Writes the coordinates around the board.
pub(super) fn draw(picture: &Picture<'_>, buffer: &mut Buffer) {
    match picture.scene.board {
        Board::Round => {
            for space in &picture.scene.spaces {
                if let Shape::Sector { outer, from, to, .. } = space.shape
                    && outer > 0.99
                {
                    let [col, row] = picture.layout.beyond_rim((from + to) / 2.0);
                    words(picture, buffer, [col - space.name.len() as i32 / 2, row], &space.name);
                }
            }
        }
        Board::Diamond { .. } => {
            for (name, beyond) in edges(picture.scene) {
                write(picture, buffer, beyond, &name);
            }
        }
        Board::Square { size } => {
            let reach = 1.0 + 1.0 / size as f64;
            for (name, beyond) in edges(picture.scene) {
                // Names are at the bottom and on the left, whichever way the board is turned.
                let [col, row] = picture.layout.cell(beyond);
                if beyond.y.abs() > beyond.x.abs() {
                    let bottom = if picture.layout.flipped { reach } else { -reach };
                    let row = edge_row(picture, bottom);
                    words(picture, buffer, [col, row], &name);
                } else {
                    words(picture, buffer, [i32::from(picture.layout.area.x), row], &format!("{name:>2}"));
                }
            }
        }
    }
}

/// Returns the row right below a square board.
fn edge_row(picture: &Picture<'_>, outside: f64) -> i32 {
    let [_, edge] = picture.layout.place(Point { x: 0.0, y: outside.signum() });
    edge.ceil() as i32 + 1
}

fn write(picture: &Picture<'_>, buffer: &mut Buffer, at: Point, name: &str) {
    let [col, row] = picture.layout.cell(at);
    words(picture, buffer, [col - name.len() as i32 / 2, row], name);
}

fn words(picture: &Picture<'_>, buffer: &mut Buffer, [col, row]: [i32; 2], words: &str) {
    for (at, letter) in words.chars().enumerate().filter(|(_, letter)| *letter != ' ') {
        picture.write(buffer, col + at as i32, row, letter, theme::QUIET);
    }
}

/// Returns the names of all files and ranks of a square board, each with a point one square off the board.
fn edges(scene: &Scene) -> Vec<(String, Point)> {
    let centre = |name: &str| scene.find(name).map(|index| scene.spaces[index].centre);
    let beyond = |first: &str, second: &str| {
        let (square, next) = (centre(first)?, centre(second)?);
        Some(Point { x: 2.0 * square.x - next.x, y: 2.0 * square.y - next.y })
    };
    let mut labels = Vec::new();
    for space in &scene.spaces {
        let split = space.name.find(|c: char| c.is_ascii_digit()).unwrap_or(space.name.len());
        let (file, rank) = space.name.split_at(split);
        if rank == "1" {
            labels.extend(beyond(&space.name, &format!("{file}2")).map(|point| (file.to_owned(), point)));
        }
        if file == "a" {
            labels.extend(beyond(&space.name, &format!("b{rank}")).map(|point| (rank.to_owned(), point)));
        }
    }
    labels
}
