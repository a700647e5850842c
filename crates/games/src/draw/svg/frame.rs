use crate::scene::{Board, Point, Scene, Shape};

/// Where the board lies in the picture.
pub(super) struct Frame {
    /// Half the width of the board.
    pub(super) reach: f64,
    /// The middle of the board.
    pub(super) middle: [f64; 2],
    /// The width of one square, or of the narrower spaces of the round board.
    pub(super) room: f64,
    board: Board,
}

/// The picture is a square of this width.
const WIDTH: f64 = 480.0;

impl Frame {
    pub(super) fn of(scene: &Scene, coordinates: bool) -> Frame {
        let reach = WIDTH / 2.0 - if coordinates { 34.0 } else { 18.0 };
        let room = match scene.board {
            Board::Round => reach * 0.25,
            Board::Diamond { size } => reach * 2.0_f64.sqrt() / size as f64,
            Board::Square { size } => reach * 2.0 / size as f64,
        };
        Frame { reach, middle: [WIDTH / 2.0; 2], room, board: scene.board }
    }

    pub(super) fn width(&self) -> f64 {
        WIDTH
    }

    pub(super) fn view_box(&self) -> String {
        format!("0 0 {WIDTH} {WIDTH}")
    }

    /// Where a point of the scene lies in the picture, whose second axis points down.
    pub(super) fn place(&self, point: Point) -> [f64; 2] {
        [self.middle[0] + point.x * self.reach, self.middle[1] - point.y * self.reach]
    }

    /// The width of the box that a figure on this space is drawn in. Figures in the inner ring are smaller, so that
    /// two of them stand side by side.
    pub(super) fn figure(&self, shape: &Shape) -> f64 {
        match (self.board, shape) {
            (Board::Round, Shape::Sector { outer, .. }) if *outer < 0.9 => self.reach * 0.255,
            (Board::Round, _) => self.reach * 0.29,
            // A checker is wider than high and its square stands on a corner.
            (Board::Diamond { .. }, _) => self.room * 1.2,
            (Board::Square { .. }, _) => self.room * 0.88,
        }
    }

    /// How far from the middle of a space the marks around its piece are drawn.
    pub(super) fn ring(&self, shape: &Shape) -> f64 {
        let part = if matches!(self.board, Board::Diamond { .. }) { 0.43 } else { 0.54 };
        self.figure(shape) * part
    }
}
