use games::courtier::Courtier;
use games::courtyard::Courtyard;
use games::dejarik::Dejarik;
use games::holochess::Holochess;
use games::king_and_courtesan::KingAndCourtesan;
use rules::{Code, Notation, Outcome};

use super::*;

fn begin<G: Game>() -> History<G> {
    History::new(G::start(Side::South))
}

fn from<G: Game>(position: &str) -> History<G> {
    History::new(position.parse().unwrap_or_else(|bad| panic!("{position}: {bad}")))
}

fn play<G: Game>(history: &mut History<G>, text: &str) {
    for word in text.split(' ') {
        let choice = history.position().read_choice(word).unwrap_or_else(|bad| panic!("{word}: {bad}"));
        history.take(choice).unwrap_or_else(|refused| panic!("{word}: {refused}"));
    }
}

/// Plays quiet moves: never captures or attacks, and prefers the position that has occurred least.
fn wander<G: Game>(history: &mut History<G>, turns: u32) {
    let goal = history.quiet_turns() + turns;
    while history.quiet_turns() < goal {
        let position = *history.position();
        let mut best = None;
        position.each_choice(|choice| {
            let mut after = position;
            after.take_unchecked(choice);
            if after.pieces() == position.pieces() && matches!(after.node(), Node::Decide(_)) {
                let visits = history.moments.iter().filter(|moment| moment.position == after).count();
                if best.is_none_or(|(fewest, _)| visits < fewest) {
                    best = Some((visits, choice));
                }
            }
        });
        let (_, choice) = best.unwrap_or_else(|| panic!("no quiet move in {position}"));
        history.take(choice).expect("the game goes on");
    }
}

const SHUFFLE: &str = "a1-b1 a7-b7 b1-a1 b7-a7";

#[test]
fn a_draw_may_be_claimed_at_the_third_occurrence_and_not_before() {
    let mut history = begin::<Courtier>();
    play(&mut history, SHUFFLE);
    assert_eq!((history.occurrences(), history.claimable()), (2, None));
    let refused = history.claim(Side::South).unwrap_err();
    assert_eq!(refused, NoClaim::TooEarly { occurrences: 2, quiet_turns: 4 });
    assert_eq!(refused.to_string(), "too-early-to-claim (occurrences: 2, times: 3, quiet: 4, turns: 100)");
    play(&mut history, SHUFFLE);
    assert_eq!((history.occurrences(), history.claimable()), (3, Some(Claim::Repetition)));
    assert_eq!(history.ending(), None, "no draw was claimed");
    assert_eq!(history.position().turn(), Side::South);
    assert_eq!(history.claim(Side::North), Ok(Claim::Repetition), "the other player may claim, too");
    let ending = Ending::Claimed { ground: Claim::Repetition, by: Side::North };
    assert_eq!(history.ending(), Some(ending));
    assert_eq!(history.claim(Side::North), Err(NoClaim::GameOver));
}

#[test]
fn a_claim_lapses_when_the_position_has_changed() {
    let mut history = begin::<Courtier>();
    play(&mut history, SHUFFLE);
    play(&mut history, SHUFFLE);
    play(&mut history, "a3-b3");
    assert_eq!(history.claimable(), None);
}

#[test]
fn the_same_board_with_the_other_player_to_move_is_another_position() {
    let mut history = from::<Courtier>("K11/6k5/1 2 0");
    // North goes around the triangle b7, c, b8 in three moves; South goes there and back in two.
    play(&mut history, "b7-c a1-b1 c-b8 b1-a1 b8-b7");
    assert_eq!(history.position().to_string(), "K11/6k5/1 1 0");
    assert_eq!(history.occurrences(), 1);
}

#[test]
fn the_fifth_occurrence_is_an_automatic_draw() {
    let mut history = begin::<Courtier>();
    for _ in 0..3 {
        play(&mut history, SHUFFLE);
    }
    play(&mut history, "a1-b1 a7-b7 b1-a1");
    assert_eq!((history.ending(), history.occurrences()), (None, 4));
    play(&mut history, "b7-a7");
    assert_eq!((history.ending(), history.occurrences()), (Some(Ending::Repetition), 5));
    assert_eq!(Ending::Repetition.outcome(), Outcome::DRAW);
    let choice = history.position().read_choice("a1-b1").expect("legal by the rules");
    assert_eq!(history.take(choice), Err(IllegalChoice::GameOver));
    assert_eq!(history.undo().err(), Some(NoUndo::GameOver));
}

fn check_quiet_turns<G: Game>(mut history: History<G>) {
    wander(&mut history, 99);
    if history.occurrences() < Claim::OCCURRENCES {
        assert_eq!(history.claimable(), None);
        let refused = NoClaim::TooEarly { occurrences: history.occurrences(), quiet_turns: 99 };
        assert_eq!(history.claim(Side::South), Err(refused));
    }
    wander(&mut history, 1);
    assert_eq!(history.claimable(), Some(Claim::NoProgress));
    wander(&mut history, 49);
    assert_eq!(history.ending(), None);
    wander(&mut history, 1);
    assert_eq!(history.ending(), Some(Ending::NoProgress));
}

#[test]
fn a_hundred_quiet_turns_may_be_claimed_and_a_hundred_and_fifty_end_the_game() {
    check_quiet_turns(begin::<Courtier>());
    check_quiet_turns(begin::<Dejarik>());
    check_quiet_turns(begin::<Holochess>());
    // Two kings alone, who never capture each other.
    check_quiet_turns(from::<Courtyard<false, false, false>>("4k5/10/10/10/10/10/10/10/10/5K4 1 0 -"));
}

#[test]
fn a_claim_for_no_progress_names_its_ground() {
    let mut history = begin::<Courtier>();
    wander(&mut history, 120);
    assert_eq!(history.claim(Side::South), Ok(Claim::NoProgress));
    assert_eq!(history.ending(), Some(Ending::Claimed { ground: Claim::NoProgress, by: Side::South }));
}

#[test]
fn a_capture_resets_the_count_of_quiet_turns() {
    // The amber guard on b4 has a teal one beside it on b3; another comes to b5.
    let mut history = from::<Courtier>("K4Gk5/2Gg8/1 1 0");
    play(&mut history, "a1-a2 a7-a8 a6-a5 a8-a7");
    assert_eq!((history.position().pieces(), history.quiet_turns()), (5, 4));
    play(&mut history, "a5-b5");
    assert_eq!(history.position().pieces(), 4);
    assert_eq!(history.quiet_turns(), 0);
    play(&mut history, "a7-a8");
    assert_eq!(history.quiet_turns(), 1);
}

#[test]
fn undo_takes_back_one_move_and_what_it_did_to_the_counts() {
    let mut history = begin::<Courtier>();
    assert_eq!(history.undo().err(), Some(NoUndo::NothingYet));
    play(&mut history, SHUFFLE);
    let before = *history.position();
    play(&mut history, "a2-b2");
    let undone = history.undo().expect("there is a move");
    assert_eq!(undone.choices().iter().map(ToString::to_string).collect::<Vec<_>>(), ["a2-b2"]);
    assert!(!undone.has_dice());
    assert_eq!(*history.position(), before);
    assert_eq!((history.occurrences(), history.quiet_turns(), history.choices().len()), (2, 4, 4));
}

#[test]
fn a_captured_king_ends_the_game_by_its_rules() {
    let mut history = from::<Courtier>("K4G6/2Gk8/1 1 0");
    // The king steps out, and back in between b3 and b5.
    play(&mut history, "a6-a5 b4-a4 a5-b5");
    assert_eq!(history.ending(), None);
    play(&mut history, "a4-b4");
    let reason = Code("end-king-captured");
    assert_eq!(history.ending(), Some(Ending::Rules { outcome: Outcome::win(Side::South), reason }));
    assert_eq!(history.resign(Side::North), Err(IllegalChoice::GameOver));
    assert_eq!(history.agree_draw(), Err(NoDraw::GameOver));
}

#[test]
fn players_may_resign_or_agree_at_any_time() {
    let mut history = begin::<Courtier>();
    history.resign(Side::North).expect("even when the other is on turn");
    assert_eq!(history.ending(), Some(Ending::Resigned { loser: Side::North, points: 1 }));
    assert_eq!(history.ending().map(Ending::outcome), Some(Outcome::win(Side::South)));
    let mut history = begin::<Courtier>();
    history.agree_draw().expect("a draw is possible");
    assert_eq!(history.ending(), Some(Ending::Agreed));
    assert_eq!(history.agree_draw(), Err(NoDraw::GameOver));
}

#[test]
fn the_last_move_is_remembered_with_the_position_it_was_made_in() {
    let mut history = begin::<Courtier>();
    assert!(history.last_move().is_none());
    play(&mut history, "a1-b1 a7-b7");
    let (before, mv) = history.last_move().expect("two moves were made");
    assert_eq!(mv.to_string(), "a7-b7");
    assert_eq!(before.turn(), Side::North);
}

/// A teal Savrip beside an amber M'onnok.
const FACE_TO_FACE: &str = "So1GNM2hkl1/12/1 1 2 - 0";

fn texts<G: Game>(undone: &Undone<G>) -> Vec<String> {
    undone.choices().iter().map(ToString::to_string).collect()
}

#[test]
fn undo_takes_the_dice_back_with_the_move_that_caused_them() {
    let mut history = from::<Holochess>(FACE_TO_FACE);
    play(&mut history, "a1*a2 r5 >b2");
    let undone = history.undo().expect("the push was a decision");
    assert_eq!((texts(&undone), undone.has_dice()), (vec![">b2".to_owned()], false));
    let undone = history.undo().expect("the attack was a decision");
    assert_eq!((texts(&undone), undone.has_dice()), (vec!["a1*a2".to_owned(), "r5".to_owned()], true));
    assert_eq!(history.position().to_string(), FACE_TO_FACE);
    assert_eq!(history.undo().err(), Some(NoUndo::NothingYet));
}

#[test]
fn dice_that_were_taken_back_are_remembered_for_the_same_attack_only() {
    let fell = |history: &History<Holochess>| history.rolled_before().map(|roll| roll.to_string());
    let mut history = from::<Holochess>(FACE_TO_FACE);
    play(&mut history, "a1*a2");
    assert_eq!(fell(&history), None, "nothing fell yet");
    play(&mut history, "r1");
    history.undo().expect("an attack");
    play(&mut history, "a4-b5 a1*a2");
    assert_eq!(fell(&history), None, "the second action is another moment");
    history.undo().expect("an attack without its die");
    history.undo().expect("a move");
    play(&mut history, "a1*a2");
    assert_eq!(fell(&history).as_deref(), Some("r1"), "trying something else in between changes nothing");
}

#[test]
fn dice_with_no_move_before_them_cannot_be_taken_back() {
    let mut history = from::<Holochess>("So1GNM2hkl1/12/1 1 2 a1*a2 0");
    play(&mut history, "r5");
    assert_eq!(history.undo().err(), Some(NoUndo::NothingYet));
}

#[test]
fn a_turn_of_several_decisions_counts_once_and_is_not_quiet_if_any_of_them_captured() {
    let mut history = from::<Holochess>(FACE_TO_FACE);
    play(&mut history, "a4-b5 b5-a4");
    assert_eq!(history.quiet_turns(), 1);
    play(&mut history, "a10-b11 b11-a10");
    assert_eq!(history.quiet_turns(), 2);
    play(&mut history, "a1*a2 r6");
    assert_eq!(history.quiet_turns(), 0);
    play(&mut history, "a4-b5");
    assert_eq!((history.position().turn(), history.quiet_turns()), (Side::North, 0));
    play(&mut history, "a10-b11 b11-a10");
    assert_eq!(history.quiet_turns(), 1);
}

#[test]
fn showdown_dice_that_are_rolled_again_are_no_repetition() {
    let mut history = from::<Holochess>("S11/o11/1 1 1 showdown 0");
    play(&mut history, "s1,1 s1,1 s1,1 s1,1 s1,1");
    assert_eq!((history.occurrences(), history.claimable(), history.ending()), (0, None, None));
    play(&mut history, "s2,1");
    assert_eq!(history.ending().map(Ending::outcome), Some(Outcome::win(Side::South)));
}

#[test]
fn the_removal_of_an_offender_counts_as_a_capture() {
    let mut history = from::<Courtyard<false, false, false>>("4k5/10/10/10/10/10/10/1s8/S9/5K4 1 0 -");
    play(&mut history, "f1-g2");
    assert_eq!(history.quiet_turns(), 1, "the serf on a2 should have jumped");
    play(&mut history, "!a2 e10-d9");
    assert_eq!(history.quiet_turns(), 0);
    play(&mut history, "g2-f1");
    assert_eq!(history.quiet_turns(), 1);
}

/// A game of King and Courtesan on 7×7 squares in which nothing was captured for 156 turns in a row.
const LONG_MARCH: &str = include_str!("long-march.txt");

#[test]
fn no_number_of_quiet_turns_draws_a_game_that_has_no_draws() {
    let never = NoDraw::NeverDrawn { title: "King and Courtesan" };
    let mut history = begin::<KingAndCourtesan<7, u64>>();
    let mut quietest = 0;
    for word in LONG_MARCH.split_whitespace() {
        assert_eq!((history.claimable(), history.may_be_drawn()), (None, Err(never)));
        assert_eq!(history.claim(Side::South), Err(never.into()));
        assert_eq!(history.agree_draw(), Err(never));
        assert_eq!(history.ending(), None);
        play(&mut history, word);
        quietest = quietest.max(history.quiet_turns());
    }
    assert_eq!(quietest, 156, "far beyond what draws another game");
    let reason = Code("end-king-home");
    assert_eq!(history.ending(), Some(Ending::Rules { outcome: Outcome::win(Side::South), reason }));
    assert_eq!(history.claim(Side::South), Err(NoClaim::GameOver));
    assert_eq!(never.to_string(), "never-drawn (game: King and Courtesan)");
    assert_eq!(NoClaim::from(never).to_string(), never.to_string());
}

#[test]
fn a_game_without_draws_can_still_be_resigned() {
    let mut history = begin::<KingAndCourtesan<6, u64>>();
    history.resign(Side::South).expect("giving up is no draw");
    assert_eq!(history.ending().map(Ending::outcome), Some(Outcome::win(Side::North)));
}
