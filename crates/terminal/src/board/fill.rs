use std::cmp::Ordering;

use games::scene::{Board, Point, Shade, Shape};
use ratatui::buffer::Buffer;

use super::Picture;
use crate::theme;

/// Fills the spaces with their colours, two per character, one above the other.
pub(super) fn fill(picture: &Picture<'_>, buffer: &mut Buffer) {
    let colour = |col: u16, row: f64| {
        let space = picture.layout.space_at(picture.scene, f64::from(col), row)?;
        Some(picture.theme.colour_of(picture.colour(space)))
    };
    let ground = picture.theme.colour_of(theme::GROUND);
    let area = picture.layout.area;
    for (col, row) in
        (area.top()..area.bottom()).flat_map(|row| (area.left()..area.right()).map(move |col| (col, row)))
    {
        let at = f64::from(row);
        let [above, below] = if picture.theme.ascii {
            [colour(col, at); 2]
        } else {
            [colour(col, at - 0.25), colour(col, at + 0.25)]
        };
        if above.is_none() && below.is_none() {
            continue;
        }
        let [above, below] = [above.unwrap_or(ground), below.unwrap_or(ground)];
        picture.put(buffer, col.into(), row.into(), |cell| {
            if above == below {
                cell.set_char(' ').set_bg(above);
            } else {
                cell.set_char('▀').set_fg(above).set_bg(below);
            }
        });
    }
}

/// Draws the lines between spaces in Braille dots or ASCII strokes.
pub(super) fn lines(picture: &Picture<'_>, buffer: &mut Buffer) {
    if matches!(picture.scene.board, Board::Square { .. }) {
        // Its lines are straight, and the walls are drawn on top of them.
        return;
    }
    if picture.theme.ascii && matches!(picture.scene.board, Board::Diamond { .. }) {
        slopes(picture, buffer);
        return;
    }
    let area = picture.layout.area;
    let (cols, rows) = (usize::from(area.width) * 2, usize::from(area.height) * 4);
    // One extra column and row, because each dot is compared with its neighbours.
    let space = |x: usize, y: usize| {
        let col = f64::from(area.x) + (x as f64 + 0.5) / 2.0 - 0.5;
        let row = f64::from(area.y) + (y as f64 + 0.5) / 4.0 - 0.5;
        picture.layout.space_at(picture.scene, col, row)
    };
    let spaces: Vec<_> =
        (0..=rows).flat_map(|y| (0..=cols).map(move |x| (x, y))).map(|(x, y)| space(x, y)).collect();
    let at = |x: usize, y: usize| spaces[y * (cols + 1) + x];
    for row in 0..usize::from(area.height) {
        for col in 0..usize::from(area.width) {
            let mut dots = 0;
            for (dx, dy) in (0..4).flat_map(|dy| (0..2).map(move |dx| (dx, dy))) {
                let (x, y) = (2 * col + dx, 4 * row + dy);
                if at(x, y) != at(x + 1, y) || at(x, y) != at(x, y + 1) {
                    dots |= 1 << (2 * dy + dx);
                }
            }
            if dots != 0 {
                let letter = if picture.theme.ascii { stroke(dots) } else { braille(dots) };
                let (col, row) = (i32::from(area.x) + col as i32, i32::from(area.y) + row as i32);
                picture.write(buffer, col, row, letter, theme::LINE);
            }
        }
    }
}

/// Draws squares standing on their corners by the slopes of their sides: ASCII has no dots fine enough.
fn slopes(picture: &Picture<'_>, buffer: &mut Buffer) {
    let Some([first, second, ..]) = picture.scene.spaces.first().and_then(|space| match space.shape {
        Shape::Quad(corners) => Some(corners.map(|corner| picture.layout.cell(corner))),
        Shape::Disc { .. } | Shape::Sector { .. } => None,
    }) else {
        return;
    };
    let [half_cols, half_rows] = [(second[0] - first[0]).abs(), (second[1] - first[1]).abs()];
    for space in 0..picture.scene.spaces.len() {
        let [col, row] = picture.middle(space);
        if half_rows == 1 {
            // There is one row per square; it slopes like the nearer half of the board.
            let middle = picture.layout.cell(Point { x: 0.0, y: 0.0 })[1];
            let sides = match row.cmp(&middle) {
                Ordering::Less => ['/', '\\'],
                Ordering::Equal => ['<', '>'],
                Ordering::Greater => ['\\', '/'],
            };
            picture.write(buffer, col - half_cols.min(2), row, sides[0], theme::LINE);
            picture.write(buffer, col + half_cols.min(2), row, sides[1], theme::LINE);
            continue;
        }
        for dy in 1 - half_rows..half_rows {
            let dx = half_cols - dy.abs() * half_cols / half_rows - i32::from(dy != 0);
            let sides = match dy.signum() {
                -1 => ['/', '\\'],
                0 => ['<', '>'],
                _ => ['\\', '/'],
            };
            picture.write(buffer, col - dx, row + dy, sides[0], theme::LINE);
            picture.write(buffer, col + dx, row + dy, sides[1], theme::LINE);
        }
    }
}

/// Returns what an empty space shows if spaces are not filled.
pub(super) fn empty(board: Board, shade: Shade, ascii: bool) -> Option<char> {
    let is_square = matches!(board, Board::Square { .. });
    match (shade, ascii) {
        (Shade::Home(_), true) => Some('^'),
        (Shade::Home(_), false) => Some('⌂'),
        (Shade::Safe, true) => Some(':'),
        (Shade::Safe, false) => Some('∷'),
        (Shade::Unused | Shade::Yard, _) => None,
        (_, true) => is_square.then_some('.'),
        (_, false) => is_square.then_some('·'),
    }
}

/// Returns the Braille character with these dots: two across and four down, row by row from the lowest bit.
fn braille(dots: u8) -> char {
    // Braille numbers its dots down the left column, then down the right one, with the lowest row last.
    const BITS: [u8; 8] = [0, 3, 1, 4, 2, 5, 6, 7];
    let pattern = (0..8).filter(|dot| dots >> dot & 1 == 1).fold(0u32, |all, dot| all | 1 << BITS[dot]);
    char::from_u32(0x2800 + pattern).unwrap_or(' ')
}

/// Returns the ASCII character most like these dots, by slope or by height.
fn stroke(dots: u8) -> char {
    let column = |x: u8| (0..4).filter(move |y| dots >> (2 * y + x) & 1 == 1).map(f64::from);
    let height = |x: u8| column(x).sum::<f64>() / column(x).count() as f64;
    let (left, right) = (column(0).count(), column(1).count());
    if left + right >= 6 {
        return '+';
    }
    let lying = |height: f64| match height {
        ..1.0 => '\'',
        1.0..2.0 => '-',
        _ => '.',
    };
    match (left, right) {
        (0, n) | (n, 0) if n >= 3 => '|',
        (0, _) => lying(height(1)),
        (_, 0) => lying(height(0)),
        (3.., _) | (_, 3..) if left.abs_diff(right) >= 2 => '|',
        _ if height(1) - height(0) >= 1.2 => '\\',
        _ if height(0) - height(1) >= 1.2 => '/',
        _ => match (height(0) + height(1)) / 2.0 {
            ..0.5 => '\'',
            0.5..2.5 => '-',
            _ => '_',
        },
    }
}
