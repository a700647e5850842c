use rules::Side;

use super::xml::{self, Element};
use super::{MARKS, boards};
use crate::draw::samples::{self, marked};
use crate::draw::{SvgStyle, Theme, svg};
use crate::scene::Scene;

fn styles() -> Vec<SvgStyle> {
    Theme::ALL
        .into_iter()
        .flat_map(|theme| [true, false].map(|coordinates| SvgStyle { theme, coordinates, title: None }))
        .collect()
}

fn elements(scene: &Scene, style: &SvgStyle) -> Vec<Element> {
    xml::read(&svg(scene, style)).unwrap()
}

/// The picture without its colours.
fn grey(scene: &Scene, theme: Theme) -> String {
    let picture = svg(scene, &SvgStyle { theme, ..SvgStyle::default() });
    let mut parts = picture.split('#');
    let first = parts.next().unwrap().to_owned();
    parts.fold(first, |all, part| all + "#" + &part[6..])
}

#[test]
fn pictures_are_well_formed_and_stand_alone() {
    for (name, scene) in boards() {
        for style in styles() {
            let all = elements(&scene, &style);
            assert_eq!(all[0].name, "svg", "{name}");
            assert_eq!(all[0].get("role"), Some("img"));
            assert_eq!(all[0].get("viewBox"), Some("0 0 480 480"));
            assert_eq!(all[1].name, "title");
            for element in &all {
                let known = ["svg", "g", "title", "desc", "path", "circle", "ellipse", "rect", "text"];
                assert!(known.contains(&element.name.as_str()), "{name}: {element:?}");
                for (key, value) in &element.attributes {
                    assert!(!["id", "style", "class", "href"].contains(&key.as_str()), "{name}: {element:?}");
                    assert!(!value.contains("NaN") && !value.contains("inf"), "{name}: {element:?}");
                }
            }
        }
    }
}

#[test]
fn every_space_and_every_piece_is_drawn_once() {
    for (name, scene) in boards() {
        for style in styles() {
            let all = elements(&scene, &style);
            let drawn: Vec<_> = all.iter().filter_map(|element| element.get("data-space")).collect();
            let spaces: Vec<_> = scene.spaces.iter().map(|space| space.name.as_str()).collect();
            assert_eq!(drawn, spaces, "{name}");

            let mut drawn: Vec<_> = all
                .iter()
                .filter_map(|element| Some((element.get("data-piece")?, element.get("data-seat")?)))
                .collect();
            let mut pieces: Vec<_> = scene
                .pieces
                .iter()
                .map(|piece| {
                    let seat = if piece.side == Side::South { "1" } else { "2" };
                    (scene.spaces[piece.space].name.as_str(), seat)
                })
                .collect();
            drawn.sort_unstable();
            pieces.sort_unstable();
            assert_eq!(drawn, pieces, "{name}");
        }
    }
}

#[test]
fn near_pieces_stand_before_far_ones() {
    for (name, scene) in boards() {
        let heights: Vec<f64> = elements(&scene, &SvgStyle::default())
            .iter()
            .filter_map(|element| element.get("data-piece"))
            .map(|space| scene.spaces[scene.find(space).unwrap()].centre.y)
            .collect();
        assert!(heights.is_sorted_by(|far, near| far >= near), "{name}: {heights:?}");
    }
}

#[test]
fn the_same_scene_gives_the_same_picture() {
    for (name, scene) in boards() {
        let mut other = scene.clone();
        other.pieces.reverse();
        for style in styles() {
            assert_eq!(svg(&scene, &style), svg(&other, &style), "{name}");
        }
    }
}

#[test]
fn seats_differ_without_colour() {
    for (name, scene) in samples::all() {
        let mut kinds = scene.pieces.clone();
        kinds.sort_by_key(|piece| piece.figure);
        kinds.dedup_by_key(|piece| piece.figure);
        for piece in kinds {
            let alone = |side| {
                let mut scene = scene.clone();
                scene.pieces = vec![crate::scene::Piece { side, letter: 'x', ..piece }];
                scene
            };
            for theme in Theme::ALL {
                // What is said of the seat in words and for programs does not count.
                let figure = |side| {
                    grey(&alone(side), theme)
                        .lines()
                        .filter(|line| ["<path", "<ellipse"].iter().any(|tag| line.contains(tag)))
                        .collect::<Vec<_>>()
                        .join("\n")
                };
                assert_ne!(figure(Side::South), figure(Side::North), "{name}: {} in {theme:?}", piece.kind);
            }
        }
    }
}

#[test]
fn marks_differ_without_colour() {
    for (name, scene) in samples::all() {
        for space in [scene.spaces[0].name.clone(), scene.spaces[scene.pieces[0].space].name.clone()] {
            for theme in Theme::ALL {
                let mut pictures: Vec<_> = MARKS
                    .iter()
                    .map(|&kind| grey(&marked(scene.clone(), &[(&space, kind)]), theme))
                    .collect();
                pictures.push(grey(&scene, theme));
                pictures.sort();
                pictures.dedup();
                assert_eq!(pictures.len(), MARKS.len() + 1, "{name}: marks on {space} in {theme:?}");
            }
        }
    }
}

#[test]
fn homes_and_gates_show_their_side_without_colour() {
    for scene in [samples::start("king-and-courtesan"), samples::start("courtyard")] {
        let mut other = scene.clone();
        for gate in &mut other.gates {
            gate.side = !gate.side;
        }
        for space in &mut other.spaces {
            space.shade = match space.shade {
                crate::scene::Shade::Home(side) => crate::scene::Shade::Home(!side),
                crate::scene::Shade::Entrance(side) => crate::scene::Shade::Entrance(!side),
                shade => shade,
            };
        }
        assert_ne!(grey(&scene, Theme::Night), grey(&other, Theme::Night));
    }
}

#[test]
fn words_are_escaped() {
    let scene = samples::unknown();
    let style = SvgStyle { title: Some("<Kings> & \"Queens\"\u{1b}".to_owned()), ..SvgStyle::default() };
    let all = elements(&scene, &style);
    assert_eq!(all[1].words, "<Kings> & \"Queens\" ");
    assert!(all.iter().any(|element| element.words == "Seat 1: <oracle> on c"));
    // A kind that has no figure shows its letter.
    assert!(all.iter().any(|element| element.name == "text" && element.words == "Q"));
}

#[test]
fn creatures_show_their_ratings() {
    let all = elements(&samples::start("holochess"), &SvgStyle::default());
    let said = |element: &Element| {
        let words = element.words.strip_prefix("Seat 2: K'lor'slug on a")?;
        words.ends_with(", attack 6, defence 2, movement 2").then_some(())
    };
    assert_eq!(all.iter().filter_map(said).count(), 1);
}

#[test]
fn coordinates_can_be_switched_off() {
    let labels = |scene: &Scene, coordinates| -> Vec<String> {
        elements(scene, &SvgStyle { coordinates, ..SvgStyle::default() })
            .into_iter()
            .filter(|element| element.name == "text")
            .map(|element| element.words)
            .collect()
    };
    let mut round = labels(&samples::start("courtier"), true);
    round.sort();
    let mut names: Vec<_> = (1..=12).flat_map(|n| [format!("a{n}"), format!("b{n}")]).collect();
    names.sort();
    assert_eq!(round, names);
    let mut square = labels(&samples::start("courtyard"), true).concat().chars().collect::<Vec<_>>();
    square.sort_unstable();
    assert_eq!(String::from_iter(square), "01123456789abcdefghij");
    for (name, scene) in samples::all() {
        // Pieces without a figure have their letter.
        let scene = Scene { pieces: Vec::new(), ..scene };
        assert_eq!(labels(&scene, false), Vec::<String>::new(), "{name}");
    }
}
