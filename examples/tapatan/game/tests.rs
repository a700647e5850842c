use rules::{Game, Outcome, Position as _, Side};

use super::{Position, Tapatan};
use crate::testing::{check, check_bad, check_moves, check_outcome, refuses};
use crate::why::why_not;

#[test]
fn stones_are_placed_in_turn_on_empty_points() {
    check::<Position>("3/3/3 1", "b2 a1 c3", "2S/1S1/s2 2");
    check_moves::<Position>("2S/1S1/s2 2", "", "a2 a3 b1 b3 c1 c2");
    refuses::<Position>("2S/1S1/s2 2", "a1-a2");
}

#[test]
fn stones_move_along_lines_once_all_are_placed() {
    check_moves::<Position>("S1s/1s1/SsS 1", "", "a1-a2 a3-a2 a3-b3 c1-c2");
    // No line joins the middles of two edges.
    check_moves::<Position>("s1S/S1s/sS1 1", "a2", "a2-b2");
}

#[test]
fn three_in_a_row_win_also_while_placing() {
    check::<Position>("SS1/ss1/3 1", "c3", "SSS/ss1/3 2");
    check_outcome::<Position>("SSS/ss1/3 2", Outcome { winner: Some(Side::South), points: 1 });
    check::<Position>("S2/SsS/s1s 2", "b2-b1", "S2/S1S/sss 1");
    check_outcome::<Position>("S2/S1S/sss 1", Outcome { winner: Some(Side::North), points: 1 });
}

#[test]
fn a_player_can_always_move() {
    let mut known = std::collections::HashSet::new();
    let mut fresh = vec![Tapatan::start(Side::South)];
    while let Some(position) = fresh.pop() {
        assert!(position.node().is_over() || position.count_moves() > 0, "{position}");
        position.each_choice(|choice| {
            let after = position.take(choice).unwrap();
            if known.insert(after) {
                fresh.push(after);
            }
        });
    }
    assert_eq!(known.len(), 5389);
}

#[test]
fn an_illegal_try_has_a_reason() {
    let reason = |text: &str, spaces: &[&str]| {
        let position: Position = text.parse().unwrap();
        why_not(&position, spaces).map(|why| why.fact().code)
    };
    assert_eq!(reason("3/3/2S 2", &["b2"]), None);
    assert_eq!(reason("3/s2/2S 1", &["c1", "c2"]), Some("why-tapatan-place-first"));
    assert_eq!(reason("s1S/S1s/sS1 1", &["a2", "a3"]), Some("why-occupied"));
    assert_eq!(reason("s1S/S1s/sS1 1", &["a2", "c1"]), Some("why-tapatan-no-line"));
    assert_eq!(reason("s1S/S1s/sS1 1", &["a2", "b2"]), None);
}

#[test]
fn impossible_positions_are_refused() {
    check_bad::<Position>("SS1/3/3 1", "board, column 1: fault-tapatan-not-in-turn");
    check_bad::<Position>("SSS/ss1/3 1", "board, column 1: fault-tapatan-not-in-turn");
    check_bad::<Position>("SSS/sss/3 2", "board, column 1: fault-tapatan-played-on");
}
