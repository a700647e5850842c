use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Seat;

/// The board: the part of a scene that doesn't change during a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BoardView {
    /// What kind of board it is.
    pub board: BoardKind,
    /// The colours of the sides.
    pub palette: PaletteName,
    /// Every space of the board, including unused ones.
    pub spaces: Vec<SpaceView>,
    /// Walls between spaces.
    pub walls: Vec<WallView>,
    /// Entrances in the walls.
    pub gates: Vec<GateView>,
}

/// The kinds of boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum BoardKind {
    /// Two rings of twelve spaces around a centre.
    Round,
    /// A square board standing on a corner.
    Diamond {
        /// Squares along one edge.
        size: usize,
    },
    /// A square board.
    Square {
        /// Squares along one edge.
        size: usize,
    },
}

/// The colours of the sides, seat 1 first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum PaletteName {
    /// Teal and amber light.
    TealAmber,
    /// Black and white.
    BlackWhite,
    /// Red and blue.
    RedBlue,
    /// Ivory and garnet.
    IvoryGarnet,
}

/// A point of the scene, from (−1, −1), bottom left, to (1, 1), top right.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PointView {
    /// To the right.
    pub x: f64,
    /// Upwards.
    pub y: f64,
}

/// One space of the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SpaceView {
    /// The name in notation.
    pub name: String,
    /// The place of a piece on it.
    pub centre: PointView,
    /// The outline.
    pub shape: ShapeView,
    /// The shade.
    pub shade: ShadeView,
}

/// The outline of a space.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ShapeView {
    /// A disc around the middle of the board.
    Disc {
        /// The radius.
        radius: f64,
    },
    /// A part of a ring around the middle of the board, between two angles in degrees counter-clockwise from east.
    Sector {
        /// The inner radius.
        inner: f64,
        /// The outer radius.
        outer: f64,
        /// The start angle.
        from: f64,
        /// The end angle.
        to: f64,
    },
    /// Four corners in order.
    Quad {
        /// The corners.
        #[schema(min_items = 4, max_items = 4)]
        corners: [PointView; 4],
    },
}

/// The shade of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ShadeView {
    /// One of the two colours of a chequered board; the one in use if only one is.
    Dark,
    /// The other colour.
    Light,
    /// Not part of the game.
    Unused,
    /// A side's home square.
    Home {
        /// The owner.
        side: Seat,
    },
    /// A square in front of the entrance for this side's king.
    Entrance {
        /// The owner.
        side: Seat,
    },
    /// A square along the wall, safe from some jumps.
    Safe,
    /// Inside the walls.
    Yard,
}

/// A piece of wall.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct WallView {
    /// One end.
    pub from: PointView,
    /// The other end.
    pub to: PointView,
}

/// An entrance in a wall.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GateView {
    /// The side whose king may use it.
    pub side: Seat,
    /// The tail of the arrow that points in.
    pub from: PointView,
    /// The head of that arrow.
    pub to: PointView,
}

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PieceView {
    /// The index of its space.
    pub space: usize,
    /// The owner.
    pub side: Seat,
    /// The kind, as the rule sheet calls it.
    pub kind: String,
    /// The key of its drawing. A key that a client has no drawing for is shown as a token with the piece's letter.
    pub figure: String,
    /// The letter, upper case for seat 1 and lower case for seat 2.
    pub letter: char,
    /// Attack, defence and movement, in games with ratings.
    #[schema(min_items = 3, max_items = 3)]
    pub ratings: Option<[u8; 3]>,
}

/// A marked space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MarkView {
    /// The index of the space.
    pub space: usize,
    /// The meaning of the mark.
    pub kind: MarkMeaning,
}

/// The meaning of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MarkMeaning {
    /// The last move started here.
    LastFrom,
    /// The last move ended here, or passed over it.
    LastTo,
    /// A piece can move here.
    Target,
    /// A piece can capture or attack here.
    Capture,
    /// The piece here failed to jump and may be removed.
    Offender,
    /// The piece here attacks; the die is still to be rolled.
    Attacker,
    /// The piece here is attacked; the die is still to be rolled.
    Attacked,
    /// The piece here must be pushed somewhere.
    Pushed,
}
