use std::fmt::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use rules::{Game, Position, Symmetric, TablebaseProbe, Value};
use solve::{Answer, Census, Tablebase};

/// Checks that every value of a tablebase follows from those of the moves.
///
/// This proves the tablebase, assuming the rules are right. A win or loss is right by induction on its plies. In a
/// position that is called drawn, or worth a number of points, neither side has a move to anything better for it, so
/// neither can force anything better.
pub(crate) fn table<G: Game<Position: Symmetric>>(table: &Tablebase<G::Position>) {
    const CHUNK: u32 = 1 << 14;
    let family = table.family();
    let next = AtomicU32::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let first = next.fetch_add(CHUNK, Ordering::Relaxed);
                    if first >= family.count() {
                        return;
                    }
                    for index in first..family.count().min(first + CHUNK) {
                        let Some(position) = (family.position)(index) else { continue };
                        assert_eq!(best(table, &position), table.at(index), "{position}");
                        if index.is_multiple_of(997) {
                            // Alternate between symmetries, so that they are checked too.
                            let image = position.image(index as usize % G::Position::SYMMETRIES);
                            value(table, &image, table.at(index));
                        }
                    }
                }
            });
        }
    });
    check_census::<G>(table);
}

/// The value of the best move.
fn best<P: Position>(table: &Tablebase<P>, position: &P) -> Value {
    let mut best = None;
    let _ = position.each_move(|mv| {
        let mut after = *position;
        after.play_unchecked(mv);
        // In games with a tablebase, sides alternate, one move each.
        let value = table.probe(&after).map(|value| (-value).after_moves(1));
        best = best.max(Some(value.expect("the family is closed")));
        ControlFlow::Continue(())
    });
    best.expect("a move")
}

/// Checks the value of a position, and that it equals that of its best move.
#[track_caller]
pub(crate) fn value<P: rules::Notation>(table: &Tablebase<P>, position: &P, expected: Value) {
    let answer = Answer::ask(table, position);
    assert_eq!(answer.value, Some(expected), "{position}");
    assert_eq!(answer.moves[0].1, Some(expected), "{position}");
    assert!(answer.moves.iter().all(|(_, value)| value.is_some()), "{position}");
    assert_eq!(table.probe(position), Some(expected));
}

/// Compares the counts of positions with the recorded ones.
fn check_census<G: Game>(table: &Tablebase<G::Position>) {
    let census = Census::of(table, 2);
    let mut text = String::from("# points for the side on turn, positions, plies to the end at most\n");
    for row in &census.rows {
        let _ = writeln!(text, "{}\t{}\t{}", row.points, row.positions, row.farthest.plies());
    }
    let _ = writeln!(text, "# {} positions", census.positions());
    let path = format!("{}/tests/tablebases/{}.txt", env!("CARGO_MANIFEST_DIR"), G::full_name());
    if std::env::var_os("HOLOCOURT_UPDATE_TABLES").is_some() {
        std::fs::write(&path, &text).expect("a writable folder");
    }
    let known = std::fs::read_to_string(Path::new(&path)).unwrap_or_default();
    assert_eq!(text, known, "{path} says otherwise");
}
