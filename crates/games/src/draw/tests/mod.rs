mod describe;
mod glyph;
mod svg;
mod text;
mod xml;

use super::samples;
use crate::scene::{MarkKind, Scene};

/// Every kind of mark.
const MARKS: [MarkKind; 8] = [
    MarkKind::LastFrom,
    MarkKind::LastTo,
    MarkKind::Target,
    MarkKind::Capture,
    MarkKind::Offender,
    MarkKind::Attacker,
    MarkKind::Attacked,
    MarkKind::Pushed,
];

/// Every board at the start, in play, and with each kind of mark on one space after the other.
fn boards() -> Vec<(String, Scene)> {
    let mut boards = samples::all();
    boards.extend(samples::played());
    for (name, scene) in samples::all() {
        let names: Vec<_> = scene.spaces.iter().map(|space| space.name.clone()).collect();
        let marks: Vec<_> =
            names.iter().enumerate().map(|(at, space)| (space.as_str(), MARKS[at % MARKS.len()])).collect();
        boards.push((name, samples::marked(scene, &marks)));
    }
    boards
}
