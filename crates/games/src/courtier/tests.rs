//! Every rule and ruling of Courtier.

use rules::{Game, Node, Outcome, Position as _, Side};

use super::{Courtier, Position};
use crate::testing::{self, check_bad, check_moves, position, refuses};

fn check(before: &str, moves: &str, after: &str) {
    testing::check::<Position>(before, moves, after);
}

fn check_outcome(text: &str, outcome: Outcome, ending: &str) {
    testing::check_outcome::<Position>(text, outcome);
    assert_eq!(Courtier::ending(&position(text)), Some(ending));
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
    check_outcome("K2G1G6/12/1 2 0", Outcome::win(Side::South), "the king was captured");
    check("2g1g4k2/3K8/1 1 0", "b4-a4", "2g1g4k2/12/1 2 0");
    check_outcome("2g1g4k2/12/1 2 0", Outcome::win(Side::North), "the king was captured");
}

#[test]
fn ruling_both_kings_captured_by_one_move_is_a_draw() {
    check("2g1kG6/3K8/1 1 0", "b4-a4", "2g2G6/12/1 2 0");
    check_outcome("2g2G6/12/1 2 0", Outcome::DRAW, "both kings were captured by one move");
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
    check_outcome("KGg3k4g/gg10/1 2 2", Outcome::DRAW, "both players had to forfeit their turns");
}

#[test]
fn bad_positions_are_refused_with_field_and_place() {
    let check_bad = check_bad::<Position>;
    check_bad("", "board, column 1: this field is missing");
    check_bad("12/12/1", "seat, column 8: this field is missing");
    check_bad("12/12 1 0", "board, column 1: the board has 2 parts divided by \"/\", expected 3");
    check_bad("11/12/1 1 0", "board, column 3: ring a has 11 spaces, expected 12");
    check_bad("12/99999999999/1 1 0", "board, column 4: ring b has more than its 12 spaces");
    check_bad("12/12/KK 1 0", "board, column 8: the centre c has more than its 1 space");
    check_bad("K11/12/K 1 0", "board, column 8: seat 1 has more than 1 king");
    check_bad("GGGGGG6/12/1 1 0", "board, column 6: seat 1 has more than 5 guards");
    check_bad(
        "Kx10/12/1 1 0",
        "board, column 2: 'x' is no piece, expected one of GKgk or a number of empty spaces",
    );
    check_bad(
        "K011/12/1 1 0",
        "board, column 2: a number of empty spaces is at least 1, without leading zeros",
    );
    check_bad("K5k5/12/1 3 0", "seat, column 11: expected 1 or 2");
    check_bad("K5k5/12/1 1 3", "passes, column 13: expected 0, 1 or 2");
    check_bad("K5k5/12/1 1 0 0", "passes, column 14: unexpected text after the last field");
    check_bad("K5k5/12/1  1 0", "seat, column 11: this field is missing");
    check_bad(
        "K5k5/12/1\t1 0",
        "board, column 10: '\\t' is no piece, expected one of GKgk or a number of empty spaces",
    );
}

#[test]
fn bad_moves_are_refused_with_the_place() {
    for (text, error) in [
        ("", "cannot read the move at column 1: expected a space: a1 to a12, b1 to b12, or c"),
        ("a13-b1", "cannot read the move at column 2: expected a space: a1 to a12, b1 to b12, or c"),
        ("a4b4", "cannot read the move at column 3: expected \"-\" between two spaces, as in a4-b4"),
        ("a4-b4 ", "cannot read the move at column 6: expected the end of the move"),
        ("a4-ü", "cannot read the move at column 4: expected a space: a1 to a12, b1 to b12, or c"),
    ] {
        assert_eq!(text.parse::<crate::circular::Step>().unwrap_err().to_string(), error, "{text:?}");
    }
}
