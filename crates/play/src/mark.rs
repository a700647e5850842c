//! Marking a scene with what a player wants to see: the last move, and where a piece may go.

use std::ops::ControlFlow;

use games::scene::{Mark, MarkKind, Scene, Scenic};

/// Marks the spaces that a move touched. `before` is the position in which it was made.
pub fn last_move<P: Scenic>(scene: &mut Scene, before: &P, mv: P::Move) {
    let trail = before.trail(mv);
    for (step, space) in trail.iter().enumerate() {
        // A move that names one space only, such as the removal of a piece, has come to it.
        let kind = if step == 0 && trail.len() > 1 { MarkKind::LastFrom } else { MarkKind::LastTo };
        put(scene, space, kind);
    }
}

/// Marks where the piece on a space may go, and what it may capture or attack. Says how many of the legal moves
/// start there.
pub fn targets<P: Scenic>(scene: &mut Scene, position: &P, space: &str) -> usize {
    let mut moves = 0;
    let _ = position.each_move(|mv| {
        let trail = position.trail(mv);
        if trail.first().is_some_and(|first| first == space) {
            moves += 1;
            let aim = position.aim(mv);
            if let Some(aim) = &aim {
                put(scene, aim, MarkKind::Capture);
            }
            // Where the piece lands on what it captures, or attacks without moving, one mark says it all.
            if let Some(last) = trail.last().filter(|last| aim.as_ref() != Some(last)) {
                put(scene, last, MarkKind::Target);
            }
        }
        ControlFlow::Continue(())
    });
    moves
}

/// Puts a mark on a space, once.
fn put(scene: &mut Scene, space: &str, kind: MarkKind) {
    let Some(space) = scene.find(space) else { return };
    let mark = Mark { space, kind };
    if !scene.marks.contains(&mark) {
        scene.marks.push(mark);
    }
}
