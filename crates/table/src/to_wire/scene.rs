use games::scene::{Board, Mark, MarkKind, Palette, Piece, Point, Scene, Shade, Shape, Space};
use wire::{
    BoardKind, BoardView, GateView, MarkMeaning, MarkView, PaletteName, PieceView, PointView, ShadeView,
    ShapeView, SpaceView, WallView,
};

use super::seat;

/// Converts the part of a scene that doesn't change during a game.
pub fn board(scene: &Scene) -> BoardView {
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
        spaces: scene.spaces.iter().map(space).collect(),
        walls: scene
            .walls
            .iter()
            .map(|wall| WallView { from: point(wall.from), to: point(wall.to) })
            .collect(),
        gates: scene
            .gates
            .iter()
            .map(|gate| GateView { side: seat(gate.side), from: point(gate.from), to: point(gate.to) })
            .collect(),
    }
}

fn space(space: &Space) -> SpaceView {
    SpaceView {
        name: space.name.clone(),
        centre: point(space.centre),
        shape: match space.shape {
            Shape::Disc { radius } => ShapeView::Disc { radius },
            Shape::Sector { inner, outer, from, to } => ShapeView::Sector { inner, outer, from, to },
            Shape::Quad(corners) => ShapeView::Quad { corners: corners.map(point) },
        },
        shade: match space.shade {
            Shade::Dark => ShadeView::Dark,
            Shade::Light => ShadeView::Light,
            Shade::Unused => ShadeView::Unused,
            Shade::Home(side) => ShadeView::Home { side: seat(side) },
            Shade::Entrance(side) => ShadeView::Entrance { side: seat(side) },
            Shade::Safe => ShadeView::Safe,
            Shade::Yard => ShadeView::Yard,
        },
    }
}

fn point(point: Point) -> PointView {
    PointView { x: point.x, y: point.y }
}

/// Converts a piece.
pub fn piece(piece: &Piece) -> PieceView {
    PieceView {
        space: piece.space,
        side: seat(piece.side),
        kind: piece.kind.to_owned(),
        figure: piece.figure.to_owned(),
        letter: piece.letter,
        ratings: piece.ratings,
    }
}

/// Converts a mark.
pub fn mark(mark: &Mark) -> MarkView {
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
