use games::scene::Board;
use ratatui::layout::Rect;

use crate::board::BoardLayout;

/// Where the parts of a board screen lie. Drawing and the mouse both ask it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Layout {
    pub(crate) board: BoardLayout,
    /// Beside the board: who plays, what is asked, the moves.
    pub(crate) panel: Rect,
    /// The last row: what is typed, or which keys there are.
    pub(crate) bar: Rect,
}

/// The panel is never narrower than this, and never wider than is pleasant to read.
const PANEL: [u16; 2] = [30, 56];

impl Layout {
    /// Too small a window to show every board in.
    pub(crate) fn is_too_small([cols, rows]: [u16; 2]) -> bool {
        cols < 80 || rows < 24
    }

    pub(crate) fn of(board: Board, [cols, rows]: [u16; 2], flipped: bool) -> Layout {
        let height = rows.saturating_sub(1);
        let room = Rect { x: 0, y: 0, width: cols.saturating_sub(PANEL[0] + 1), height };
        let fitted = BoardLayout::fit(board, room, flipped);
        let width = fitted.area.width;
        let panel = cols.saturating_sub(width + 1).min(PANEL[1]);
        // What is left over in a wide window is shared by both sides.
        let left = cols.saturating_sub(width + 1 + panel) / 2;
        let board = BoardLayout::fit(board, Rect { x: left, width, ..room }, flipped);
        let x = board.area.right() + 1;
        let panel = Rect { x, y: 0, width: panel.min(cols.saturating_sub(x)), height };
        Layout { board, panel, bar: Rect { x: 0, y: height, width: cols, height: rows.min(1) } }
    }
}
