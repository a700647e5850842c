//! Every rule and ruling of Courtier.

use rules::{Code, Game, Node, Outcome, Position as _, Side};

use super::{Courtier, Position};
use crate::testing::{self, check_bad, check_moves, position, refuses};

fn check(before: &str, moves: &str, after: &str) {
    testing::check::<Position>(before, moves, after);
}

fn check_outcome(text: &str, outcome: Outcome, ending: &'static str) {
    testing::check_outcome::<Position>(text, outcome);
    assert_eq!(Courtier::ending(&position(text)), Some(Code(ending)));
}

#[test]
fn setup_has_the_kings_on_the_third_space_from_the_right() {
    assert_eq!(Courtier::start(Side::South).to_string(), "GGGKGGgggkgg/12/1 1 0");
}

#[test]
fn either_seat_may_begin() {
    assert_eq!(Courtier::start(Side::North).to_string(), "GGGKGGgggkgg/12/1 2 0");
    assert_eq!(Courtier::start(Side::North).node(), Node::Decide(Side::North));
}

#[test]
fn a_piece_moves_to_an_empty_adjacent_space_and_rings_close() {
    check_moves::<Position>("K5k5/1G10/1 1 0", "", "a1-a12 a1-a2 a1-b1 b2-a2 b2-b1 b2-b3 b2-c");
}

#[test]
fn a_piece_leaves_the_centre_to_any_inner_space() {
    check_moves::<Position>(
        "k11/1g10/K 1 0",
        "",
        "c-b1 c-b10 c-b11 c-b12 c-b3 c-b4 c-b5 c-b6 c-b7 c-b8 c-b9",
    );
}

#[test]
fn no_piece_moves_diagonally_or_onto_another() {
    refuses::<Position>("K5k5/1G10/1 1 0", "a1-b2");
    refuses::<Position>("KG4k5/12/1 1 0", "a1-a2");
    refuses::<Position>("Kg4k5/12/1 1 0", "a1-a2");
    refuses::<Position>("K5k5/1G10/1 1 0", "a7-a8");
}

#[test]
fn capture_along_a_ring() {
    check("K2Gg4k2/5G6/1 1 0", "b6-a6", "K2G1G3k2/12/1 2 0");
    check("K8k2/11G/1 1 0", "b12-a12", "K8k1G/12/1 2 0");
    check("gK7k2/11G/1 1 0", "b12-a12", "1K7k1G/12/1 2 0");
}

#[test]
fn capture_along_a_spoke() {
    check("K1G6k2/2g5G3/1 1 0", "b9-c", "K1G6k2/12/G 2 0");
}

#[test]
fn capture_through_the_centre() {
    check("K6G1k2/1G10/g 1 0", "a8-b8", "K8k2/1G5G4/1 2 0");
    check("K3G4k2/1G10/g 1 0", "a5-b5", "K8k2/1G2G7/g 2 0");
}

#[test]
fn no_capture_on_diagonals() {
    check("KG1G5k2/2g8G/1 1 0", "b12-b1", "KG1G5k2/G1g9/1 2 0");
}

#[test]
fn several_captures_at_once() {
    check("K2G3k4/4gG3G2/g 1 0", "a4-b4", "K6k4/3G1G3G2/1 2 0");
}

#[test]
fn a_king_at_an_end_captures_like_any_other_piece() {
    check("1Kg6k2/3G8/1 1 0", "b4-a4", "1K1G5k2/12/1 2 0");
    check("Gg7k2/2K9/1 1 0", "b3-a3", "G1K6k2/12/1 2 0");
}

#[test]
fn ruling_a_piece_that_moves_between_two_enemies_is_captured() {
    check("K1g1g4k2/3G8/1 1 0", "b4-a4", "K1g1g4k2/12/1 2 0");
}

#[test]
fn captures_are_judged_on_the_board_as_the_move_left_it_and_removed_together() {
    check("K1g1gG3k2/3G8/1 1 0", "b4-a4", "K1g2G3k2/12/1 2 0");
    check("1Kg1gG3k2/3G8/1 1 0", "b4-a4", "1K3G3k2/12/1 2 0");
}

#[test]
fn a_captured_king_loses() {
    check("K2Gk7/5G6/1 1 0", "b6-a6", "K2G1G6/12/1 2 0");
    check_outcome("K2G1G6/12/1 2 0", Outcome::win(Side::South), "end-king-captured");
    check("2g1g4k2/3K8/1 1 0", "b4-a4", "2g1g4k2/12/1 2 0");
    check_outcome("2g1g4k2/12/1 2 0", Outcome::win(Side::North), "end-king-captured");
}

#[test]
fn ruling_both_kings_captured_by_one_move_is_a_draw() {
    check("2g1kG6/3K8/1 1 0", "b4-a4", "2g2G6/12/1 2 0");
    check_outcome("2g2G6/12/1 2 0", Outcome::DRAW, "end-both-kings-captured");
}

#[test]
fn ruling_a_turn_without_a_move_is_forfeited() {
    check_moves::<Position>("KGg3k4g/gg10/1 1 0", "", "pass");
    check("KGg3k4g/gg10/1 1 0", "pass", "KGg3k4g/gg10/1 2 1");
    check("KGg3k4g/gg10/1 1 0", "pass a7-a6", "KGg2k5g/gg10/1 1 0");
    refuses::<Position>("K5k5/12/1 1 0", "pass");
}

#[test]
fn ruling_two_forfeited_turns_in_a_row_are_a_draw() {
    check("KGg3k4g/gg10/1 1 1", "pass", "KGg3k4g/gg10/1 2 2");
    check_outcome("KGg3k4g/gg10/1 2 2", Outcome::DRAW, "end-both-forfeited");
}

#[test]
fn bad_positions_are_refused_with_field_and_place() {
    let check_bad = check_bad::<Position>;
    check_bad("", "board, column 1: fault-missing");
    check_bad("12/12/1", "seat, column 8: fault-missing");
    check_bad("12/12 1 0", "board, column 1: fault-wrong-parts (found: 2, parts: 3)");
    check_bad(
        "11/12/1 1 0",
        "board, column 3: fault-too-short (part: part-ring (ring: a), found: 11, spaces: 12)",
    );
    check_bad(
        "12/99999999999/1 1 0",
        "board, column 4: fault-too-long (part: part-ring (ring: b), spaces: 12)",
    );
    check_bad("12/12/KK 1 0", "board, column 8: fault-too-long (part: part-centre, spaces: 1)");
    check_bad("K11/12/K 1 0", "board, column 8: fault-too-many (side: seat 1, piece: king, limit: 1)");
    check_bad("GGGGGG6/12/1 1 0", "board, column 6: fault-too-many (side: seat 1, piece: guard, limit: 5)");
    check_bad("Kx10/12/1 1 0", "board, column 2: fault-unknown-piece (found: x, letters: GKgk)");
    check_bad("K011/12/1 1 0", "board, column 2: fault-bad-run");
    check_bad("K5k5/12/1 3 0", "seat, column 11: fault-not-one-of (expected: expected-seat)");
    check_bad("K5k5/12/1 1 3", "passes, column 13: fault-not-one-of (expected: expected-passes)");
    check_bad("K5k5/12/1 1 0 0", "passes, column 14: fault-trailing-text");
    check_bad("K5k5/12/1  1 0", "seat, column 11: fault-missing");
    check_bad("K5k5/12/1\t1 0", "board, column 10: fault-unknown-piece (found: \t, letters: GKgk)");
}

#[test]
fn bad_moves_are_refused_with_the_place() {
    for (text, error) in [
        ("", "bad-move (column: 1, expected: expected-space)"),
        ("a13-b1", "bad-move (column: 2, expected: expected-space)"),
        ("a4b4", "bad-move (column: 3, expected: expected-dash)"),
        ("a4-b4 ", "bad-move (column: 6, expected: expected-end)"),
        ("a4-ü", "bad-move (column: 4, expected: expected-space)"),
    ] {
        assert_eq!(text.parse::<crate::circular::Step>().unwrap_err().to_string(), error, "{text:?}");
    }
}
