use games::scene::{Board, Mark, MarkKind, Palette, Piece, Point, Scene, Shade, Shape, Space};
use rules::Side;
use serde::{Deserialize, Serialize};

/// The part of a [`Scene`] that stays the same for a whole game: the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
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

impl BoardView {
    /// The board of a scene.
    pub fn of(scene: &Scene) -> BoardView {
        BoardView {
            board: match scene.board {
                Board::Round => BoardKind::Round,
                Board::Diamond { size } => BoardKind::Diamond { size },
                Board::Square { size } => BoardKind::Square { size },
            },
            palette: match scene.palette {
                Palette::TealAmber => PaletteName::TealAmber,
                Palette::BlackWhite => PaletteName::BlackWhite,
                Palette::RedBlue => PaletteName::RedBlue,
                Palette::IvoryGarnet => PaletteName::IvoryGarnet,
            },
            spaces: scene.spaces.iter().map(SpaceView::of).collect(),
            walls: scene
                .walls
                .iter()
                .map(|wall| WallView { from: wall.from.into(), to: wall.to.into() })
                .collect(),
            gates: scene
                .gates
                .iter()
                .map(|gate| GateView { side: gate.side, from: gate.from.into(), to: gate.to.into() })
                .collect(),
        }
    }
}

/// The kinds of boards there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum BoardKind {
    /// Two rings of twelve spaces around a centre.
    Round,
    /// A square board that stands on its corner.
    Diamond {
        /// Squares along one edge.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        size: usize,
    },
    /// A square board.
    Square {
        /// Squares along one edge.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        size: usize,
    },
}

/// The colours that the sides wear, seat 1 first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum PaletteName {
    /// Light of two colours.
    TealAmber,
    /// Dejarik's pawns.
    BlackWhite,
    /// As Mark Steere calls them.
    RedBlue,
    /// Courtyard's figures.
    IvoryGarnet,
}

/// A point of the picture, from (−1, −1), bottom left, to (1, 1), top right.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PointView {
    /// To the right.
    pub x: f64,
    /// Upwards.
    pub y: f64,
}

impl From<Point> for PointView {
    fn from(point: Point) -> PointView {
        PointView { x: point.x, y: point.y }
    }
}

/// One space of the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
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

impl SpaceView {
    fn of(space: &Space) -> SpaceView {
        SpaceView {
            name: space.name.clone(),
            centre: space.centre.into(),
            shape: match space.shape {
                Shape::Disc { radius } => ShapeView::Disc { radius },
                Shape::Sector { inner, outer, from, to } => ShapeView::Sector { inner, outer, from, to },
                Shape::Quad(corners) => ShapeView::Quad { corners: corners.map(PointView::from) },
            },
            shade: match space.shade {
                Shade::Dark => ShadeView::Dark,
                Shade::Light => ShadeView::Light,
                Shade::Unused => ShadeView::Unused,
                Shade::Home(side) => ShadeView::Home { side },
                Shade::Entrance(side) => ShadeView::Entrance { side },
                Shade::Safe => ShadeView::Safe,
                Shade::Yard => ShadeView::Yard,
            },
        }
    }
}

/// The outline of a space.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
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
        corners: [PointView; 4],
    },
}

/// How a space is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
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
        #[serde(with = "super::side")]
        #[cfg_attr(feature = "schema", ts(type = "1 | 2"), schema(value_type = u8))]
        side: Side,
    },
    /// A square before the entrance that this side's king may use.
    Entrance {
        /// Whose.
        #[serde(with = "super::side")]
        #[cfg_attr(feature = "schema", ts(type = "1 | 2"), schema(value_type = u8))]
        side: Side,
    },
    /// A square along the wall, safe from some jumps.
    Safe,
    /// Inside the Courtyard.
    Yard,
}

/// A piece of wall.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct WallView {
    /// One end.
    pub from: PointView,
    /// The other end.
    pub to: PointView,
}

/// An entrance in the wall.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GateView {
    /// Whose king may use it.
    #[serde(with = "super::side")]
    #[cfg_attr(feature = "schema", ts(type = "1 | 2"), schema(value_type = u8))]
    pub side: Side,
    /// The tail of the arrow that points in.
    pub from: PointView,
    /// The head of that arrow.
    pub to: PointView,
}

/// One piece on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PieceView {
    /// The index of its space.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub space: usize,
    /// Whose it is.
    #[serde(with = "super::side")]
    #[cfg_attr(feature = "schema", ts(type = "1 | 2"), schema(value_type = u8))]
    pub side: Side,
    /// What it is, as the rule sheet calls it.
    pub kind: String,
    /// Its letter, upper case for seat 1 and lower case for seat 2.
    pub letter: char,
    /// Attack, defence and movement, where it has ratings.
    pub ratings: Option<[u8; 3]>,
}

impl From<&Piece> for PieceView {
    fn from(piece: &Piece) -> PieceView {
        PieceView {
            space: piece.space,
            side: piece.side,
            kind: piece.kind.to_owned(),
            letter: piece.letter,
            ratings: piece.ratings,
        }
    }
}

/// A space that means something now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MarkView {
    /// The index of the space.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub space: usize,
    /// What it means.
    pub kind: MarkMeaning,
}

impl From<&Mark> for MarkView {
    fn from(mark: &Mark) -> MarkView {
        let kind = match mark.kind {
            MarkKind::LastFrom => MarkMeaning::LastFrom,
            MarkKind::LastTo => MarkMeaning::LastTo,
            MarkKind::Target => MarkMeaning::Target,
            MarkKind::Capture => MarkMeaning::Capture,
            MarkKind::Offender => MarkMeaning::Offender,
            MarkKind::Attacker => MarkMeaning::Attacker,
            MarkKind::Attacked => MarkMeaning::Attacked,
            MarkKind::Pushed => MarkMeaning::Pushed,
        };
        MarkView { space: mark.space, kind }
    }
}

/// What a marked space means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
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
