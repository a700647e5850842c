use games::scene::Board;
use ratatui::layout::Rect;

use crate::board::BoardLayout;

/// The layout of a board screen, shared by drawing and the mouse.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Layout {
    pub(crate) board: BoardLayout,
    /// The panel beside the board: players, prompts and moves.
    pub(crate) panel: Rect,
    /// The last row: input or available keys.
    pub(crate) bar: Rect,
}

/// The minimum and maximum width of the panel.
const PANEL: [u16; 2] = [30, 56];

impl Layout {
    /// Returns whether a window is too small for some board.
    pub(crate) fn is_too_small([cols, rows]: [u16; 2]) -> bool {
        cols < 80 || rows < 24
    }

    pub(crate) fn of(board: Board, [cols, rows]: [u16; 2], flipped: bool) -> Layout {
        let height = rows.saturating_sub(1);
        let room = Rect { x: 0, y: 0, width: cols.saturating_sub(PANEL[0] + 1), height };
        let fitted = BoardLayout::fit(board, room, flipped);
        let width = fitted.area.width;
        let panel = cols.saturating_sub(width + 1).min(PANEL[1]);
        // The space left in a wide window is divided between both sides.
        let left = cols.saturating_sub(width + 1 + panel) / 2;
        let board = BoardLayout::fit(board, Rect { x: left, width, ..room }, flipped);
        let x = board.area.right() + 1;
        let panel = Rect { x, y: 0, width: panel.min(cols.saturating_sub(x)), height };
        Layout { board, panel, bar: Rect { x: 0, y: height, width: cols, height: rows.min(1) } }
    }
}
