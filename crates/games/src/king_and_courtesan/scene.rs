use rules::{Coded, Fact, Node, Position as _, Side};

use super::effects::name;
use super::moves::square;
use super::{Kind, Move, Position, Word, why};
use crate::scene::{self, Ask, Board, Palette, Piece, Point, Scene, Scenic, Shade, Shape};
use crate::why::WhyNot;

/// To move, capture or exchange.
pub(super) const ASK: &str = "ask-capture-or-exchange";

impl<const N: usize, W: Word> Scenic for Position<N, W> {
    fn scene(&self) -> Scene {
        let squares = 0..(N * N) as u8;
        Scene {
            board: Board::Diamond { size: N },
            palette: Palette::RedBlue,
            spaces: squares.clone().map(drawn::<N, W>).collect(),
            pieces: squares
                .filter_map(|square| {
                    let (side, is_king) = self.piece_on(square)?;
                    let (figure, letter) =
                        if is_king { ("checker-king", 'K') } else { ("checker-courtesan", 'C') };
                    Some(Piece {
                        space: square.into(),
                        side,
                        kind: name(is_king),
                        figure,
                        letter: side.letter(letter),
                        ratings: None,
                    })
                })
                .collect(),
            walls: Vec::new(),
            gates: Vec::new(),
            marks: Vec::new(),
            ask: match self.node() {
                Node::Decide(side) => Fact::new(ASK).with("side", side),
                _ => Ask::Over.fact(),
            },
        }
    }

    fn trail(&self, mv: Move<N>) -> Vec<String> {
        [mv.from, mv.to].map(|index| square::<N>(index).to_string()).to_vec()
    }

    fn aim(&self, mv: Move<N>) -> Option<String> {
        (mv.kind == Kind::Capture).then(|| square::<N>(mv.to).to_string())
    }

    fn why_not(&self, scene: &Scene, from: &str, to: &str, about: WhyNot) -> WhyNot {
        why::why_not(scene, from, to, about)
    }
}

/// The board stands on the corner a1; files lead up to the right, ranks up to the left.
fn drawn<const N: usize, W: Word>(index: u8) -> scene::Space {
    let name = square::<N>(index);
    let size = N as f64;
    let (file, rank) = (f64::from(name.file), f64::from(name.rank));
    let centre = Point { x: (file - rank) / size, y: (file + rank + 1.0) / size - 1.0 };
    let half = 1.0 / size;
    let corner = |x: f64, y: f64| Point { x: centre.x + x * half, y: centre.y + y * half };
    let home = Side::BOTH.into_iter().find(|side| Position::<N, W>::home(*side) == index);
    scene::Space {
        name: name.to_string(),
        centre,
        shape: Shape::Quad([corner(0.0, -1.0), corner(1.0, 0.0), corner(0.0, 1.0), corner(-1.0, 0.0)]),
        shade: match home {
            Some(side) => Shade::Home(side),
            None if (name.file + name.rank).is_multiple_of(2) => Shade::Dark,
            None => Shade::Light,
        },
    }
}
