//! Plain data as it goes over the wire: what the crates below know, in types that can be written as JSON.

mod scene;
pub mod side;

pub use scene::{
    BoardKind, BoardView, GateView, MarkMeaning, MarkView, PaletteName, PieceView, PointView, ShadeView,
    ShapeView, SpaceView, WallView,
};
