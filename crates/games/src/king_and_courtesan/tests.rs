//! Every rule of King and Courtesan.

use rules::{Code, Game, Node, Outcome, Position as _, Side};

use super::{KingAndCourtesan, Move, Position};
use crate::testing::{self, check_bad, check_moves, position, refuses};

type Six = Position<6, u64>;

fn check(before: &str, moves: &str, after: &str) {
    testing::check::<Six>(before, moves, after);
}

fn check_outcome(text: &str, winner: Side, ending: &'static str) {
    testing::check_outcome::<Six>(text, Outcome::win(winner));
    assert_eq!(KingAndCourtesan::<6, u64>::ending(&position(text)), Some(Code(ending)));
}

const CAPTURED: &str = "end-king-captured";
const HOME: &str = "end-king-home";

#[test]
fn setup_fills_the_rows_before_the_middle() {
    let start = KingAndCourtesan::<6, u64>::start(Side::South);
    assert_eq!(start.to_string(), "1cccck/C1cccc/CC1ccc/CCC1cc/CCCC1c/KCCCC1 1");
    assert_eq!(start.node(), Node::Decide(Side::South));
    assert_eq!(start.pieces(), 2 * (14 + 1));
}

#[test]
fn setup_of_every_size() {
    fn start<const N: usize, W: super::Word>() -> String {
        KingAndCourtesan::<N, W>::start(Side::South).to_string()
    }
    assert_eq!(start::<3, u64>(), "1ck/C1c/KC1 1");
    assert_eq!(start::<4, u64>(), "1cck/C1cc/CC1c/KCC1 1");
    assert_eq!(start::<5, u64>(), "1ccck/C1ccc/CC1cc/CCC1c/KCCC1 1");
    assert_eq!(start::<7, u64>(), "1ccccck/C1ccccc/CC1cccc/CCC1ccc/CCCC1cc/CCCCC1c/KCCCCC1 1");
    let eight = "1cccccck/C1cccccc/CC1ccccc/CCC1cccc/CCCC1ccc/CCCCC1cc/CCCCCC1c/KCCCCCC1 1";
    assert_eq!(start::<8, u64>(), eight);
    let nine = start::<9, u128>();
    assert!(nine.starts_with("1ccccccck/C1ccccccc/") && nine.ends_with("/KCCCCCCC1 1"));
    let ten = start::<10, u128>();
    assert!(ten.starts_with("1cccccccck/C1cccccccc/") && ten.ends_with("/KCCCCCCCC1 1"));
}

#[test]
fn red_moves_forward_in_three_directions() {
    check_moves::<Six>("5k/6/6/2C3/6/K5 1", "c3", "c3-c4 c3-d3 c3-d4");
    check_moves::<Six>("5k/6/6/2C3/6/K5 1", "a1", "a1-a2 a1-b1 a1-b2");
}

#[test]
fn blue_moves_forward_in_the_opposite_directions() {
    check_moves::<Six>("5k/6/6/2c3/6/K5 2", "c3", "c3-b2 c3-b3 c3-c2");
    check_moves::<Six>("5k/6/6/2c3/6/K5 2", "f6", "f6-e5 f6-e6 f6-f5");
}

#[test]
fn no_move_leaves_the_board() {
    check_moves::<Six>("5k/6/6/5C/6/K5 1", "f3", "f3-f4");
    check_moves::<Six>("2C3/5k/6/6/6/K5 1", "c6", "c6-d6");
    check_moves::<Six>("5k/6/6/c5/6/1K4 2", "a3", "a3-a2");
}

#[test]
fn captures_in_eight_directions() {
    check_moves::<Six>(
        "5k/6/1ccc2/1cCc2/1ccc2/K5 1",
        "c3",
        "c3xb2 c3xb3 c3xb4 c3xc2 c3xc4 c3xd2 c3xd3 c3xd4",
    );
    check("5k/6/1ccc2/1cCc2/1ccc2/K5 1", "c3xb2", "5k/6/1ccc2/1c1c2/1Ccc2/K5 2");
    check("5k/6/1CCC2/1CcC2/1CCC2/K5 2", "c3xd4", "5k/6/1CCc2/1C1C2/1CCC2/K5 1");
}

#[test]
fn captures_do_not_go_around_the_edge() {
    check_moves::<Six>("5k/6/c5/5C/c5/K5 1", "f3", "f3-f4");
}

#[test]
fn kings_capture_too() {
    check("5k/6/6/2K3/1c4/6 1", "c3xb2", "5k/6/6/6/1K4/6 2");
}

#[test]
fn own_pieces_are_not_captured() {
    refuses::<Six>("5k/6/6/2CC2/6/K5 1", "c3xd3");
    refuses::<Six>("5k/6/6/2CC2/6/K5 1", "c3-d3");
}

#[test]
fn a_capture_is_written_with_x_and_a_move_with_a_dash() {
    refuses::<Six>("5k/6/6/2Cc2/6/K5 1", "c3-d3");
    refuses::<Six>("5k/6/6/2C3/6/K5 1", "c3xd3");
}

#[test]
fn exchange_gives_the_top_checker_to_a_courtesan_ahead() {
    check_moves::<Six>("5k/6/1CCC2/1CKC2/1CCC2/6 1", "c3", "c3=c4 c3=d3 c3=d4");
    check("5k/6/6/2KC2/6/6 1", "c3=d3", "5k/6/6/2CK2/6/6 2");
    check("5k/6/6/2KC2/6/6 1", "c3=d3 f6-f5 d3-e4", "6/5k/4K1/2C3/6/6 2");
    check("6/6/6/1ck3/6/K5 2", "c3=b3", "6/6/6/1kc3/6/K5 1");
}

#[test]
fn only_the_king_exchanges() {
    refuses::<Six>("5k/6/6/2CC2/6/K5 1", "c3=d3");
    refuses::<Six>("5k/6/6/2CK2/6/6 1", "c3=d3");
}

#[test]
fn capturing_the_king_wins() {
    check("6/6/3k2/2C3/6/K5 1", "c3xd4", "6/6/3C2/6/6/K5 2");
    check_outcome("6/6/3C2/6/6/K5 2", Side::South, CAPTURED);
    check("5k/6/3K2/2c3/6/6 2", "c3xd4", "5k/6/3c2/6/6/6 1");
    check_outcome("5k/6/3c2/6/6/6 1", Side::North, CAPTURED);
}

#[test]
fn reaching_the_home_square_wins_by_move() {
    check("6/3kK1/6/6/6/6 1", "e5-f6", "5K/3k2/6/6/6/6 2");
    check_outcome("5K/3k2/6/6/6/6 2", Side::South, HOME);
    check("6/6/6/6/Kk4/6 2", "b2-a1", "6/6/6/6/K5/k5 1");
    check_outcome("6/6/6/6/K5/k5 1", Side::North, HOME);
}

#[test]
fn reaching_the_home_square_wins_by_capture() {
    check("5c/3kK1/6/6/6/6 1", "e5xf6", "5K/3k2/6/6/6/6 2");
    check_outcome("5K/3k2/6/6/6/6 2", Side::South, HOME);
}

#[test]
fn reaching_the_home_square_wins_by_exchange() {
    check("5C/3kK1/6/6/6/6 1", "e5=f6", "5K/3kC1/6/6/6/6 2");
    check_outcome("5K/3kC1/6/6/6/6 2", Side::South, HOME);
}

#[test]
fn a_courtesan_on_the_home_square_does_not_win() {
    check("6/3kC1/6/6/6/K5 1", "e5-f6", "5C/3k2/6/6/6/K5 2");
    testing::check_decides::<Six>("5C/3k2/6/6/6/K5 2", Side::North);
}

#[test]
fn there_is_no_passing() {
    assert!("pass".parse::<Move<6>>().is_err());
    // A king that is completely surrounded can still exchange or capture.
    check_moves::<Position<4, u64>>("3k/4/CC2/KC2 1", "a1", "a1=a2 a1=b1 a1=b2");
}

#[test]
fn squares_of_the_largest_board() {
    let text = "9k/10/10/10/10/10/10/10/10/8KC 1";
    check_moves::<Position<10, u128>>(text, "j1", "j1-j2");
    check_moves::<Position<10, u128>>(text, "i1", "i1-i2 i1-j2 i1=j1");
    check_moves::<Position<10, u128>>("9k/10/10/10/10/10/10/10/10/8KC 2", "", "j10-i10 j10-i9 j10-j9");
}

#[test]
fn bad_positions_are_refused_with_field_and_place() {
    let check_bad = check_bad::<Six>;
    check_bad("1ck/C1c/KC1 1", "board, column 1: fault-wrong-parts (found: 3, parts: 6)");
    check_bad("7/6/6/6/6/K5 1", "board, column 1: fault-too-long (part: part-rank (rank: 6), spaces: 6)");
    check_bad(
        "5k/6/6/6/6/K4 1",
        "board, column 14: fault-too-short (part: part-rank (rank: 1), found: 5, spaces: 6)",
    );
    check_bad("5k/6/6/6/6/K4K 1", "board, column 14: fault-too-many (side: seat 1, piece: king, limit: 1)");
    check_bad(
        "CCCCCC/CCCCCC/CCC3/6/6/6 1",
        "board, column 17: fault-too-many (side: seat 1, piece: courtesan, limit: 14)",
    );
    check_bad("5k/6/6/6/6/K5 1 0", "seat, column 16: fault-trailing-text");
    check_bad("5c/6/6/6/6/C5 1", "board, column 1: fault-no-king");
    check_bad("5K/6/6/6/6/k5 1", "board, column 1: fault-both-home");
}

#[test]
fn bad_moves_are_refused_with_the_place() {
    for (text, error) in [
        ("g1-f1", "bad-move (column: 1, expected: expected-square)"),
        ("a7-b1", "bad-move (column: 2, expected: expected-square)"),
        ("a1+b1", "bad-move (column: 3, expected: expected-move-capture-or-exchange)"),
        ("a1-b1x", "bad-move (column: 6, expected: expected-end)"),
    ] {
        assert_eq!(text.parse::<Move<6>>().unwrap_err().to_string(), error, "{text:?}");
    }
}
