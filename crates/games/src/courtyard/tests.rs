//! Every rule and ruling of Courtyard.

use rules::{Code, Game, Outcome, Side};

use super::{Courtyard, Move};
use crate::testing::{self, check_bad, check_moves, position};

type Usual = super::Position<false, false, false>;
type GuardTurns = super::Position<true, false, false>;
type SmallYard = super::Position<false, true, false>;
type Both = super::Position<true, true, false>;
type StopShort = super::Position<false, false, true>;
type AllThree = super::Position<true, true, true>;

/// A board from the pieces on it: `"Ke1 kd10 Sc4"`, and the other fields.
fn board(pieces: &str, fields: &str) -> String {
    let mut ranks = vec![vec![None; 10]; 10];
    for piece in pieces.split(' ') {
        let mut characters = piece.chars();
        let letter = characters.next().unwrap();
        let file = characters.next().unwrap() as usize - 'a' as usize;
        let rank: usize = characters.as_str().parse().unwrap();
        ranks[10 - rank][file] = Some(letter);
    }
    let ranks: Vec<String> = ranks
        .iter()
        .map(|rank| {
            let mut text = String::new();
            for run in rank.chunk_by(|left, right| left.is_none() && right.is_none()) {
                match run[0] {
                    Some(letter) => text.push(letter),
                    None => text.push_str(&run.len().to_string()),
                }
            }
            text
        })
        .collect();
    format!("{} {fields}", ranks.join("/"))
}

/// Seat 1 moves; boards by their pieces. The position after is seat 2's turn without offenders.
#[track_caller]
fn check(before: &str, mv: &str, after: &str) {
    check_with(before, mv, after, "2 0 -");
}

#[track_caller]
fn check_with(before: &str, moves: &str, after: &str, fields: &str) {
    testing::check::<Usual>(&board(before, "1 0 -"), moves, &board(after, fields));
}

#[track_caller]
fn moves(pieces: &str, beginning: &str, expected: &str) {
    check_moves::<Usual>(&board(pieces, "1 0 -"), beginning, expected);
}

#[track_caller]
fn refuses(pieces: &str, mv: &str) {
    testing::refuses::<Usual>(&board(pieces, "1 0 -"), mv);
}

#[track_caller]
fn check_outcome(pieces: &str, fields: &str, outcome: Outcome, ending: &'static str) {
    let text = board(pieces, fields);
    testing::check_outcome::<Usual>(&text, outcome);
    assert_eq!(Courtyard::<false, false, false>::ending(&position(&text)), Some(Code(ending)));
}

const ENTERED: &str = "end-king-entered";
const BOTH_CAPTURED: &str = "end-kings-lost";

#[test]
fn setup() {
    let start = "g1g1k1g1g1/1s1s1s1s1s/s1s1s1s1s1/10/10/10/10/1S1S1S1S1S/S1S1S1S1S1/1G1G1K1G1G";
    assert_eq!(Courtyard::<false, false, false>::start(Side::South).to_string(), format!("{start} 1 0 -"));
    assert_eq!(Courtyard::<true, true, true>::start(Side::North).to_string(), format!("{start} 2 0 -"));
}

/// How many squares a guard can stand on.
fn playing_squares<P: rules::Notation>() -> usize {
    let squares = ('a'..='j').flat_map(|file| (1..=10).map(move |rank| format!("{file}{rank}")));
    squares
        .filter(|square| {
            let kings = if square == "b1" || square == "i10" { "Kd1 kg10" } else { "Kb1 ki10" };
            board(&format!("{kings} G{square}"), "1 0 -").parse::<P>().is_ok()
        })
        .count()
}

#[test]
fn there_are_46_playing_squares() {
    assert_eq!(playing_squares::<Usual>(), 46);
}

#[test]
fn a_serf_steps_one_square_forward() {
    moves("Kj1 ki10 Sc2", "c2", "c2-b3 c2-d3");
    check_moves::<Usual>(&board("Kj1 ki10 sc8", "2 0 -"), "c8", "c8-b7 c8-d7");
}

#[test]
fn a_king_steps_one_square_in_any_direction() {
    moves("Kc2 ki10", "c2", "c2-b1 c2-b3 c2-d1 c2-d3");
}

#[test]
fn ruling_a_guard_steps_one_or_two_squares_in_a_straight_line() {
    moves("Kj1 ki10 Gc2", "c2", "c2-a4 c2-b1 c2-b3 c2-d1 c2-d3 c2-e4");
}

#[test]
fn a_guard_does_not_step_over_a_piece() {
    moves("Kj1 ki10 Gc2 Sb3 sd3 Se4", "c2", "c2-b1 c2-d1");
}

#[test]
fn nothing_steps_into_the_courtyard_or_through_it() {
    moves("Kj1 ki10 Gc4 Se4", "c4", "c4-a2 c4-a6 c4-b3 c4-b5 c4-d3 c4-e2");
    moves("Kj1 ki10 Gf7 Se4", "f7", "f7-d9 f7-e8 f7-g8 f7-h9");
    moves("Kj1 ki10 Sc4 Sg4", "c4", "c4-b5");
    moves("Kc4 ki10", "c4", "c4-b3 c4-b5 c4-d3");
}

#[test]
fn a_jump_captures_and_lands_right_behind() {
    check("Kj1 ki10 Sc2 sd3", "c2xe4", "Kj1 ki10 Se4");
    check("Kj1 ki10 Sc2 gd3", "c2xe4", "Kj1 ki10 Se4");
    refuses("Kj1 ki10 Sc2 sd3 Se4", "c2xe4");
    refuses("Kj1 ki10 Sc2 Sd3", "c2xe4");
    refuses("Kj1 ki10 Sc2", "c2xe4");
}

#[test]
fn serfs_jump_forward_only() {
    moves("Kj1 ki10 Se4 sd3 sf3", "e4", "");
    check_moves::<Usual>(&board("Kj1 ki10 sc6 Sb5 Sb7", "2 0 -"), "c6x", "c6xa4");
}

#[test]
fn guards_and_kings_jump_in_all_directions() {
    moves("Kj1 ki10 Gc6 sb5 sb7 sd7", "c6x", "c6xa4 c6xa8 c6xe8");
    moves("Kc6 ki10 sb5 sb7 sd7", "c6x", "c6xa4 c6xa8 c6xe8");
    moves("Kc2 ki10 sb3 sd3", "c2x", "c2xa4 c2xe4");
    moves("Kj1 ki10 Gg4 sf3 sh3 sh5", "g4x", "g4xe2 g4xi2 g4xi6");
}

#[test]
fn a_guard_does_not_jump_a_piece_two_squares_away() {
    moves("Kj1 ki10 Gb1 sd3", "b1", "b1-a2 b1-c2");
}

#[test]
fn a_king_never_jumps_a_king() {
    moves("Kc2 kd3", "c2", "c2-b1 c2-b3 c2-d1");
    moves("Kc2 kd3 sb3", "c2x", "c2xa4");
}

#[test]
fn serfs_and_guards_jump_kings() {
    check("Kj1 kd3 Sc2", "c2xe4", "Kj1 Se4");
    check("Kj1 kd3 Gc2", "c2xe4", "Kj1 Ge4");
}

#[test]
fn ruling_a_piece_goes_on_jumping_while_it_can() {
    moves("Kj1 ki10 Sa2 sb3 sb5 sb7", "a2x", "a2xc4xa6xc8");
    check("Kj1 ki10 Sa2 sb3 sb5 sb7", "a2xc4xa6xc8", "Kj1 ki10 Sc8");
}

#[test]
fn ruling_a_jumping_piece_chooses_freely_among_its_jumps() {
    moves("Kj1 ki10 Ga4 sb5 sb7 sd7", "a4x", "a4xc6xa8 a4xc6xe8");
    check("Kj1 ki10 Ga4 sb5 sb7 sd7", "a4xc6xe8", "Kj1 ki10 Ge8 sb7");
}

#[test]
fn a_chain_may_come_back_to_where_it_began_but_jumps_no_piece_twice() {
    moves("Kb1 ki10 Gh1 si2 si4 sg4 sg2", "h1x", "h1xf3xh5xj3xh1 h1xj3xh5xf3xh1");
    check("Kb1 ki10 Gh1 si2 si4 sg4 sg2", "h1xj3xh5xf3xh1", "Kb1 ki10 Gh1");
    moves("Kb1 ki10 Gh1 si2", "h1x", "h1xj3");
}

#[test]
fn ruling_a_step_and_a_jump_never_mix() {
    assert!("b1-c2xe4".parse::<Move>().is_err());
    assert!("c2xe4-f3".parse::<Move>().is_err());
    check_with("Kj1 ki10 Gb1 sd3", "b1-c2", "Kj1 ki10 Gc2 sd3", "2 0 -");
}

#[test]
fn a_king_enters_by_a_step_from_the_far_entrance_and_wins() {
    moves("Kf7 kj1", "f7", "f7-e6 f7-e8 f7-g6 f7-g8");
    check("Kf7 kj1", "f7-e6", "Ke6 kj1");
    check_outcome("Ke6 kj1", "2 0 -", Outcome::win(Side::South), ENTERED);
    let north = board("Kj1 ke4", "2 0 -");
    check_moves::<Usual>(&north, "e4", "e4-d3 e4-d5 e4-f3 e4-f5");
    testing::check::<Usual>(&north, "e4-f5", &board("Kj1 kf5", "1 0 -"));
    check_outcome("Kj1 kf5", "1 0 -", Outcome::win(Side::North), ENTERED);
}

#[test]
fn a_king_does_not_enter_by_the_near_entrance_or_elsewhere() {
    moves("Ke4 ki10", "e4", "e4-d3 e4-f3");
    moves("Kd7 ki10", "d7", "d7-c6 d7-c8 d7-e8");
    check_moves::<Usual>(&board("Kj1 kf7", "2 0 -"), "f7", "f7-e8 f7-g8");
}

#[test]
fn a_king_enters_by_a_jump_over_an_enemy_on_the_entrance() {
    check("Ke8 kj1 sf7", "e8xg6", "Kg6 kj1");
    check("Kg8 kj1 gf7", "g8xe6", "Ke6 kj1");
    for (jump, from, to) in [("d3xf5", "kd3", "kf5"), ("f3xd5", "kf3", "kd5")] {
        let before = board(&format!("Kj1 {from} Se4"), "2 0 -");
        testing::check::<Usual>(&before, jump, &board(&format!("Kj1 {to}"), "1 0 -"));
    }
    check("Kc10 kj1 sd9 sf7", "c10xe8xg6", "Kg6 kj1");
    // Not over a king, not by a guard or serf, and not by the king whose entrance it is not.
    refuses("Ke8 kf7 sj1", "e8xg6");
    refuses("Kj1 ki10 Ge8 sf7", "e8xg6");
    testing::refuses::<Usual>(&board("Kj1 ke8 Sf7", "2 0 -"), "e8xg6");
    testing::refuses::<Usual>(&board("Kj1 ki10 se8 Sf7", "2 0 -"), "e8xg6");
}

#[test]
fn the_six_safe_squares_cannot_be_jumped_towards_the_courtyard() {
    for (from, safe, behind) in [
        ("c8", "d7", "e6"),
        ("i8", "h7", "g6"),
        ("b7", "c6", "d5"),
        ("i4", "h5", "g6"),
        ("b3", "c4", "d5"),
        ("h3", "g4", "f5"),
    ] {
        let pieces = format!("Kj1 ka10 G{from} s{safe}");
        refuses(&pieces, &format!("{from}x{behind}"));
        let pieces = format!("K{from} ka10 s{safe}");
        refuses(&pieces, &format!("{from}x{behind}"));
    }
    check("Kj1 ka10 Ge8 sd7", "e8xc6", "Kj1 ka10 Gc6");
}

#[test]
fn a_serf_on_the_far_rank_is_recycled_to_an_empty_station() {
    moves("Kf1 ki10 Sc10", "c10", "c10@b1 c10@d1 c10@h1 c10@j1");
    check("Kf1 ki10 Sc10", "c10@b1", "Kf1 ki10 Sb1");
    check_moves::<Usual>(&board("Kf1 ke10 sb1", "2 0 -"), "b1", "b1@a10 b1@c10 b1@g10 b1@i10");
    moves("Kf1 ki10 Sb1", "b1", "b1-a2 b1-c2");
    moves("Kf1 ki10 Gc10", "c10", "c10-a8 c10-b9 c10-d9 c10-e8");
    refuses("Kf1 ki10 Sb9", "b9@b1");
}

#[test]
fn a_player_who_does_not_jump_leaves_every_piece_that_could_have_as_an_offender() {
    check_with("Kj1 ki10 Sc2 sd3", "j1-i2", "Ki2 ki10 Sc2 sd3", "2 0 c2");
    check_with("Kj1 ki10 Sc2 Ge2 sd3", "j1-i2", "Ki2 ki10 Sc2 Ge2 sd3", "2 0 c2,e2");
    check_with("Kj1 ki10 Sc2 sd3 Sa10", "a10@b1", "Kj1 ki10 Sc2 sd3 Sb1", "2 0 c2");
}

#[test]
fn an_offender_that_has_moved_is_removed_from_its_new_square() {
    check_with("Kj1 ki10 Sc2 sd3", "c2-b3", "Kj1 ki10 Sb3 sd3", "2 0 b3");
    check_with("Kj1 ki10 Sc2 sd3", "c2-b3 !b3", "Kj1 ki10 sd3", "2 0 -");
}

#[test]
fn the_opponent_must_remove_one_offender_of_its_choice() {
    let offended = board("Ki2 ki10 Sc2 Ge2 sd3", "2 0 c2,e2");
    check_moves::<Usual>(&offended, "", "!c2 !e2");
    testing::check::<Usual>(&offended, "!e2", &board("Ki2 ki10 Sc2 sd3", "2 0 -"));
    testing::check::<Usual>(&offended, "!c2", &board("Ki2 ki10 Ge2 sd3", "2 0 -"));
    testing::refuses::<Usual>(&offended, "!i2");
    testing::refuses::<Usual>(&offended, "d3-c4");
}

#[test]
fn ruling_the_removal_does_not_use_up_the_turn() {
    let offended = board("Ki2 ki10 Sc2 Ge2 sd3", "2 0 c2,e2");
    testing::check_decides::<Usual>(&board("Ki2 ki10 Sc2 sd3", "2 0 -"), Side::North);
    testing::check::<Usual>(&offended, "!e2 d3xb1", &board("Ki2 ki10 sb1", "1 0 -"));
}

#[test]
fn any_jump_satisfies_the_rule() {
    check("Kj1 ki10 Sc2 sd3 Sg2 sh3", "c2xe4", "Kj1 ki10 Se4 Sg2 sh3");
    check("Kj1 ki10 Sc2 Ge2 sd3", "e2xc4", "Kj1 ki10 Sc2 Gc4");
}

#[test]
fn a_king_can_be_huffed_and_play_goes_on() {
    check_with("Kc2 ki10 Sj1 sd3", "c2-b1", "Kb1 ki10 Sj1 sd3", "2 0 b1");
    check_with("Kc2 ki10 Sj1 sd3", "c2-b1 !b1", "ki10 Sj1 sd3", "2 0 -");
    testing::check_decides::<Usual>(&board("ki10 Sj1 sd3", "2 0 -"), Side::North);
}

#[test]
fn a_move_that_wins_is_not_punished() {
    check("Kf7 kj1 se8", "f7-e6", "Ke6 kj1 se8");
}

#[test]
fn a_king_captured_play_goes_on() {
    check("Kj1 kd3 Sc2 sb9", "c2xe4", "Kj1 Se4 sb9");
    testing::check_decides::<Usual>(&board("Kj1 Se4 sb9", "2 0 -"), Side::North);
}

#[test]
fn both_kings_captured_is_a_draw() {
    check("kd3 Sc2 sb9", "c2xe4", "Se4 sb9");
    check_outcome("Se4 sb9", "2 0 -", Outcome::DRAW, BOTH_CAPTURED);
    // The same by huffing the last king: the remover stays on turn.
    check_with("Kc2 Sj1 sd3", "c2-b1 !b1", "Sj1 sd3", "2 0 -");
    check_outcome("Sj1 sd3", "2 0 -", Outcome::DRAW, BOTH_CAPTURED);
}

#[test]
fn ruling_a_turn_without_a_move_is_forfeited() {
    moves("Kj1 ki10 si2 sh3", "", "pass");
    check_with("Kj1 ki10 si2 sh3", "pass", "Kj1 ki10 si2 sh3", "2 1 -");
    check_with("Kj1 ki10 si2 sh3", "pass i10-j9", "Kj1 kj9 si2 sh3", "1 0 -");
}

#[test]
fn ruling_two_forfeited_turns_in_a_row_are_a_draw() {
    let blocked = "Kj1 ki10 si2 sh3";
    testing::check::<Usual>(&board(blocked, "1 1 -"), "pass", &board(blocked, "2 2 -"));
    check_outcome(blocked, "2 2 -", Outcome::DRAW, "end-both-forfeited");
}

#[test]
fn option_guard_turns_lets_the_second_step_change_direction() {
    let guard = board("Kj1 ki10 Gc2", "1 0 -");
    check_moves::<GuardTurns>(&guard, "c2", "c2-a2 c2-a4 c2-b1 c2-b3 c2-c4 c2-d1 c2-d3 c2-e2 c2-e4");
    // Both ways to c4 are blocked, one of the ways to a2 is left.
    let blocked = board("Kj1 ki10 Gc2 Sb3 Sd3", "1 0 -");
    check_moves::<GuardTurns>(&blocked, "c2", "c2-a2 c2-b1 c2-d1 c2-e2");
}

#[test]
fn option_small_yard_covers_four_squares() {
    assert_eq!(playing_squares::<SmallYard>(), 48);
    check_moves::<SmallYard>(&board("Kf7 kj1", "1 0 -"), "f7", "f7-e6 f7-e8 f7-g6 f7-g8");
    let small = |before: &str, mv: &str, after: &str| {
        testing::check::<SmallYard>(&board(before, "1 0 -"), mv, &board(after, "2 0 -"));
    };
    small("Kf7 kj1", "f7-e6", "Ke6 kj1");
    testing::check_outcome::<SmallYard>(&board("Ke6 kj1", "2 0 -"), Outcome::win(Side::South));
    small("Kg8 kj1 sf7", "g8xe6", "Ke6 kj1");
    // g6 is outside: a king that lands there has not won, and goes on jumping.
    small("Kf7 kj1", "f7-g6", "Kg6 kj1");
    testing::check_decides::<SmallYard>(&board("Kg6 kj1", "2 0 -"), Side::North);
    small("Ke8 kj1 sf7 sh5", "e8xg6xi4", "Ki4 kj1");
    small("Kj1 ka10 Gb3 sc4", "b3xd5", "Kj1 ka10 Gd5");
    let north = board("Kj1 ke4", "2 0 -");
    testing::check::<SmallYard>(&north, "e4-f5", &board("Kj1 kf5", "1 0 -"));
    testing::check_outcome::<SmallYard>(&board("Kj1 kf5", "1 0 -"), Outcome::win(Side::North));
    testing::refuses::<SmallYard>(&board("Kj1 ka10 Gc8 sd7", "1 0 -"), "c8xe6");
}

#[test]
fn both_options_go_together() {
    let guard = board("Kj1 ki10 Gc6", "1 0 -");
    let expected = "c6-a4 c6-a6 c6-a8 c6-b5 c6-b7 c6-c4 c6-c8 c6-d5 c6-d7 c6-e4 c6-e8";
    check_moves::<Both>(&guard, "c6", expected);
}

/// Seat 1 moves by the option stop-short.
#[track_caller]
fn stops(before: &str, moves: &str, after: &str, fields: &str) {
    testing::check::<StopShort>(&board(before, "1 0 -"), moves, &board(after, fields));
}

#[test]
fn option_stop_short_lets_a_piece_stop_after_any_jump() {
    let serf = board("Kj1 ki10 Sa2 sb3 sb5 sb7", "1 0 -");
    check_moves::<StopShort>(&serf, "a2x", "a2xc4 a2xc4xa6 a2xc4xa6xc8");
    testing::refuses::<Usual>(&serf, "a2xc4");
    let guard = board("Kj1 ki10 Ga4 sb5 sb7 sd7", "1 0 -");
    check_moves::<StopShort>(&guard, "a4x", "a4xc6 a4xc6xa8 a4xc6xe8");
}

#[test]
fn option_stop_short_makes_the_piece_the_only_offender_of_that_turn() {
    stops("Kj1 ki10 Sa2 sb3 sb5 sb7", "a2xc4", "Kj1 ki10 Sc4 sb5 sb7", "2 0 c4");
    stops("Kj1 ki10 Sa2 sb3 sb5 sb7", "a2xc4xa6", "Kj1 ki10 Sa6 sb7", "2 0 a6");
    // The guard on g2 could have jumped as well: a jump was made, so it owes nothing.
    stops("Kj1 ki10 Sa2 sb3 sb5 Gg2 sh3", "a2xc4", "Kj1 ki10 Sc4 sb5 Gg2 sh3", "2 0 c4");
    // Another move than a jump makes offenders as ever.
    stops("Kj1 ki10 Sa2 sb3 sb5 Gg2 sh3", "j1-i2", "Ki2 ki10 Sa2 sb3 sb5 Gg2 sh3", "2 0 a2,g2");
}

#[test]
fn option_stop_short_asks_nothing_of_a_piece_that_cannot_go_on() {
    stops("Kj1 ki10 Sa2 sb3 sb5 sb7", "a2xc4xa6xc8", "Kj1 ki10 Sc8", "2 0 -");
    stops("Kj1 ki10 Sa2 sb3", "a2xc4", "Kj1 ki10 Sc4", "2 0 -");
    // A serf does not jump back, and a king jumps no king.
    stops("Kj1 ki10 Sa2 sb3 sd3", "a2xc4", "Kj1 ki10 Sc4 sd3", "2 0 -");
    stops("Ka2 kd3 sb3", "a2xc4", "Kc4 kd3", "2 0 -");
}

#[test]
fn option_stop_short_has_the_piece_removed_before_the_opponents_turn() {
    let offended = board("Kj1 ki10 Sc4 sb5 sb7", "2 0 c4");
    check_moves::<StopShort>(&offended, "", "!c4");
    stops("Kj1 ki10 Sa2 sb3 sb5 sb7", "a2xc4 !c4 b5-a4", "Kj1 ki10 sa4 sb7", "1 0 -");
    // The king is lost so as well.
    stops("Ka2 ki10 Sj1 sb3 sb5", "a2xc4 !c4", "ki10 Sj1 sb5", "2 0 -");
}

#[test]
fn option_stop_short_may_stop_a_round_trip_where_it_began() {
    let round = board("Kb1 ki10 Gh5 si4 si2 sg2 sg4 si6", "1 0 -");
    testing::check::<StopShort>(&round, "h5xj3xh1xf3xh5", &board("Kb1 ki10 Gh5 si6", "2 0 h5"));
    testing::check::<StopShort>(&round, "h5xj3xh1xf3xh5xj7", &board("Kb1 ki10 Gj7", "2 0 -"));
}

#[test]
fn option_stop_short_asks_nothing_once_the_game_is_over() {
    stops("kb3 Sa2 sb5", "a2xc4", "Sc4 sb5", "2 0 -");
    testing::check_outcome::<StopShort>(&board("Sc4 sb5", "2 0 -"), Outcome::DRAW);
    // A king may stop before the Courtyard and be lost, or enter it and win.
    let king = board("Kc6 kj1 sd7 sf7", "1 0 -");
    check_moves::<StopShort>(&king, "c6x", "c6xe8 c6xe8xg6");
    testing::check::<StopShort>(&king, "c6xe8", &board("Ke8 kj1 sf7", "2 0 e8"));
    testing::check::<StopShort>(&king, "c6xe8xg6", &board("Kg6 kj1", "2 0 -"));
}

#[test]
fn all_three_options_go_together() {
    let guard = board("Kj1 ki10 Gc6", "1 0 -");
    let expected = "c6-a4 c6-a6 c6-a8 c6-b5 c6-b7 c6-c4 c6-c8 c6-d5 c6-d7 c6-e4 c6-e8";
    check_moves::<AllThree>(&guard, "c6", expected);
    // g6 is outside of the small Courtyard, and the king could go on from there.
    let king = board("Ke8 kj1 sf7 sh5", "1 0 -");
    check_moves::<AllThree>(&king, "e8x", "e8xg6 e8xg6xi4");
    testing::check::<AllThree>(&king, "e8xg6", &board("Kg6 kj1 sh5", "2 0 g6"));
}

#[test]
fn bad_positions_are_refused_with_field_and_place() {
    let check_bad = check_bad::<Usual>;
    let start = "k9/10/10/10/10/10/10/10/10/5K4";
    check_bad("k9/10 1 0 -", "board, column 1: fault-wrong-parts (found: 2, parts: 10)");
    check_bad("1k8/10/10/10/10/10/10/10/10/5K4 1 0 -", "board, column 2: fault-light-square");
    let yard = "fault-in-courtyard";
    check_bad("k9/10/10/10/4S5/10/10/10/10/5K4 1 0 -", &format!("board, column 14: {yard}"));
    check_bad("10/10/10/10/4k5/10/10/10/10/5K4 1 0 -", &format!("board, column 14: {yard}"));
    check_bad("k9/10/10/10/10/3K6/10/10/10/10 1 0 -", &format!("board, column 17: {yard}"));
    check_bad("10/10/10/10/4K5/3k6/10/10/10/10 1 0 -", "board, column 1: fault-both-in-courtyard");
    check_bad(
        "k1k7/10/10/10/10/10/10/10/10/5K4 1 0 -",
        "board, column 3: fault-too-many (side: seat 2, piece: king, limit: 1)",
    );
    check_bad(
        "g1g1g1g1g1/10/10/10/10/10/10/10/10/5K4 1 0 -",
        "board, column 9: fault-too-many (side: seat 2, piece: guard, limit: 4)",
    );
    check_bad(
        "s1s1s1s1s1/1s1s1s1s1s/s9/10/10/10/10/10/10/5K4 1 0 -",
        "board, column 23: fault-too-many (side: seat 2, piece: serf, limit: 10)",
    );
    check_bad(&format!("{start} 1 3 -"), "passes, column 34: fault-not-one-of (expected: expected-passes)");
    check_bad(&format!("{start} 1 0"), "offenders, column 35: fault-missing");
}

#[test]
fn impossible_offenders_are_refused() {
    let start = "k9/10/10/10/10/10/10/10/10/1G3K4";
    let check_offenders = |offenders: &str, error: &str| {
        check_bad::<Usual>(&format!("{start} 2 0 {offenders}"), &format!("offenders, column {error}"));
    };
    let form = "fault-not-one-of (expected: expected-offenders)";
    check_offenders("x", &format!("38: {form}"));
    check_offenders("a1", &format!("38: {form}"));
    check_offenders("b1,", &format!("41: {form}"));
    check_offenders("f1,b1", "41: fault-offenders-order");
    check_offenders("b1,b1", "41: fault-offenders-order");
    check_offenders("d1", "38: fault-offenders-turn");
    check_offenders("a10", "38: fault-offenders-turn");
    check_bad::<Usual>(&format!("{start} 2 1 b1"), "passes, column 36: fault-offenders-passes");
    check_bad::<Usual>("10/10/10/10/10/10/10/10/10/1G8 2 0 b1", "offenders, column 36: fault-offenders-over");
}

#[test]
fn bad_moves_are_refused_with_the_place() {
    for (text, error) in [
        ("a1-b2", "bad-move (column: 1, expected: expected-dark-square)"),
        ("k2-b2", "bad-move (column: 1, expected: expected-square)"),
        ("a4+b5", "bad-move (column: 3, expected: expected-step-jump-or-recycle)"),
        ("a4xb5", "bad-move (column: 4, expected: expected-two-steps)"),
        ("a4xc6-e8", "bad-move (column: 6, expected: expected-next-jump)"),
        ("!d3!", "bad-move (column: 4, expected: expected-end)"),
    ] {
        assert_eq!(text.parse::<Move>().unwrap_err().to_string(), error, "{text:?}");
    }
    let endless = format!("h1{}", "xj3xh5xf3xh1".repeat(4));
    let error = "bad-move (column: 48, expected: expected-end)";
    assert_eq!(endless.parse::<Move>().unwrap_err().to_string(), error);
}
