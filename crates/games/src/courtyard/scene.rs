use rules::{Coded, Fact, Node, Position as _, Side};

use super::board::{SIZE, around, bit_of, bits, entrance, square_of};
use super::{Kind, Move, Position, why};
use crate::scan::Scan;
use crate::scene::{
    self, Ask, Board, Gate, Mark, MarkKind, Palette, Piece, Point, Scene, Scenic, Shade, Shape, Wall,
};
use crate::square::Square;
use crate::why::WhyNot;

/// What only this game asks.
pub(super) mod asks {
    /// To move or jump.
    pub(in crate::courtyard) const JUMP: &str = "ask-jump";
    /// To remove a piece that could have jumped.
    pub(in crate::courtyard) const REMOVE: &str = "ask-remove";
    /// All of them.
    pub(in crate::courtyard) const CODES: &[&str] = &[JUMP, REMOVE];
}

/// The key of a piece's drawing.
const fn figure(kind: Kind) -> &'static str {
    match kind {
        Kind::King => "crown",
        Kind::Guard => "helmet",
        Kind::Serf => "hood",
    }
}

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> Scenic
    for Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    fn scene(&self) -> Scene {
        let squares = || (0..SIZE).flat_map(|rank| (0..SIZE).map(move |file| Square { rank, file }));
        Scene {
            board: Board::Square { size: SIZE.into() },
            palette: Palette::IvoryGarnet,
            spaces: squares().map(Self::drawn).collect(),
            pieces: squares()
                .enumerate()
                .filter_map(|(space, square)| {
                    let (side, kind) = self.piece_on(bit_of(square)?)?;
                    let letter = side.letter(kind.letter());
                    Some(Piece {
                        space,
                        side,
                        kind: kind.name(),
                        figure: figure(kind),
                        letter,
                        ratings: None,
                    })
                })
                .collect(),
            walls: walls(SMALL_YARD),
            gates: Side::BOTH.map(gate).to_vec(),
            marks: bits(self.offenders())
                .map(|bit| Mark { space: space_of(square_of(bit)), kind: MarkKind::Offender })
                .collect(),
            ask: match self.node() {
                Node::Decide(side) if self.offenders() != 0 => Fact::new(asks::REMOVE).with("side", side),
                Node::Decide(side) if self.nth_move(0) == Some(Move::Pass) => Ask::Pass { side }.fact(),
                Node::Decide(side) => Fact::new(asks::JUMP).with("side", side),
                _ => Ask::Over.fact(),
            },
        }
    }

    fn trail(&self, mv: Move) -> Vec<String> {
        let squares = match mv {
            Move::Step { from, to } => self.way(from, to),
            Move::Recycle { from, to } => vec![from, to],
            Move::Jump { from, jumps } => {
                let landings = jumps.from(from).map(|(_, to)| to.trailing_zeros() as u8);
                std::iter::once(from).chain(landings).collect()
            }
            Move::Remove { at } => vec![at],
            Move::Pass => Vec::new(),
        };
        squares.into_iter().map(|bit| square_of(bit).to_string()).collect()
    }

    fn aim(&self, mv: Move) -> Option<String> {
        let aim = match mv {
            Move::Jump { from, jumps } => jumps.from(from).last()?.1.trailing_zeros() as u8,
            Move::Remove { at } => at,
            Move::Step { .. } | Move::Recycle { .. } | Move::Pass => return None,
        };
        Some(square_of(aim).to_string())
    }

    fn why_not(&self, scene: &Scene, from: &str, to: &str, about: WhyNot) -> WhyNot {
        let square = |name: &str| Square::scan(&mut Scan::new(name), SIZE);
        match (square(from), square(to)) {
            (Ok(from), Ok(to)) => why::why_not(scene, from, to, GUARD_TURNS, about),
            _ => about,
        }
    }
}

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool>
    Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    /// The squares of a step, with the one in between where a guard goes two.
    pub(super) fn way(&self, from: u8, to: u8) -> Vec<u8> {
        if around(1 << from) & 1 << to != 0 {
            return vec![from, to];
        }
        let between = around(1 << from) & around(1 << to);
        let free = bits(between).find(|bit| self.piece_on(*bit).is_none() && 1 << *bit & Self::YARD == 0);
        std::iter::once(from).chain(free).chain([to]).collect()
    }

    fn drawn(square: Square) -> scene::Space {
        let bit = bit_of(square).map_or(0, |bit| 1 << bit);
        let along_the_wall = around(Self::YARD);
        let gate = Side::BOTH.into_iter().find(|side| entrance(*side) & bit != 0);
        let shade = match gate {
            Some(side) => Shade::Entrance(side),
            None if is_in_yard(square, SMALL_YARD) => Shade::Yard,
            None if bit == 0 => Shade::Unused,
            None if bit & along_the_wall != 0 => Shade::Safe,
            None => Shade::Dark,
        };
        let Point { x, y } = corner(square.file, square.rank);
        let side = 2.0 / f64::from(SIZE);
        let at = |right: f64, up: f64| Point { x: x + right * side, y: y + up * side };
        scene::Space {
            name: square.to_string(),
            centre: at(0.5, 0.5),
            shape: Shape::Quad([at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)]),
            shade,
        }
    }
}

/// The index of a square in the scene.
fn space_of(square: Square) -> usize {
    usize::from(square.rank) * usize::from(SIZE) + usize::from(square.file)
}

/// The lower left corner of the square with this file and rank.
fn corner(file: u8, rank: u8) -> Point {
    let across = |number: u8| f64::from(number) * 2.0 / f64::from(SIZE) - 1.0;
    Point { x: across(file), y: across(rank) }
}

/// The files that the Courtyard covers, from the first to the one after the last; the ranks are always 5 and 6.
const fn yard_files(small: bool) -> (u8, u8) {
    if small { (4, 6) } else { (3, 7) }
}

fn is_in_yard(square: Square, small: bool) -> bool {
    let (first, end) = yard_files(small);
    (first..end).contains(&square.file) && (4..6).contains(&square.rank)
}

/// The wall around the Courtyard, open above file f and below file e.
fn walls(small: bool) -> Vec<Wall> {
    let (first, end) = yard_files(small);
    let wall = |from: (u8, u8), to: (u8, u8)| Wall { from: corner(from.0, from.1), to: corner(to.0, to.1) };
    let walls = [
        ((first, 4), (first, 6)),
        ((end, 4), (end, 6)),
        ((first, 6), (5, 6)),
        ((6, 6), (end, 6)),
        ((first, 4), (4, 4)),
        ((5, 4), (end, 4)),
    ];
    walls.into_iter().filter(|(from, to)| from != to).map(|(from, to)| wall(from, to)).collect()
}

/// The entrance on the far side of the Courtyard, with an arrow that points in.
fn gate(side: Side) -> Gate {
    let (file, rank, inward) = match side {
        Side::South => (5, 6, -1.0),
        Side::North => (4, 4, 1.0),
    };
    let Point { x, y } = corner(file, rank);
    let half = 1.0 / f64::from(SIZE);
    Gate {
        side,
        from: Point { x: x + half, y: y - inward * half },
        to: Point { x: x + half, y: y + inward * half },
    }
}
