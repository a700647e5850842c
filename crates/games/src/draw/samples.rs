//! Scenes of every board, built by hand, so that drawing is tested apart from the games.

use rules::{Game, Side};

use crate::circular;
use crate::courtier::Courtier;
use crate::scene::{
    Board, Gate, Mark, MarkKind, Palette, Piece, Point, Scene, Scenic, Shade, Shape, Space, Wall,
};

/// One scene of every board and every set of pieces, without marks.
pub(super) fn all() -> Vec<(&'static str, Scene)> {
    vec![
        ("courtier", courtier()),
        ("dejarik", dejarik()),
        ("holochess", holochess()),
        ("king-and-courtesan", king_and_courtesan(6)),
        ("king-and-courtesan-3", king_and_courtesan(3)),
        ("king-and-courtesan-10", king_and_courtesan(10)),
        ("courtyard", courtyard()),
        ("unknown", unknown()),
    ]
}

/// The scene with these marks, each given by the name of its space.
pub(super) fn marked(mut scene: Scene, marks: &[(&str, MarkKind)]) -> Scene {
    scene.marks = marks
        .iter()
        .map(|&(name, kind)| Mark { space: scene.find(name).expect("a space of the board"), kind })
        .collect();
    scene
}

pub(super) fn courtier() -> Scene {
    Courtier::start(Side::South).scene()
}

pub(super) fn dejarik() -> Scene {
    let mut scene = circular::round_scene(Palette::BlackWhite);
    for (side, spaces) in
        [(Side::South, ["a1", "a2", "a3", "a5"]), (Side::North, ["a12", "a11", "a10", "a8"])]
    {
        for name in spaces {
            put(&mut scene, name, side, "pawn", 'P', None);
        }
    }
    scene.asks = "seat 1 moves".to_owned();
    scene
}

/// The eight creatures with their letters and ratings, seat 1's four first.
pub(super) const CREATURES: [(&str, char, [u8; 3]); 8] = [
    ("Mantellian Savrip", 'S', [5, 5, 2]),
    ("Ghhhk", 'G', [3, 3, 2]),
    ("Ng'ok", 'N', [2, 6, 1]),
    ("Grimtaash the Molator", 'M', [6, 1, 3]),
    ("M'onnok", 'O', [5, 4, 3]),
    ("Houjix", 'H', [4, 3, 1]),
    ("Kintan Strider", 'K', [1, 6, 2]),
    ("K'lor'slug", 'L', [6, 2, 2]),
];

pub(super) fn holochess() -> Scene {
    let mut scene = circular::round_scene(Palette::TealAmber);
    let spaces = ["a2", "a3", "a4", "a5", "a8", "a9", "a10", "a11"];
    for (at, (&(kind, letter, ratings), name)) in CREATURES.iter().zip(spaces).enumerate() {
        let side = if at < 4 { Side::South } else { Side::North };
        put(&mut scene, name, side, kind, letter, Some(ratings));
    }
    scene
}

/// The middle of a game, with every mark it can have.
pub(super) fn holochess_in_play() -> Scene {
    let mut scene = holochess();
    for (at, name) in ["c", "b2", "b8", "b5", "a8", "b12", "b6", "a12"].into_iter().enumerate() {
        scene.pieces[at].space = scene.find(name).expect("a space of the board");
    }
    let marks = [
        ("a3", MarkKind::LastFrom),
        ("b2", MarkKind::LastTo),
        ("a2", MarkKind::Target),
        ("b1", MarkKind::Target),
        ("b3", MarkKind::Target),
        ("b6", MarkKind::Capture),
        ("c", MarkKind::Attacker),
        ("b12", MarkKind::Attacked),
        ("b8", MarkKind::Pushed),
    ];
    marked(scene, &marks)
}

pub(super) fn king_and_courtesan(size: usize) -> Scene {
    let mut scene = empty(Board::Diamond { size }, Palette::RedBlue);
    let reach = size as f64;
    // A corner of the lattice: files run up to the right and ranks up to the left.
    let corner = |file: usize, rank: usize| Point {
        x: (file as f64 - rank as f64) / reach,
        y: (file + rank) as f64 / reach - 1.0,
    };
    for rank in 0..size {
        for file in 0..size {
            let shade = match (file, rank) {
                (0, 0) => Shade::Home(Side::South),
                _ if (file, rank) == (size - 1, size - 1) => Shade::Home(Side::North),
                _ if (file + rank) % 2 == 0 => Shade::Dark,
                _ => Shade::Light,
            };
            let quad = [
                corner(file, rank),
                corner(file + 1, rank),
                corner(file + 1, rank + 1),
                corner(file, rank + 1),
            ];
            add(&mut scene, file, rank, quad, shade);
            let name = scene.spaces.last().expect("a square").name.clone();
            let (row, last) = (file + rank, 2 * size - 2);
            if row == 0 {
                put(&mut scene, &name, Side::South, "king", 'K', None);
            } else if row == last {
                put(&mut scene, &name, Side::North, "king", 'K', None);
            } else if row < size - 1 {
                put(&mut scene, &name, Side::South, "courtesan", 'C', None);
            } else if row > size - 1 {
                put(&mut scene, &name, Side::North, "courtesan", 'C', None);
            }
        }
    }
    scene
}

pub(super) fn courtyard() -> Scene {
    let mut scene = empty(Board::Square { size: 10 }, Palette::IvoryGarnet);
    let corner = |file: usize, rank: usize| Point { x: file as f64 / 5.0 - 1.0, y: rank as f64 / 5.0 - 1.0 };
    for rank in 0..10 {
        for file in 0..10 {
            let shade = match (file, rank) {
                (3..=6, 4..=5) => Shade::Yard,
                _ if (file + rank) % 2 == 0 => Shade::Unused,
                (5, 6) => Shade::Entrance(Side::South),
                (4, 3) => Shade::Entrance(Side::North),
                (3, 6) | (7, 6) | (2, 5) | (7, 4) | (2, 3) | (6, 3) => Shade::Safe,
                _ => Shade::Dark,
            };
            let quad = [
                corner(file, rank),
                corner(file + 1, rank),
                corner(file + 1, rank + 1),
                corner(file, rank + 1),
            ];
            add(&mut scene, file, rank, quad, shade);
        }
    }
    let south = [("king", "f1"), ("guard", "b1 d1 h1 j1"), ("serf", "a2 c2 e2 g2 i2 b3 d3 f3 h3 j3")];
    let north = [("king", "e10"), ("guard", "a10 c10 g10 i10"), ("serf", "b9 d9 f9 h9 j9 a8 c8 e8 g8 i8")];
    for (side, kinds) in [(Side::South, south), (Side::North, north)] {
        for (kind, names) in kinds {
            let letter = kind.chars().next().expect("a letter");
            for name in names.split(' ') {
                put(&mut scene, name, side, kind, letter, None);
            }
        }
    }
    let wall = |from: (usize, usize), to: (usize, usize)| Wall {
        from: corner(from.0, from.1),
        to: corner(to.0, to.1),
    };
    scene.walls = vec![
        wall((3, 4), (4, 4)),
        wall((5, 4), (7, 4)),
        wall((7, 4), (7, 6)),
        wall((7, 6), (6, 6)),
        wall((5, 6), (3, 6)),
        wall((3, 6), (3, 4)),
    ];
    let middle = |file: usize, rank: usize| Point {
        x: (file as f64 + 0.5) / 5.0 - 1.0,
        y: (rank as f64 + 0.5) / 5.0 - 1.0,
    };
    scene.gates = vec![
        Gate { side: Side::South, from: middle(5, 6), to: middle(5, 5) },
        Gate { side: Side::North, from: middle(4, 3), to: middle(4, 4) },
    ];
    scene
}

/// A game that the figures have never heard of.
pub(super) fn unknown() -> Scene {
    let mut scene = circular::round_scene(Palette::TealAmber);
    put(&mut scene, "c", Side::South, "<oracle>", 'Q', None);
    put(&mut scene, "b7", Side::North, "<oracle>", 'Q', None);
    scene
}

fn empty(board: Board, palette: Palette) -> Scene {
    Scene { board, ..circular::round_scene(palette) }.without_spaces()
}

impl Scene {
    fn without_spaces(mut self) -> Scene {
        self.spaces.clear();
        self
    }
}

fn add(scene: &mut Scene, file: usize, rank: usize, quad: [Point; 4], shade: Shade) {
    let name = format!("{}{}", char::from(b'a' + file as u8), rank + 1);
    let centre = Point { x: (quad[0].x + quad[2].x) / 2.0, y: (quad[0].y + quad[2].y) / 2.0 };
    scene.spaces.push(Space { name, centre, shape: Shape::Quad(quad), shade });
}

fn put(
    scene: &mut Scene,
    name: &str,
    side: Side,
    kind: &'static str,
    letter: char,
    ratings: Option<[u8; 3]>,
) {
    let space = scene.find(name).expect("a space of the board");
    scene.pieces.push(Piece { space, side, kind, letter: side.letter(letter), ratings });
}
