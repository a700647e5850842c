use std::collections::BTreeSet;

use crate::draw::glyph::{FIGURES, Glyph};
use crate::draw::samples;

#[test]
fn every_figure_has_an_outline_of_its_own() {
    let mut bodies: Vec<_> = FIGURES.iter().map(|(_, glyph)| glyph.body).collect();
    bodies.sort_unstable();
    bodies.dedup();
    assert_eq!(bodies.len(), FIGURES.len());
}

#[test]
fn every_figure_is_used_and_has_one_key() {
    let used: BTreeSet<_> =
        samples::all().iter().flat_map(|(_, scene)| &scene.pieces).map(|piece| piece.figure).collect();
    let keys: BTreeSet<_> = FIGURES.iter().map(|(key, _)| *key).collect();
    assert_eq!(keys.len(), FIGURES.len());
    assert_eq!(keys.difference(&used).count(), 0, "{keys:?} against {used:?}");
}

#[test]
fn an_unknown_key_has_no_figure() {
    for piece in samples::unknown().pieces {
        assert_eq!(Glyph::of(piece.figure), None);
    }
}

#[test]
fn figures_stay_in_their_box() {
    for (name, glyph) in FIGURES {
        let paths = [glyph.body, glyph.lines, glyph.lights, glyph.holes, glyph.signs[0], glyph.signs[1]];
        for path in paths {
            let numbers = path.split(|c: char| !(c.is_ascii_digit() || c == '-' || c == '.'));
            for number in numbers.filter(|number| !number.is_empty()) {
                let value: f64 = number.parse().unwrap_or_else(|_| panic!("{name}: {number:?} in {path:?}"));
                assert!(value.abs() <= 52.0, "{name}: {value} in {path:?}");
            }
        }
        assert!(glyph.body.starts_with('M') && glyph.body.ends_with('Z'), "{name}: the silhouette is closed");
    }
}

#[test]
fn a_king_is_two_checkers_high() {
    let height = |key: &str| {
        let body = Glyph::of(key).unwrap().body;
        // The left edge of the pile: from the height where the top begins to the one where the last line ends.
        let heights: Vec<f64> = body
            .split(['M', 'L', 'A', 'Z'])
            .map(|command| command.split_whitespace().collect::<Vec<_>>())
            .filter(|numbers| numbers.len() >= 2)
            .map(|numbers| numbers[numbers.len() - 1].parse().unwrap())
            .collect();
        heights.iter().copied().fold(f64::MIN, f64::max) - heights.iter().copied().fold(f64::MAX, f64::min)
    };
    assert!(height("checker-king") > 2.0 * height("checker-courtesan"));
}
