//! What to draw: a position as plain data that a picture, a terminal or a browser can show without knowing the game.

use rules::{Coded, Effects, Fact, Side};

use crate::why::WhyNot;

/// A position as it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// What kind of board it is.
    pub board: Board,
    /// The colours that the sides wear.
    pub palette: Palette,
    /// Every space of the board, whether played on or not.
    pub spaces: Vec<Space>,
    /// Every piece on the board.
    pub pieces: Vec<Piece>,
    /// Walls that stand between spaces.
    pub walls: Vec<Wall>,
    /// Entrances in the walls.
    pub gates: Vec<Gate>,
    /// Spaces that mean something now.
    pub marks: Vec<Mark>,
    /// What is asked now: `ask-push (side: seat 2, piece: Houjix, space: b4)`.
    pub ask: Fact,
}

impl Scene {
    /// The index of the space with this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.spaces.iter().position(|space| space.name == name)
    }

    /// The piece on a space.
    pub fn piece_on(&self, space: usize) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.space == space)
    }

    /// The kinds of a side's pieces, each with the names of its spaces. Both are in the order of the spaces, so that a
    /// description made from them is deterministic.
    pub fn pieces_by_kind(&self, side: Side) -> Vec<(&'static str, Vec<&str>)> {
        let mut kinds: Vec<(&'static str, Vec<&str>)> = Vec::new();
        for (index, space) in self.spaces.iter().enumerate() {
            let Some(piece) = self.piece_on(index).filter(|piece| piece.side == side) else { continue };
            match kinds.iter_mut().find(|(kind, _)| *kind == piece.kind) {
                Some((_, names)) => names.push(&space.name),
                None => kinds.push((piece.kind, vec![&space.name])),
            }
        }
        kinds
    }
}

/// What every game may ask. What only one game asks is a fact of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Nothing: the game is over.
    Over,
    /// To move.
    Move {
        /// Who.
        side: Side,
    },
    /// To pass, as nothing else is possible.
    Pass {
        /// Who.
        side: Side,
    },
}

impl Coded for Ask {
    const CODES: &'static [&'static str] = &["ask-over", "ask-move", "ask-pass"];

    fn fact(&self) -> Fact {
        match *self {
            Ask::Over => Fact::new("ask-over"),
            Ask::Move { side } => Fact::new("ask-move").with("side", side),
            Ask::Pass { side } => Fact::new("ask-pass").with("side", side),
        }
    }
}

/// The kinds of boards there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Board {
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Palette {
    /// Teal and amber light.
    TealAmber,
    /// Black and white.
    BlackWhite,
    /// Red and blue.
    RedBlue,
    /// Ivory and garnet.
    IvoryGarnet,
}

/// A point of the picture. The board fills the square from (−1, −1), bottom left, to (1, 1), top right.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Upwards.
    pub y: f64,
}

/// One space of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Space {
    /// Its name in the notation.
    pub name: String,
    /// Where a piece stands on it.
    pub centre: Point,
    /// Its outline.
    pub shape: Shape,
    /// How it is coloured.
    pub shade: Shade,
}

/// The outline of a space.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
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
    Quad([Point; 4]),
}

/// How a space is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shade {
    /// One of the two colours of a chequered board; the one that is played on where only one is.
    Dark,
    /// The other colour.
    Light,
    /// Not part of the game.
    Unused,
    /// A side's home square.
    Home(Side),
    /// A square before the entrance that this side's king may use.
    Entrance(Side),
    /// A square along the wall, safe from jumps along diagonals that end at the wall.
    Safe,
    /// Inside the walls.
    Yard,
}

/// One piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The index of its space.
    pub space: usize,
    /// Whose it is.
    pub side: Side,
    /// What it is, as the rule sheet calls it: `king`, `guard`, `Ghhhk`, …
    pub kind: &'static str,
    /// The key of its drawing, chosen by the game: `court-king`, `helmet`, … A key that a client has no drawing for is
    /// shown as a token with the piece's letter.
    pub figure: &'static str,
    /// Its letter, upper case for seat 1 and lower case for seat 2.
    pub letter: char,
    /// Attack, defence and movement, where it has ratings.
    pub ratings: Option<[u8; 3]>,
}

/// A piece of wall.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wall {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

/// An entrance in the wall.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gate {
    /// Whose king may use it.
    pub side: Side,
    /// The tail of the arrow that points in.
    pub from: Point,
    /// The head of that arrow.
    pub to: Point,
}

/// A space that means something now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The index of the space.
    pub space: usize,
    /// What it means.
    pub kind: MarkKind,
}

/// What a marked space means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
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

/// Positions that can be drawn, and whose moves can be shown.
pub trait Scenic: Effects {
    /// What to draw. The marks are those of the position itself: pending attacks, pushes and offenders.
    fn scene(&self) -> Scene;

    /// The names of the spaces that a legal move touches, in order: where the piece starts, what it goes through or
    /// lands on, and where it ends. Empty for a move that touches none.
    fn trail(&self, mv: Self::Move) -> Vec<String>;

    /// The name of the space that a legal move captures or attacks, if it aims at one.
    fn aim(&self, mv: Self::Move) -> Option<String>;

    /// Why the piece on `from`, which is of the side that decides, has no move to `to`, as far as this game has reasons
    /// of its own; `about` has what is known already. [`why_not`](crate::why::why_not) asks this.
    fn why_not(&self, scene: &Scene, from: &str, to: &str, about: WhyNot) -> WhyNot;
}
