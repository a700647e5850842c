use rules::{Coded, Fact, Node, Position as _};

use super::effects::STONE;
use super::moves::square;
use super::position::SIZE;
use super::{Move, Position};
use crate::scene::{Ask, Board, Palette, Piece, Point, Scene, Scenic, Shade, Shape, Space};
use crate::why::{self, WhyNot, is_occupied};

/// To place a stone, which only this game asks.
pub(super) const ASK_PLACE: &str = "ask-tapatan-place";

rules::codes! {
    /// Why a try is not legal, as far as only this game has the reason.
    pub(super) enum Why {
        /// There are stones to place.
        PlaceFirst = "why-tapatan-place-first",
        /// No line joins the points.
        NoLine = "why-tapatan-no-line",
    }
}

impl Scenic for Position {
    fn scene(&self) -> Scene {
        let points = 0..SIZE * SIZE;
        let stone = |point: u8| {
            let side = self.owner(point)?;
            let letter = side.letter('S');
            Some(Piece { space: point.into(), side, kind: STONE, figure: "stone", letter, ratings: None })
        };
        Scene {
            board: Board::Square { size: SIZE.into() },
            palette: Palette::BlackWhite,
            spaces: points.clone().map(drawn).collect(),
            pieces: points.filter_map(stone).collect(),
            walls: Vec::new(),
            gates: Vec::new(),
            marks: Vec::new(),
            ask: match self.node() {
                Node::Decide(side) if self.places() => Fact::new(ASK_PLACE).with("side", side),
                Node::Decide(side) => Ask::Move { side }.fact(),
                _ => Ask::Over.fact(),
            },
        }
    }

    fn trail(&self, mv: Move) -> Vec<String> {
        let points = match mv {
            Move::Place { at } => vec![at],
            Move::Go { from, to } => vec![from, to],
        };
        points.into_iter().map(|point| square(point).to_string()).collect()
    }

    fn aim(&self, _: Move) -> Option<String> {
        None
    }

    fn why_not(&self, scene: &Scene, _: &str, to: &str, about: WhyNot) -> WhyNot {
        if self.places() {
            about.at(Why::PlaceFirst, to)
        } else if is_occupied(scene, to) {
            about.at(why::Why::Occupied, to)
        } else {
            about.at(Why::NoLine, to)
        }
    }
}

/// Diagonal lines join the dark points.
fn drawn(index: u8) -> Space {
    let name = square(index);
    let side = 2.0 / f64::from(SIZE);
    let at = |right: f64, up: f64| Point {
        x: (f64::from(name.file) + right) * side - 1.0,
        y: (f64::from(name.rank) + up) * side - 1.0,
    };
    Space {
        name: name.to_string(),
        centre: at(0.5, 0.5),
        shape: Shape::Quad([at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)]),
        shade: if index.is_multiple_of(2) { Shade::Dark } else { Shade::Light },
    }
}
