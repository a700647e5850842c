//! Scenes to draw in tests.

use rules::{Game, Node, Position, Side, Symmetric};

use crate::circular;
use crate::scene::{Mark, MarkKind, Palette, Piece, Scene, Scenic};
use crate::{Visitor, visit, visit_all};

/// The start of every game in every variant (or the first move, where the board is empty at first), and a game whose
/// pieces have no figures.
pub(super) fn all() -> Vec<(String, Scene)> {
    #[derive(Clone)]
    struct Named;
    impl Visitor for Named {
        type Output = (String, Scene);
        fn visit<G: Game<Position: Scenic + Symmetric>>(self) -> (String, Scene) {
            let mut position = G::start(Side::South);
            if position.pieces() == 0 {
                let first = position.nth_move(0).expect("a move on an empty board");
                position.play_unchecked(first);
            }
            (G::full_name(), position.scene())
        }
    }
    let mut all = visit_all(Named);
    all.push(("unknown".to_owned(), unknown()));
    all
}

/// The start of a game.
pub(super) fn start(game: &str) -> Scene {
    struct Start;
    impl Visitor for Start {
        type Output = Scene;
        fn visit<G: Game<Position: Scenic + Symmetric>>(self) -> Scene {
            G::start(Side::South).scene()
        }
    }
    visit(game, Start).expect("a game")
}

/// Scenes from the middle of every game: pending attacks, pushes and offenders, long captures, thin boards.
pub(super) fn played() -> Vec<(String, Scene)> {
    #[derive(Clone)]
    struct Played;
    impl Visitor for Played {
        type Output = Vec<(String, Scene)>;
        fn visit<G: Game<Position: Scenic + Symmetric>>(self) -> Self::Output {
            let mut random = fastrand::Rng::with_seed(25);
            let mut position = G::start(Side::South);
            let mut scenes = Vec::new();
            for turn in 0..60 {
                if matches!(position.node(), Node::Over(_)) {
                    break;
                }
                let mut choices = Vec::new();
                position.each_choice(|choice| choices.push(choice));
                position.take_unchecked(choices[random.usize(..choices.len())]);
                let scene = position.scene();
                if turn % 15 == 14 || !scene.marks.is_empty() {
                    scenes.push((G::full_name(), scene));
                }
            }
            scenes
        }
    }
    visit_all(Played).concat()
}

/// The scene with these marks, each given by the name of its space.
pub(super) fn marked(mut scene: Scene, marks: &[(&str, MarkKind)]) -> Scene {
    scene.marks = marks
        .iter()
        .map(|&(name, kind)| Mark { space: scene.find(name).expect("a space of the board"), kind })
        .collect();
    scene
}

/// Holochess with every mark it can have.
pub(super) fn holochess_in_play() -> Scene {
    let mut scene = start("holochess");
    for (kind, name) in [
        ("Mantellian Savrip", "c"),
        ("Ghhhk", "b2"),
        ("Ng'ok", "b8"),
        ("Grimtaash the Molator", "b5"),
        ("M'onnok", "a8"),
        ("Houjix", "b12"),
        ("Kintan Strider", "b6"),
        ("K'lor'slug", "a12"),
    ] {
        let space = scene.find(name).expect("a space of the board");
        scene.pieces.iter_mut().find(|piece| piece.kind == kind).expect("a creature").space = space;
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

/// Pieces that have no figures.
pub(super) fn unknown() -> Scene {
    let mut scene = circular::round_scene(Palette::TealAmber);
    for (name, side) in [("c", Side::South), ("b7", Side::North)] {
        let space = scene.find(name).expect("a space of the board");
        let letter = side.letter('Q');
        scene.pieces.push(Piece { space, side, kind: "<oracle>", figure: "<oracle>", letter, ratings: None });
    }
    scene
}
