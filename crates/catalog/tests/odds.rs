//! The odds of attacks.

use catalog::Odds;
use rules::AttackResult::{self, Backfire, CounterPush, Kill, Push};

/// The weight, the result, whether the loser dies, and the rolls.
type Expected<'a> = (u64, AttackResult, bool, &'a str);

#[track_caller]
fn check(game: &str, position: &str, mv: &str, expected: Option<(u64, &[Expected<'_>])>) {
    let history = catalog::game(game).expect("a game").start_from(position).expect("a position");
    let found = Odds::of(history.as_ref(), mv).map(|odds| {
        let chances = odds.chances.into_iter();
        let chances =
            chances.map(|chance| (chance.weight, chance.result, chance.dies, chance.rolls.join(" ")));
        (odds.total, chances.collect::<Vec<_>>())
    });
    let expected = expected.map(|(total, chances)| {
        let chances = chances
            .iter()
            .map(|(weight, result, dies, rolls)| (*weight, *result, *dies, (*rolls).to_owned()));
        (total, chances.collect())
    });
    assert_eq!(found, expected);
}

#[test]
fn an_attack_may_kill_push_or_backfire() {
    check(
        "holochess",
        "2GN1M1o1kl1/2Sh8/1 1 2 - 0",
        "b3*b4",
        Some((
            6,
            &[
                (3, Push, false, "r3 r4 r5"),
                (1, Backfire, true, "r1"),
                (1, CounterPush, false, "r2"),
                (1, Kill, true, "r6"),
            ],
        )),
    );
}

#[test]
fn a_pawn_that_cannot_be_pushed_dies() {
    // Three pawns around it leave the Houjix on a1 no room, and the Ng'ok no chance to push it elsewhere.
    check(
        "holochess",
        "hS9o/N11/1 1 2 - 0",
        "a2*a1",
        Some((
            6,
            &[
                (3, Push, true, "r3 r4 r5"),
                (1, Backfire, true, "r1"),
                (1, CounterPush, false, "r2"),
                (1, Kill, true, "r6"),
            ],
        )),
    );
}

#[test]
fn a_move_without_dice_has_no_odds() {
    check("courtier", "GGGKGGgggkgg/12/1 1 0", "a1-b1", None);
    check("courtier", "GGGKGGgggkgg/12/1 1 0", "nonsense", None);
}
