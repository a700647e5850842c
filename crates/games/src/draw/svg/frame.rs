use crate::scene::{Board, Point, Scene, Shape};

/// The placement of the board in the picture.
pub(super) struct Frame {
    /// Half the width of the board.
    pub(super) reach: f64,
    /// The middle of the board.
    pub(super) middle: [f64; 2],
    /// The width of one square, or of the narrower spaces of the round board.
    pub(super) room: f64,
    board: Board,
}

/// The width of the square picture.
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

    /// Returns the position of a point of the scene in the picture, whose second axis points down.
    pub(super) fn place(&self, point: Point) -> [f64; 2] {
        [self.middle[0] + point.x * self.reach, self.middle[1] - point.y * self.reach]
    }

    /// Returns the width of a figure's box on this space. Figures in the inner ring are smaller, so that two fit side
    /// by side.
    pub(super) fn figure(&self, shape: &Shape) -> f64 {
        match (self.board, shape) {
            (Board::Round, Shape::Sector { outer, .. }) if *outer < 0.9 => self.reach * 0.255,
            (Board::Round, _) => self.reach * 0.29,
            // A checker is wider than high, and its square stands on a corner.
            (Board::Diamond { .. }, _) => self.room * 1.2,
            (Board::Square { .. }, _) => self.room * 0.88,
        }
    }

    /// Returns the radius of the marks around a piece.
    pub(super) fn ring(&self, shape: &Shape) -> f64 {
        let part = if matches!(self.board, Board::Diamond { .. }) { 0.43 } else { 0.54 };
        self.figure(shape) * part
    }
}
