use games::scene::{Board, Point, Scene, Shade, Shape};
use ratatui::layout::Rect;

/// The placement of a board in the character grid.
///
/// Coordinates are columns and rows; whole numbers are the centres of characters, which are about twice as high as
/// they are wide.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct BoardLayout {
    /// The area available to the board.
    pub(crate) area: Rect,
    /// The centre of the board.
    middle: [f64; 2],
    /// The distance from the centre to the edge, in columns and rows.
    reach: [f64; 2],
    /// Whether seat 2 is at the bottom.
    pub(crate) flipped: bool,
    /// Whether there is room for pieces five columns wide and three rows high.
    pub(crate) big: bool,
}

/// The columns left of a square board for its rank numbers.
const LEFT: u16 = 3;

impl BoardLayout {
    /// Fits the largest possible board into the area, left-aligned and vertically centred. If the area is too small,
    /// the rest is not drawn.
    pub(crate) fn fit(board: Board, room: Rect, flipped: bool) -> BoardLayout {
        let size = |size: usize| u16::try_from(size).unwrap_or(u16::MAX).clamp(1, 26);
        match board {
            Board::Round => BoardLayout::round(room, flipped),
            Board::Diamond { size: squares } => BoardLayout::diamond(size(squares), room, flipped),
            Board::Square { size: squares } => BoardLayout::square(size(squares), room, flipped),
        }
    }

    fn round(room: Rect, flipped: bool) -> BoardLayout {
        // The names of the spaces are outside the rim, and take one row or three columns.
        let by_rows = f64::from(room.height.saturating_sub(1) / 2) - 0.3;
        let by_cols = (f64::from(room.width.saturating_sub(1)) / 2.0 - 3.2) / 2.0;
        let rows = by_rows.min(by_cols).max(1.0);
        let width = (rows * 4.0 + 7.4 - 1e-6).ceil() as u16;
        let area = Rect { width: width.min(room.width), ..room };
        BoardLayout {
            area,
            middle: [f64::from(area.x) + (f64::from(width) - 1.0) / 2.0, middle_row(room)],
            reach: [2.0 * rows, rows],
            flipped,
            big: rows >= 13.0,
        }
    }

    fn diamond(size: u16, room: Rect, flipped: bool) -> BoardLayout {
        let widest = room.width.saturating_sub(4) / (2 * size);
        let half_rows = (room.height.saturating_sub(1) / (2 * size)).min((widest / 2).max(1)).max(1);
        let half_cols = if half_rows == 1 { widest.clamp(2, 3) } else { 2 * half_rows };
        let width = 2 * half_cols * size + 4;
        BoardLayout {
            area: Rect { width: width.min(room.width), ..room },
            middle: [f64::from(room.x + half_cols * size + 1), middle_row(room)],
            reach: [f64::from(half_cols * size), f64::from(half_rows * size)],
            flipped,
            big: half_rows >= 3,
        }
    }

    fn square(size: u16, room: Rect, flipped: bool) -> BoardLayout {
        let rows = (room.height.saturating_sub(2) / size).max(2);
        let rows = rows.min(room.width.saturating_sub(LEFT + 1) / size / 2).max(2);
        let cols = 2 * rows;
        let width = LEFT + size * cols + 1;
        let height = size * rows + 2;
        let top = room.y + room.height.saturating_sub(height) / 2;
        // With an odd number of rows, the line above a square is its first row; with an even number, it is between two
        // rows.
        let shift = if rows.is_multiple_of(2) { 0.0 } else { -0.5 };
        let reach = [f64::from(size * cols) / 2.0, f64::from(size * rows) / 2.0];
        BoardLayout {
            area: Rect { width: width.min(room.width), ..room },
            middle: [f64::from(room.x + LEFT) + reach[0], f64::from(top) + reach[1] + shift],
            reach,
            flipped,
            big: rows >= 3,
        }
    }

    /// Returns the position of a point of the scene.
    pub(crate) fn place(&self, point: Point) -> [f64; 2] {
        let turn = if self.flipped { -1.0 } else { 1.0 };
        [self.middle[0] + turn * point.x * self.reach[0], self.middle[1] - turn * point.y * self.reach[1]]
    }

    /// Returns the character outside the rim of a round board, at an angle in degrees counter-clockwise from east.
    pub(crate) fn beyond_rim(&self, angle: f64) -> [i32; 2] {
        let turned = if self.flipped { angle + 180.0 } else { angle }.to_radians();
        let [col, row] = [(self.reach[0] + 2.2) * turned.cos(), (self.reach[1] + 0.8) * turned.sin()];
        [(self.middle[0] + col).round() as i32, (self.middle[1] - row).round() as i32]
    }

    /// Returns the character that contains a point of the scene.
    pub(crate) fn cell(&self, point: Point) -> [i32; 2] {
        self.place(point).map(|value| value.round() as i32)
    }

    /// Returns the point of the scene at a position.
    pub(crate) fn point(&self, col: f64, row: f64) -> Point {
        let turn = if self.flipped { -1.0 } else { 1.0 };
        Point {
            x: turn * (col - self.middle[0]) / self.reach[0],
            y: turn * (self.middle[1] - row) / self.reach[1],
        }
    }

    /// Returns the index of the space at a position.
    pub(crate) fn space_at(&self, scene: &Scene, col: f64, row: f64) -> Option<usize> {
        // On the line between two spaces the right one counts, despite rounding errors.
        let point = self.point(col + 0.01, row);
        let polar = Polar { radius: point.x.hypot(point.y), angle: point.y.atan2(point.x).to_degrees() };
        scene.spaces.iter().position(|space| contains(&space.shape, space.centre, point, polar))
    }

    /// Returns the index of the space clicked; `None` for unused spaces.
    pub(crate) fn clicked(&self, scene: &Scene, col: u16, row: u16) -> Option<usize> {
        let space = self.space_at(scene, f64::from(col), f64::from(row))?;
        (scene.spaces[space].shade != Shade::Unused).then_some(space)
    }
}

fn middle_row(room: Rect) -> f64 {
    f64::from(room.y + room.height.saturating_sub(1) / 2)
}

/// A point by its distance from the middle of the board and its angle in degrees.
#[derive(Clone, Copy)]
struct Polar {
    radius: f64,
    angle: f64,
}

fn contains(shape: &Shape, centre: Point, point: Point, polar: Polar) -> bool {
    match *shape {
        Shape::Disc { radius } => polar.radius < radius,
        Shape::Sector { inner, outer, from, to } => {
            (inner..outer).contains(&polar.radius) && (polar.angle - from).rem_euclid(360.0) < to - from
        }
        Shape::Quad(corners) => {
            // Most squares are far away, which this detects quickly.
            let half = (corners[0].x - centre.x).abs().max((corners[0].y - centre.y).abs()) + 1e-9;
            (point.x - centre.x).abs() <= half
                && (point.y - centre.y).abs() <= half
                && (0..4).all(|at| {
                    let (a, b) = (corners[at], corners[(at + 1) % 4]);
                    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0.0
                })
        }
    }
}
