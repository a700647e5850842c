use ratatui::layout::Rect;

use crate::menu::{Menu, Row};

/// How wide the lines of the menu are.
pub(crate) const WIDTH: u16 = 36;
/// The row of the first line.
const TOP: u16 = 4;
/// Where values begin.
pub(crate) const VALUE: u16 = 14;

/// The lines, each with its place.
pub(crate) fn rows(menu: &Menu, [_, height]: [u16; 2]) -> Vec<(Row, Rect)> {
    let mut y = TOP;
    let mut placed = Vec::new();
    for row in menu.rows() {
        if matches!(row, Row::Play | Row::Create) {
            // What is done stands apart from what is chosen.
            y += 1;
        }
        if y < height {
            placed.push((row, Rect { x: 2, y, width: WIDTH - 2, height: 1 }));
        }
        y += 1;
    }
    placed
}

/// The line at a place of the screen.
pub(crate) fn row_at(menu: &Menu, size: [u16; 2], col: u16, row: u16) -> Option<Row> {
    rows(menu, size).into_iter().find(|(_, area)| area.contains((col, row).into())).map(|(row, _)| row)
}

/// Whether a click there means the value before, and not the next one.
pub(crate) fn is_back(col: u16) -> bool {
    col <= VALUE + 1
}
