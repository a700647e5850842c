//! Every rule and ruling of Holochess.

use std::collections::HashSet;

use rules::{Code, Game, Outcome, Position as _, Side};

use super::position::reach;
use super::{Group, Holochess, Pawn, Position, Setup};
use crate::circular::{ADJACENT, ALL, Space, spaces};
use crate::scene::Scenic;
use crate::testing::{self, check_bad, check_decides, check_moves, position, refuses};

fn check(before: &str, moves: &str, after: &str) {
    testing::check::<Position>(before, moves, after);
}

fn check_outcome(text: &str, winner: Side) {
    testing::check_outcome::<Position>(text, Outcome::win(winner));
    assert_eq!(Holochess::ending(&position(text)), Some(Code("end-no-pawns")));
}

#[test]
fn ratings_of_the_eight_pawns() {
    let ratings: Vec<_> = Pawn::ALL
        .iter()
        .map(|pawn| {
            let [attack, defence, movement] = pawn.ratings();
            format!("{} {attack}/{defence}/{movement}", pawn.letter())
        })
        .collect();
    assert_eq!(ratings.join(", "), "S 5/5/2, G 3/3/2, N 2/6/1, M 6/1/3, O 5/4/3, H 4/3/1, K 1/6/2, L 6/2/2");
}

#[test]
fn setup_where_nobody_chooses() {
    assert_eq!(Holochess::start(Side::South).to_string(), "1SGNM2ohkl1/12/1 1 2 - 0");
    assert_eq!(Holochess::start(Side::North).to_string(), "1SGNM2ohkl1/12/1 2 2 - 0");
}

#[test]
fn setup_in_every_arrangement_of_both_group_assignments() {
    let mut starts = HashSet::new();
    for south in Holochess::setups(Side::South) {
        for north in Holochess::setups(Side::North) {
            match Holochess::start_with([south, north], Side::South) {
                Ok(start) => assert!(starts.insert(start.to_string())),
                Err(error) => assert_eq!(south.group(), north.group(), "{error}"),
            }
        }
    }
    assert_eq!(starts.len(), 2 * 24 * 24);
    for text in starts {
        position::<Position>(&text);
    }
}

#[test]
fn setup_is_written_from_the_owners_left_to_right() {
    let setups: [Setup; 2] = ["=LKHO".parse().unwrap(), "=MNGS".parse().unwrap()];
    let start = Holochess::start_with(setups, Side::North).unwrap();
    assert_eq!(start.to_string(), "1LKHO2mngs1/12/1 2 2 - 0");
    assert_eq!(setups[0].to_string(), "=LKHO");
    assert_eq!(setups[0].group(), Group::Two);
}

#[test]
fn bad_setups_are_refused() {
    for text in ["", "SGNM", "=SGN", "=SGNMM", "=SGNN", "=SGNL", "=sgnm", "=SGNX", "=SGNM "] {
        assert!(text.parse::<Setup>().is_err(), "{text:?}");
    }
    let same = ["=SGNM".parse().unwrap(), "=MNGS".parse().unwrap()];
    assert!(Holochess::start_with(same, Side::South).is_err());
}

#[test]
fn a_pawn_moves_exactly_its_movement() {
    // The Savrip goes two steps, the Ng'ok one, the Molator three.
    check_moves::<Position>("S5o5/12/G 1 2 - 0", "a1", "a1-a11 a1-a3 a1-b12 a1-b2");
    check_moves::<Position>("N5o5/12/G 1 2 - 0", "a1", "a1-a12 a1-a2 a1-b1");
    check_moves::<Position>("M5o5/12/G 1 2 - 0", "a1", "a1-a10 a1-a12 a1-a2 a1-a4 a1-b1 a1-b11 a1-b3");
}

#[test]
fn a_pawn_neither_jumps_nor_stops_short() {
    // Both ways along the ring are blocked after one step, and b1 is taken: the Savrip cannot reach a3 or a11.
    check_moves::<Position>("S1h3o3l1/G11/1 1 2 - 0", "a1", "a1-b12 a1-b2");
}

#[test]
fn ruling_no_space_is_visited_twice() {
    // The Molator could only go to a2, a3 and back again.
    check_moves::<Position>("M2h7o/SGN9/1 1 2 - 0", "a1", "a1*a12");
}

#[test]
fn through_the_centre_a_pawn_goes_straight_on() {
    check_moves::<Position>("5ho5/S11/1 1 2 - 0", "b1-", "b1-a12 b1-a2 b1-b11 b1-b3 b1-b7 b1-c");
    check_moves::<Position>(
        "4h1o5/M11/1 1 2 - 0",
        "b1-",
        "b1-a1 b1-a11 b1-a3 b1-b10 b1-b12 b1-b2 b1-b4 b1-b6 b1-b8 b1-c",
    );
}

#[test]
fn from_the_centre_a_pawn_leaves_by_any_space() {
    check_moves::<Position>(
        "5ho5/12/N 1 2 - 0",
        "c-",
        "c-b1 c-b10 c-b11 c-b12 c-b2 c-b3 c-b4 c-b5 c-b6 c-b7 c-b8 c-b9",
    );
}

#[test]
fn only_where_a_move_ends_matters() {
    let start: Position = position("5ho5/12/S 1 2 - 0");
    let mut seen = HashSet::new();
    start.each_choice(|choice| assert!(seen.insert(choice), "{choice} is listed twice"));
}

#[test]
fn trails_walk_the_real_path() {
    let trail = |before: &str, mv: &str| position::<Position>(before).trail(mv.parse().unwrap()).join(" ");
    assert_eq!(trail("5ho5/S11/1 1 2 - 0", "b1-b7"), "b1 c b7");
    assert_eq!(trail("M10o/h11/1 1 2 - 0", "a1-a4"), "a1 a2 a3 a4");
    assert_eq!(trail("4h1o5/M11/1 1 2 - 0", "b1-b6"), "b1 b12 c b6");
}

#[test]
fn attacks_need_an_adjacent_enemy() {
    check_moves::<Position>("So4h5/1l10/G 1 2 - 0", "a1*", "a1*a2");
    check_moves::<Position>("So4h5/1l10/G 1 2 - 0", "c*", "c*b2");
}

/// A Savrip (attack 5) on a1 attacks a M'onnok (defence 4) on a2.
const ATTACK: &str = "So4h5/12/G 1 2 a1*a2 0";

#[test]
fn an_attack_waits_for_one_die() {
    check("So4h5/12/G 1 2 - 0", "a1*a2", ATTACK);
    check_moves::<Position>(ATTACK, "", "r1 r2 r3 r4 r5 r6");
    refuses::<Position>(ATTACK, "a1-a3");
    refuses::<Position>(ATTACK, "s1,2");
}

#[test]
fn a_six_kills_the_defender() {
    check(ATTACK, "r6", "S5h5/12/G 1 1 - 0");
}

#[test]
fn a_one_kills_the_attacker() {
    check(ATTACK, "r1", "1o4h5/12/G 1 1 - 0");
}

#[test]
fn a_greater_score_pushes_the_defender_where_the_attackers_player_likes() {
    // Die 4: 4 + 5 is greater than 3 + 4.
    check(ATTACK, "r4", "So4h5/12/G 1 2 a2>1 0");
    check_decides::<Position>("So4h5/12/G 1 2 a2>1 0", Side::South);
    check_moves::<Position>("So4h5/12/G 1 2 a2>1 0", "", ">a3 >b2");
    check(ATTACK, "r5 >b2", "S5h5/1o10/G 1 1 - 0");
}

#[test]
fn an_equal_or_smaller_score_pushes_the_attacker_where_the_defenders_player_likes() {
    // Die 3: 3 + 5 equals 4 + 4.
    check(ATTACK, "r3", "So4h5/12/G 1 2 a1>2 0");
    check_decides::<Position>("So4h5/12/G 1 2 a1>2 0", Side::North);
    check_moves::<Position>("So4h5/12/G 1 2 a1>2 0", "", ">a12 >b1");
    check(ATTACK, "r2 >b1", "1o4h5/S11/G 1 1 - 0");
}

#[test]
fn a_pawn_that_cannot_be_pushed_dies() {
    check("Soh9/1G10/1 1 2 a1*a2 0", "r5", "S1h9/1G10/1 1 1 - 0");
    check("So9h/N11/G 1 2 a1*a2 0", "r2", "1o9h/N11/G 1 1 - 0");
}

#[test]
fn a_turn_is_two_actions_by_one_pawn_or_by_two() {
    check("S5ho4/12/G 1 2 - 0", "a1-a3", "2S3ho4/12/G 1 1 - 0");
    check("S5ho4/12/G 1 2 - 0", "a1-a3 a3-a5", "4S1ho4/12/G 2 2 - 0");
    check("S5ho4/12/G 1 2 - 0", "a1-a3 c-b1", "2S3ho4/G11/1 2 2 - 0");
    check("S5ho4/12/G 1 1 - 0", "a1-a3", "2S3ho4/12/G 2 2 - 0");
    check("So4h5/12/G 1 1 a1*a2 0", "r5 >b2", "S5h5/1o10/G 2 2 - 0");
}

#[test]
fn a_pawn_may_attack_twice() {
    check("So4h5/12/G 1 2 - 0", "a1*a2 r4 >b2 c*b2", "S5h5/1o10/G 1 1 c*b2 0");
}

#[test]
fn a_turn_is_never_forfeited() {
    // The rules of forfeiting apply, but no position calls for them: a side without an adjacent enemy can always
    // move. This tries all placements of up to four pawns a side, each with its least useful movement rating.
    fn each_set(of: u32, pawns: u32, so_far: u32, f: &mut impl FnMut(u32)) {
        if pawns == 0 {
            return f(so_far);
        }
        let mut rest = of;
        for space in spaces(of) {
            rest ^= space.bit();
            each_set(rest, pawns - 1, so_far | space.bit(), f);
        }
    }
    let mut placements = 0;
    for own_pawns in 1..=4 {
        each_set(ALL, own_pawns, 0, &mut |own| {
            let beside = spaces(own).fold(0, |beside, space| beside | ADJACENT[space.index()]);
            for enemy_pawns in 1..=4 {
                each_set(ALL & !own & !beside, enemy_pawns, 0, &mut |enemies| {
                    placements += 1;
                    let empty = ALL & !own & !enemies;
                    let moves = |space: Space| (1..=3).all(|movement| reach(space, movement, empty) != 0);
                    assert!(spaces(own).any(moves), "{own:b} is stuck by {enemies:b}");
                });
            }
        });
    }
    assert_eq!(placements, 10_778_580);
}

#[test]
fn one_pawn_a_side_means_showdown_at_once_for_either_turn() {
    check("So10/12/G 1 2 a1*a2 0", "r1", "1o10/12/G 1 1 showdown 0");
    check("So4h5/12/1 2 2 a2*a1 0", "r1", "S5h5/12/1 1 1 showdown 0");
    check("Soh9/12/1 2 1 a2*a1 0", "r1", "S1h9/12/1 1 1 showdown 0");
}

#[test]
fn a_showdown_has_36_rolls() {
    assert_eq!(position::<Position>("S5o5/12/1 1 1 showdown 0").count_rolls(), 36);
    refuses::<Position>("S5o5/12/1 1 1 showdown 0", "r3");
}

#[test]
fn the_higher_sum_of_die_and_higher_rating_wins_the_showdown() {
    check("S5o5/12/1 1 1 showdown 0", "s6,1", "S11/12/1 1 2 - 0");
    check("S5o5/12/1 1 1 showdown 0", "s1,2", "6o5/12/1 1 2 - 0");
    check_outcome("S11/12/1 1 2 - 0", Side::South);
    check_outcome("6o5/12/1 1 2 - 0", Side::North);
    // The Ng'ok brings its defence of 6, the Houjix its attack of 4.
    check("N5h5/12/1 1 1 showdown 0", "s1,2", "N11/12/1 1 2 - 0");
    check("N5h5/12/1 1 1 showdown 0", "s1,4", "6h5/12/1 1 2 - 0");
}

#[test]
fn equal_sums_roll_again() {
    check("S5o5/12/1 1 1 showdown 0", "s4,4", "S5o5/12/1 1 1 showdown 0");
    check("N5h5/12/1 1 1 showdown 0", "s1,3", "N5h5/12/1 1 1 showdown 0");
    check("N5h5/12/1 1 1 showdown 0", "s1,3 s2,4 s6,1", "N11/12/1 1 2 - 0");
}

#[test]
fn a_player_without_pawns_has_lost() {
    check("So10/12/G 1 2 a1*a2 0", "r6", "S11/12/G 2 2 - 0");
    check_outcome("S11/12/G 2 2 - 0", Side::South);
    check("So10/12/h 2 1 a2*a1 0", "r6", "1o10/12/h 1 2 - 0");
    check_outcome("1o10/12/h 1 2 - 0", Side::North);
}

#[test]
fn the_last_pawn_can_die_where_it_cannot_be_pushed() {
    check("SoG9/1N10/1 1 2 a1*a2 0", "r5", "S1G9/1N10/1 2 2 - 0");
}

#[test]
fn ruling_two_forfeited_turns_are_a_draw() {
    testing::check_outcome::<Position>("1SGNM2ohkl1/12/1 1 2 - 2", Outcome::DRAW);
    check("1SGNM2ohkl1/12/1 1 2 - 1", "a2-b3", "2GNM2ohkl1/2S9/1 1 1 - 0");
}

#[test]
fn bad_positions_are_refused_with_field_and_place() {
    let check_bad = check_bad::<Position>;
    check_bad(
        "1SGNM2ohkx1/12/1 1 2 - 0",
        "board, column 10: fault-unknown-piece (found: x, letters: SGNMOHKLsgnmohkl)",
    );
    check_bad(
        "1SSNM2ohkl1/12/1 1 2 - 0",
        "board, column 3: fault-too-many (side: seat 1, piece: Mantellian Savrip, limit: 1)",
    );
    check_bad(
        "1SGNM2shkl1/12/1 1 2 - 0",
        "board, column 7: fault-too-many (side: seat 2, piece: Mantellian Savrip, limit: 1)",
    );
    let wrong_side = "fault-wrong-group";
    check_bad("1SGNO2mhkl1/12/1 1 2 - 0", &format!("board, column 5: {wrong_side}"));
    check_bad("1SGN3ohkm1/12/1 1 2 - 0", &format!("board, column 9: {wrong_side}"));
    check_bad("12/12/1 1 2 - 0", "board, column 1: fault-no-pawn");
    check_bad(
        "1SGNM2ohkl1/12/1 1 3 - 0",
        "actions, column 20: fault-not-one-of (expected: expected-actions)",
    );
    check_bad("1SGNM2ohkl1/12/1 1 2 - 3", "passes, column 24: fault-not-one-of (expected: expected-passes)");
    let not_forfeited = "fault-passes";
    check_bad("1SGNM2ohkl1/12/1 1 1 - 1", &format!("passes, column 24: {not_forfeited}"));
    check_bad("So10/12/G 1 2 a1*a2 1", &format!("passes, column 21: {not_forfeited}"));
    check_bad("S11/12/G 2 2 - 1", &format!("passes, column 16: {not_forfeited}"));
}

#[test]
fn impossible_pending_actions_are_refused() {
    let check_pending = |board: &str, pending: &str, error: &str| {
        check_bad::<Position>(&format!("{board} 1 2 {pending} 0"), error);
    };
    let board = "So4h5/12/G";
    let form = "fault-not-one-of (expected: expected-pending)";
    check_pending(board, "x", &format!("pending, column 16: {form}"));
    check_pending(board, "a1*", &format!("pending, column 19: {form}"));
    check_pending(board, "a2>3", &format!("pending, column 19: {form}"));
    check_pending(board, "a2*a1", "pending, column 16: fault-attacker");
    check_pending(board, "a3*a2", "pending, column 16: fault-attacker");
    check_pending(board, "a1*a12", "pending, column 16: fault-attacked");
    check_pending(board, "a1*a7", "pending, column 16: fault-attack-far");
    check_pending(board, "a3>1", "pending, column 16: fault-push-empty");
    check_pending(board, "a2>2", "pending, column 16: fault-push-chooser");
    check_pending(board, "a7>1", "pending, column 16: fault-push-no-winner");
    check_pending(board, "showdown", "pending, column 16: fault-no-showdown");
    let full = "pending, column 17: fault-push-no-room";
    check_pending("Soh9/1G10/1", "a2>1", full);
    // The Kintan Strider (attack 1) cannot push a Ng'ok (defence 6) on any die.
    let never = "pending, column 16: fault-push-no-winner";
    check_bad::<Position>("Nk4h5/12/G 2 2 a1>2 0", never);
    testing::check::<Position>("Nk4h5/12/G 1 2 a1>2 0", ">b1", "1k4h5/N11/G 1 1 - 0");
    check_pending("S5o5/12/1", "-", "pending, column 15: fault-showdown-pending");
    check_pending("S11/12/G", "showdown", "pending, column 14: fault-over-pending");
    check_bad::<Position>("S5o5/12/1 2 1 showdown 0", "seat, column 11: fault-showdown-one");
    check_bad::<Position>("S5o5/12/1 1 2 showdown 0", "actions, column 13: fault-showdown-one");
    let over = "actions, column 12: fault-over-actions";
    check_bad::<Position>("S11/12/G 2 1 - 0", over);
}
