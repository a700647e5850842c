use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Seat;

/// The part of a picture that stays the same for a whole game: the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BoardView {
    /// What kind of board it is.
    pub board: BoardKind,
    /// The colours that the sides wear.
    pub palette: PaletteName,
    /// Every space of the board, whether played on or not.
    pub spaces: Vec<SpaceView>,
    /// Walls that stand between spaces.
    pub walls: Vec<WallView>,
    /// Entrances in the walls.
    pub gates: Vec<GateView>,
}

/// The kinds of boards there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum BoardKind {
    /// Two rings of twelve spaces around a centre.
    Round,
    /// A square board that stands on its corner.
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

/// The colours that the sides wear, seat 1 first.
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

/// A point of the picture, from (−1, −1), bottom left, to (1, 1), top right.
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
    /// Its name in the notation.
    pub name: String,
    /// Where a piece stands on it.
    pub centre: PointView,
    /// Its outline.
    pub shape: ShapeView,
    /// How it is coloured.
    pub shade: ShadeView,
}

/// The outline of a space.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ShapeView {
    /// A disc around the middle of the board.
    Disc {
        /// Its radius.
        radius: f64,
    },
    /// A part of a ring around the middle of the board, between two angles in degrees counter-clockwise from east.
    Sector {
        /// The inner radius.
        inner: f64,
        /// The outer radius.
        outer: f64,
        /// Where it begins.
        from: f64,
        /// Where it ends.
        to: f64,
    },
    /// Four corners in order.
    Quad {
        /// The corners.
        #[schema(min_items = 4, max_items = 4)]
        corners: [PointView; 4],
    },
}

/// How a space is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ShadeView {
    /// One of the two colours of a chequered board; the one that is played on where only one is.
    Dark,
    /// The other colour.
    Light,
    /// Not part of the game.
    Unused,
    /// A side's home square.
    Home {
        /// Whose.
        side: Seat,
    },
    /// A square before the entrance that this side's king may use.
    Entrance {
        /// Whose.
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

/// An entrance in the wall.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GateView {
    /// Whose king may use it.
    pub side: Seat,
    /// The tail of the arrow that points in.
    pub from: PointView,
    /// The head of that arrow.
    pub to: PointView,
}

/// One piece on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PieceView {
    /// The index of its space.
    pub space: usize,
    /// Whose it is.
    pub side: Seat,
    /// What it is, as the rule sheet calls it.
    pub kind: String,
    /// The key of its drawing. A key that a client has no drawing for is shown as a token with the piece's letter.
    pub figure: String,
    /// Its letter, upper case for seat 1 and lower case for seat 2.
    pub letter: char,
    /// Attack, defence and movement, where it has ratings.
    #[schema(min_items = 3, max_items = 3)]
    pub ratings: Option<[u8; 3]>,
}

/// A space that means something now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MarkView {
    /// The index of the space.
    pub space: usize,
    /// What it means.
    pub kind: MarkMeaning,
}

/// What a marked space means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MarkMeaning {
    /// The last move left it.
    LastFrom,
    /// The last move came to it, or passed over it.
    LastTo,
    /// A piece may go there.
    Target,
    /// A piece may capture or attack there.
    Capture,
    /// The piece there did not jump and may be removed.
    Offender,
    /// The piece there attacks and waits for the die.
    Attacker,
    /// The piece there is attacked and waits for the die.
    Attacked,
    /// The piece there has to be pushed somewhere.
    Pushed,
}
