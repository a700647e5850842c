//! Every rule and ruling of Dejarik.

use rules::{Code, Game, Node, Outcome, Position as _, Side};

use super::{Dejarik, Position};
use crate::circular::ALL;
use crate::scene::Scenic;
use crate::testing::{self, check_bad, check_moves, position, refuses};

fn check(before: &str, moves: &str, after: &str) {
    testing::check::<Position>(before, moves, after);
}

fn check_outcome(text: &str, outcome: Outcome, ending: &'static str) {
    testing::check_outcome::<Position>(text, outcome);
    assert_eq!(Dejarik::ending(&position(text)), Some(Code(ending)));
}

const START: &str = "PPP1P2p1ppp/12/1 1 0";

#[test]
fn setup_and_black_begins() {
    assert_eq!(Dejarik::start(Side::South).to_string(), START);
    assert_eq!(position::<Position>(START).node(), Node::Decide(Side::South));
}

#[test]
fn moves_from_the_start() {
    check_moves::<Position>(START, "a1-", "a1-b1 a1-b12 a1-b4 a1-c");
    check_moves::<Position>(START, "a2-", "a2-b11 a2-b2 a2-b7 a2-c");
    check_moves::<Position>(START, "a3-", "a3-b12 a3-b3 a3-b4 a3-b7 a3-c");
    check_moves::<Position>(START, "a5-", "a5-b11 a5-b4 a5-b5 a5-b6 a5-b7 a5-c");
}

#[test]
fn dejarik_needs_the_inner_space_and_the_centre_empty() {
    check(START, "a1-c", "1PP1P2p1ppp/12/P 2 0");
    refuses::<Position>("P1P1P2p1ppp/P11/1 1 0", "a1-c");
    refuses::<Position>("P1P1P2p2pp/p11/1 1 0", "a1-c");
    refuses::<Position>("P1P1P2p2pp/12/p 1 0", "a1-c");
}

#[test]
fn reverse_dejarik_needs_the_inner_and_the_outer_space_empty() {
    check("1PP1P2p1ppp/12/P 1 0", "c-a4", "1PPPP2p1ppp/12/1 2 0");
    check_moves::<Position>("1PP1P2p1ppp/12/P 1 0", "c-", "c-a1 c-a4 c-a6 c-a7 c-a9");
    check_moves::<Position>("1PP4p2pp/3p2P5/P 1 0", "c-", "c-a1 c-a10 c-a5 c-a6 c-a9");
}

#[test]
fn straight_exit_needs_the_inner_space_empty() {
    check(START, "a1-b1", "1PP1P2p1ppp/P11/1 2 0");
    refuses::<Position>("P1P1P2p2pp/p11/1 1 0", "a1-b1");
}

#[test]
fn diagonal_exit_needs_both_inner_spaces_empty() {
    check(START, "a5-b4", "PPP4p1ppp/3P8/1 2 0");
    check(START, "a5-b6", "PPP4p1ppp/5P6/1 2 0");
    check_moves::<Position>("P3P2p1pp1/4p7/P 1 0", "a5", "");
    check_moves::<Position>("4P2p1pp1/3p1P5P/P 1 0", "a5", "a5-b5");
}

#[test]
fn double_diagonal_exit_needs_the_outer_neighbour_and_three_inner_spaces_empty() {
    // From a5 both directions are open; b3 and b7 are two further.
    check_moves::<Position>("4P2p1ppp/11P/P 1 0", "a5", "a5-b3 a5-b4 a5-b5 a5-b6 a5-b7");
    // A pawn of either colour on a6 stops it one way, one on b3 the other way.
    check_moves::<Position>("4Pp1p1p2/2P9/P 1 0", "a5", "a5-b4 a5-b5 a5-b6");
}

#[test]
fn boost_is_forced_two_spaces_further() {
    check(START, "a1-b4", "1PP1P2p1ppp/3P8/1 2 0");
    refuses::<Position>(START, "a1-b2");
}

#[test]
fn boost_after_a_double_diagonal_exit() {
    check(START, "a3-b7", "PP2P2p1ppp/6P5/1 2 0");
}

#[test]
fn boosts_repeat() {
    check(START, "a2-b7", "P1P1P2p1ppp/6P5/1 2 0");
    check(START, "a5-b11", "PPP4p1ppp/10P1/1 2 0");
}

#[test]
fn only_own_pawns_boost() {
    // The white pawn on a2 gives no boost.
    check("Pp4P1p1pP/12/1 1 0", "a1-b2", "1p4P1p1pP/1P10/1 2 0");
}

#[test]
fn a_pawn_in_the_way_stops_the_boost_even_one_that_is_captured() {
    check("PP3P1p1pp1/2p9/1 1 0", "a1-b2", "1P3P1p1pp1/1P10/1 2 0");
    check("PP3P1p1pp1/3p8/1 1 0", "a1-b2", "1P3P1p1pp1/1P1p8/1 2 0");
    check("PP5p1pp1/3P8/1 1 0", "a1-b2", "1P5p1pp1/1P1P8/1 2 0");
}

#[test]
fn no_boost_after_a_straight_exit() {
    // After the straight exit only the start space is beside the pawn, and that counts as empty.
    check("PP3P1p1pp1/12/1 1 0", "a1-b1", "1P3P1p1pp1/P11/1 2 0");
}

#[test]
fn capture_after_a_diagonal_a_double_diagonal_and_a_boosted_exit() {
    check("P4PP1p1pp/2p9/1 1 0", "a1-b2", "5PP1p1pp/1P10/1 2 0");
    check("P4PP1p1pp/3p8/1 1 0", "a1-b3", "5PP1p1pp/2P9/1 2 0");
    check("PP4P1p1pp/4p7/1 1 0", "a1-b4", "1P4P1p1pp/3P8/1 2 0");
    check("P4PP1p1pp/10p1/1 1 0", "a1-b12", "5PP1p1pp/11P/1 2 0");
}

#[test]
fn no_capture_after_any_other_move() {
    check("P4PP1p1pp/1p10/1 1 0", "a1-b1", "5PP1p1pp/Pp10/1 2 0");
    check("P4PP1p1pp/5p6/1 1 0", "a1-c", "5PP1p1pp/5p6/P 2 0");
    check("4PP2p1pp/Pp10/1 1 0", "b1-a1", "P3PP2p1pp/1p10/1 2 0");
}

#[test]
fn no_capture_outside_the_inner_ring() {
    check("Pp4PPp1p1/12/p 1 0", "a1-b2", "1p4PPp1p1/1P10/p 2 0");
}

#[test]
fn home_is_the_only_move_from_the_inner_ring() {
    check_moves::<Position>("4P2p1ppp/P1P8P/1 1 0", "b", "b1-a1 b3-a3");
    check("4P2p1ppp/P1P8P/1 1 0", "b3-a3", "2P1P2p1ppp/P10P/1 2 0");
}

#[test]
fn three_in_a_row_score_one_point() {
    check("2P2P1pppp1/PP10/1 1 0", "a3-b3", "5P1pppp1/PPP9/1 2 0");
    check_outcome("5P1pppp1/PPP9/1 2 0", Outcome::win_by(Side::South, 1), "end-row-of-three");
    check("1P3P1pppp1/P10P/1 1 0", "a2-b2", "5P1pppp1/PP9P/1 2 0");
    check_outcome("5P1pppp1/PP9P/1 2 0", Outcome::win_by(Side::South, 1), "end-row-of-three");
}

#[test]
fn four_in_a_row_score_three_points() {
    check("2P4pppp1/PP1P8/1 1 0", "a3-b3", "7pppp1/PPPP8/1 2 0");
    check_outcome("7pppp1/PPPP8/1 2 0", Outcome::win_by(Side::South, 3), "end-row-of-four");
}

#[test]
fn a_second_capture_scores_two_points() {
    check("P3PP2pp2/2p9/1 1 0", "a1-b2", "4PP2pp2/1P10/1 2 0");
    check_outcome("4PP2pp2/1P10/1 2 0", Outcome::win_by(Side::South, 2), "end-captures");
}

#[test]
fn ruling_a_row_and_a_second_capture_are_both_scored() {
    // No single move can do both, as the next test shows. The ruling is still exact.
    let ending = "end-row-of-three-and-captures";
    check_outcome("7pp3/PPP9/1 2 0", Outcome::win_by(Side::South, 3), ending);
    let ending = "end-row-of-four-and-captures";
    check_outcome("7pp3/PPPP8/1 2 0", Outcome::win_by(Side::South, 5), ending);
}

#[test]
fn no_move_makes_a_row_and_a_second_capture() {
    // Every way to place a black pawn on a1, two or three others and three white pawns. The board is the same from
    // every outer space, so a pawn on a1 stands for all.
    fn each_set(size: u32, free: u32, set: u32, f: &mut impl FnMut(u32)) {
        if size == 0 {
            return f(set);
        }
        let mut left = free;
        while left != 0 {
            let space = left & left.wrapping_neg();
            left ^= space;
            each_set(size - 1, left, set | space, f);
        }
    }
    let mut second_captures = 0;
    for others in [2, 3] {
        each_set(others, ALL & !1, 1, &mut |black| {
            each_set(3, ALL & !black, 0, &mut |white| {
                let before = Position::new([black, white], Side::South, 0);
                let _ = before.each_move(|mv| {
                    let mut after = before;
                    after.play_unchecked(mv);
                    if after.capture_points(Side::South) > 0 {
                        second_captures += 1;
                        assert_eq!(after.row_points(Side::South), 0, "{before} {mv}");
                    }
                    std::ops::ControlFlow::Continue(())
                });
            });
        });
    }
    assert!(second_captures > 100_000, "{second_captures}");
}

#[test]
fn ruling_a_side_can_still_win_three_points_with_four_pawns_and_two_with_three() {
    let most = |text: &str| Side::BOTH.map(|side| position::<Position>(text).most_points_for(side));
    assert_eq!(most(START), [3, 3]);
    assert_eq!(most("P4PP2ppp/3p8/1 1 0"), [2, 3]);
    assert_eq!(most("PP3PP1pp2/3p8/1 1 0"), [3, 2]);
    assert_eq!(Position::MOST_POINTS, 3);
}

#[test]
fn white_scores_too() {
    check("PPPP1p6/6pp4/p 2 0", "a6-b6", "PPPP8/5ppp4/p 1 0");
    check_outcome("PPPP8/5ppp4/p 1 0", Outcome::win_by(Side::North, 1), "end-row-of-three");
}

#[test]
fn a_turn_without_a_move_is_forfeited() {
    check_moves::<Position>("p1p1p1p5/P1P1P1P5/1 1 0", "", "pass");
    check("p1p1p1p5/P1P1P1P5/1 1 0", "pass", "p1p1p1p5/P1P1P1P5/1 2 1");
    check("p1p1p2p4/P1P1P1P5/1 2 1", "a8-c", "p1p1p7/P1P1P1P5/p 1 0");
}

#[test]
fn two_forfeited_turns_in_a_row_are_a_draw() {
    check("p1p1p1p5/P1P1P1P5/1 1 0", "pass pass", "p1p1p1p5/P1P1P1P5/1 1 2");
    check_outcome("p1p1p1p5/P1P1P1P5/1 1 2", Outcome::DRAW, "end-both-forfeited");
}

#[test]
fn trails_go_the_way_of_the_pawn() {
    let trail = |before: &str, mv: &str| position::<Position>(before).trail(mv.parse().unwrap()).join(" ");
    assert_eq!(trail(START, "a1-c"), "a1 b1 c");
    assert_eq!(trail(START, "a1-b1"), "a1 b1");
    assert_eq!(trail(START, "a2-b7"), "a2 b2 b3 b4 b5 b6 b7");
    assert_eq!(trail(START, "a5-b11"), "a5 b5 b4 b3 b2 b1 b12 b11");
    assert_eq!(trail("1PP1P2p1ppp/12/P 1 0", "c-a4"), "c b4 a4");
}

#[test]
fn bad_positions_are_refused_with_field_and_place() {
    let check_bad = check_bad::<Position>;
    check_bad("PPPPP7/12/1 1 0", "board, column 5: fault-too-many (side: seat 1, piece: pawn, limit: 4)");
    check_bad("PPPk8/12/1 1 0", "board, column 4: fault-unknown-piece (found: k, letters: Pp)");
    check_bad("PPPP3p4/12/1 1 0", "board, column 1: fault-few-pawns");
    check_bad("PP5pp3/12/1 1 0", "board, column 1: fault-both-scored");
    check_bad("12/PPP3ppp3/1 1 0", "board, column 1: fault-both-scored");
    check_bad("PPP1P2p1ppp/12/1 1", "passes, column 19: fault-missing");
}
