use rules::Side;

use crate::draw::glyph::Glyph;
use crate::draw::samples;
use crate::scene::Board;

fn glyphs() -> Vec<(String, Glyph)> {
    let mut glyphs: Vec<(String, Glyph)> = Vec::new();
    for (game, scene) in samples::all().into_iter().filter(|(game, _)| game != "unknown") {
        for piece in &scene.pieces {
            let name = format!("{:?} {}", std::mem::discriminant(&scene.board), piece.kind);
            let glyph = Glyph::of(scene.board, piece).unwrap_or_else(|| panic!("{game}: {}", piece.kind));
            if !glyphs.iter().any(|(other, _)| *other == name) {
                glyphs.push((name, glyph));
            }
        }
    }
    glyphs
}

#[test]
fn every_kind_has_an_outline_of_its_own() {
    let mut bodies: Vec<_> = glyphs().iter().map(|(_, glyph)| glyph.body).collect();
    // King and guard, pawn, eight creatures, king and courtesan, crown, helmet and hood.
    assert_eq!(bodies.len(), 2 + 1 + 8 + 2 + 3);
    bodies.sort_unstable();
    bodies.dedup();
    assert_eq!(bodies.len(), 16);
}

#[test]
fn figures_stay_in_their_box() {
    for (name, glyph) in glyphs() {
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
    let scene = samples::start("king-and-courtesan:3");
    let height = |kind: &str| {
        let piece =
            scene.pieces.iter().find(|piece| piece.kind == kind && piece.side == Side::South).unwrap();
        let body = Glyph::of(Board::Diamond { size: 3 }, piece).unwrap().body;
        // The left edge of the pile: from the height where the top begins to the one where the last line ends.
        let heights: Vec<f64> = body
            .split(['M', 'L', 'A', 'Z'])
            .map(|command| command.split_whitespace().collect::<Vec<_>>())
            .filter(|numbers| numbers.len() >= 2)
            .map(|numbers| numbers[numbers.len() - 1].parse().unwrap())
            .collect();
        heights.iter().copied().fold(f64::MIN, f64::max) - heights.iter().copied().fold(f64::MAX, f64::min)
    };
    assert!(height("king") > 2.0 * height("courtesan"));
}
