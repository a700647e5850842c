use games::courtier::Courtier;
use rules::{Notation, Outcome};

use super::*;

fn begin<G: Game>() -> History<G> {
    History::new(G::start(Side::South))
}

fn play<G: Game>(history: &mut History<G>, text: &str) {
    for word in text.split(' ') {
        let choice = history.position().read_choice(word).unwrap_or_else(|bad| panic!("{word}: {bad}"));
        history.take(choice).unwrap_or_else(|refused| panic!("{word}: {refused}"));
    }
}

/// Plays quietly: never captures, and goes where the game has been least often.
fn wander<G: Game>(history: &mut History<G>, turns: u32) {
    let goal = history.quiet_turns() + turns;
    while history.quiet_turns() < goal {
        let position = *history.position();
        let mut best = None;
        position.each_choice(|choice| {
            let mut after = position;
            after.take_unchecked(choice);
            if after.pieces() == position.pieces() && !after.node().is_over() {
                let visits = history.moments.iter().filter(|moment| moment.position == after).count();
                if best.is_none_or(|(fewest, _)| visits < fewest) {
                    best = Some((visits, choice));
                }
            }
        });
        let (_, choice) = best.expect("there is a quiet move");
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
    assert_eq!(
        refused.to_string(),
        "no draw can be claimed yet: this position has stood twice (needed: 3), and nothing was captured for \
         4 turns (needed: 100)"
    );
    play(&mut history, SHUFFLE);
    assert_eq!((history.occurrences(), history.claimable()), (3, Some(Claim::Repetition)));
    assert_eq!(history.ending(), None, "nobody has claimed it");
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
    let mut history = History::<Courtier>::new("K11/6k5/1 2 0".parse().expect("a good position"));
    // North goes round the triangle b7, c, b8 in three moves, South there and back in two.
    play(&mut history, "b7-c a1-b1 c-b8 b1-a1 b8-b7");
    assert_eq!(history.position().to_string(), "K11/6k5/1 1 0");
    assert_eq!(history.occurrences(), 1);
}

#[test]
fn the_fifth_occurrence_draws_with_no_claim() {
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

#[test]
fn a_hundred_quiet_turns_may_be_claimed_and_a_hundred_and_fifty_end_the_game() {
    let mut history = begin::<Courtier>();
    wander(&mut history, 99);
    assert_eq!(history.claimable(), None);
    assert_eq!(
        history.claim(Side::South),
        Err(NoClaim::TooEarly { occurrences: history.occurrences(), quiet_turns: 99 })
    );
    wander(&mut history, 1);
    assert_eq!(history.claimable(), Some(Claim::NoProgress));
    wander(&mut history, 49);
    assert_eq!(history.ending(), None);
    wander(&mut history, 1);
    assert_eq!(history.ending(), Some(Ending::NoProgress));
}

#[test]
fn a_claim_for_no_progress_names_its_ground() {
    let mut history = begin::<Courtier>();
    wander(&mut history, 120);
    assert_eq!(history.claim(Side::South), Ok(Claim::NoProgress));
    assert_eq!(history.ending(), Some(Ending::Claimed { ground: Claim::NoProgress, by: Side::South }));
}

#[test]
fn a_capture_starts_the_count_of_quiet_turns_again() {
    // The amber guard on b4 has a teal one beside it on b3; another comes to b5.
    let mut history = History::<Courtier>::new("K4Gk5/2Gg8/1 1 0".parse().expect("a good position"));
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
    let mut history = History::<Courtier>::new("K4G6/2Gk8/1 1 0".parse().expect("a good position"));
    // The king steps out, and back in between b3 and b5.
    play(&mut history, "a6-a5 b4-a4 a5-b5");
    assert_eq!(history.ending(), None);
    play(&mut history, "a4-b4");
    let reason = "the king was captured";
    assert_eq!(history.ending(), Some(Ending::Rules { outcome: Outcome::win(Side::South), reason }));
    assert_eq!(history.resign(Side::North), Err(IllegalChoice::GameOver));
    assert_eq!(history.agree_draw(), Err(IllegalChoice::GameOver));
}

#[test]
fn players_may_resign_or_agree_at_any_time() {
    let mut history = begin::<Courtier>();
    history.resign(Side::North).expect("even when the other is on turn");
    assert_eq!(history.ending(), Some(Ending::Resigned { loser: Side::North }));
    assert_eq!(history.ending().map(Ending::outcome), Some(Outcome::win(Side::South)));
    let mut history = begin::<Courtier>();
    history.agree_draw().expect("nothing stands against it");
    assert_eq!(history.ending(), Some(Ending::Agreed));
    assert_eq!(history.agree_draw(), Err(IllegalChoice::GameOver));
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
