use ratatui::layout::Rect;

use crate::menu::{Menu, Row};

/// The width of the menu.
pub(crate) const WIDTH: u16 = 36;
/// The first row.
const TOP: u16 = 4;
/// The column of the values.
pub(crate) const VALUE: u16 = 14;
/// The room for a value, between its arrows.
pub(crate) const VALUE_WIDTH: usize = (WIDTH - VALUE - 4) as usize;

/// Returns the rows of the menu with their places.
pub(crate) fn rows(menu: &Menu, [_, height]: [u16; 2]) -> Vec<(Row, Rect)> {
    let mut y = TOP;
    let mut placed = Vec::new();
    for row in menu.rows() {
        if matches!(row, Row::Play | Row::Create) {
            // A gap separates actions from settings.
            y += 1;
        }
        if y < height {
            placed.push((row, Rect { x: 2, y, width: WIDTH - 2, height: 1 }));
        }
        y += 1;
    }
    placed
}

/// Returns the menu row at a position on the screen.
pub(crate) fn row_at(menu: &Menu, size: [u16; 2], col: u16, row: u16) -> Option<Row> {
    rows(menu, size).into_iter().find(|(_, area)| area.contains((col, row).into())).map(|(row, _)| row)
}

/// Returns whether a click in this column selects the previous value, not the next one.
pub(crate) fn is_back(col: u16) -> bool {
    col <= VALUE + 1
}
