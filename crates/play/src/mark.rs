//! Marks in a scene: the last move, and where a piece can go.

use std::ops::ControlFlow;

use games::scene::{Mark, MarkKind, Scene, Scenic};

/// Marks the spaces of a move. `before` is the position in which it was made.
pub fn last_move<P: Scenic>(scene: &mut Scene, before: &P, mv: P::Move) {
    let trail = before.trail(mv);
    for (step, space) in trail.iter().enumerate() {
        // A move with a single space, such as a removal, marks it as its end.
        let kind = if step == 0 && trail.len() > 1 { MarkKind::LastFrom } else { MarkKind::LastTo };
        put(scene, space, kind);
    }
}

/// Marks where the piece on a space can go, and what it can capture or attack. Returns how many legal moves start
/// there.
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
            // A piece that lands on what it captures, or attacks without moving, needs only one mark.
            if let Some(last) = trail.last().filter(|last| aim.as_ref() != Some(last)) {
                put(scene, last, MarkKind::Target);
            }
        }
        ControlFlow::Continue(())
    });
    moves
}

/// Adds a mark to a space, once.
fn put(scene: &mut Scene, space: &str, kind: MarkKind) {
    let Some(space) = scene.find(space) else { return };
    let mark = Mark { space, kind };
    if !scene.marks.contains(&mark) {
        scene.marks.push(mark);
    }
}

#[cfg(test)]
mod tests {
    use games::courtier::Courtier;
    use games::courtyard::Courtyard;
    use games::holochess::Holochess;
    use games::king_and_courtesan::KingAndCourtesan;
    use rules::{Choice, Game, Notation, Position};

    use super::*;

    /// The marks as `space:kind`, sorted.
    fn marks(scene: &Scene) -> Vec<String> {
        let mut marks: Vec<_> = scene
            .marks
            .iter()
            .map(|mark| format!("{}:{:?}", scene.spaces[mark.space].name, mark.kind))
            .collect();
        marks.sort();
        marks
    }

    fn check_last<G: Game<Position: Scenic>>(position: &str, mv: &str, expected: &[&str]) {
        let before: G::Position = position.parse().unwrap_or_else(|bad| panic!("{position}: {bad}"));
        let choice = before.read_choice(mv).unwrap_or_else(|bad| panic!("{mv}: {bad}"));
        let mut after = before;
        after.take_unchecked(choice);
        let Choice::Move(mv) = choice else { panic!("{mv} is a roll") };
        let mut scene = after.scene();
        scene.marks.clear();
        last_move(&mut scene, &before, mv);
        assert_eq!(marks(&scene), expected);
    }

    fn check_targets<G: Game<Position: Scenic>>(
        position: &str,
        space: &str,
        moves: usize,
        expected: &[&str],
    ) {
        let position: G::Position = position.parse().unwrap_or_else(|bad| panic!("{position}: {bad}"));
        let mut scene = position.scene();
        scene.marks.clear();
        assert_eq!(targets(&mut scene, &position, space), moves);
        assert_eq!(marks(&scene), expected);
    }

    #[test]
    fn the_last_move_is_marked_from_its_start_through_all_it_touched() {
        check_last::<Courtier>("GGGKGGgggkgg/12/1 1 0", "a4-b4", &["a4:LastFrom", "b4:LastTo"]);
        check_last::<Holochess>(
            "1SGNM2ohkl1/12/1 1 2 - 0",
            "a2-a12",
            &["a12:LastTo", "a1:LastTo", "a2:LastFrom"],
        );
        check_last::<Courtyard<false, false, false>>(
            "4k5/10/10/10/10/10/10/1s8/10/5K4 1 0 b3",
            "!b3",
            &["b3:LastTo"],
        );
    }

    #[test]
    fn targets_distinguish_moves_from_captures() {
        check_targets::<Courtier>("GGGKGGgggkgg/12/1 1 0", "a4", 1, &["b4:Target"]);
        check_targets::<Courtier>("GGGKGGgggkgg/12/1 1 0", "a10", 0, &[]);
        check_targets::<KingAndCourtesan<3, u64>>(
            "2k/1c1/KC1 1",
            "b1",
            3,
            &["b2:Capture", "c1:Target", "c2:Target"],
        );
        check_targets::<Holochess>("1No9/S1h9/1 1 2 - 0", "a2", 3, &["a1:Target", "a3:Capture", "b2:Target"]);
        check_targets::<Courtyard<false, false, false>>(
            "4k5/10/10/10/10/10/10/1s8/S9/5K4 1 0 -",
            "a2",
            1,
            &["c4:Capture"],
        );
    }
}
