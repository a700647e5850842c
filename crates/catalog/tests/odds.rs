//! What the dice may make of an attack.

use catalog::{ChanceKind, Odds};

/// How many of all falls do what, in which words.
type Expected<'a> = (u64, ChanceKind, &'a str);

fn check(game: &str, position: &str, mv: &str, expected: Option<(u64, &[Expected<'_>])>) {
    let history = catalog::game(game).expect("a game").start_from(position).expect("a position");
    let odds = Odds::of(history.as_ref(), mv);
    let found = odds.map(|odds| {
        let chances = odds.chances.into_iter().map(|chance| (chance.weight, chance.kind, chance.words));
        (odds.total, chances.collect::<Vec<_>>())
    });
    let expected = expected.map(|(total, chances)| {
        let chances = chances.iter().map(|(weight, kind, words)| (*weight, *kind, (*words).to_owned()));
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
                (3, ChanceKind::Push, "Teal pushes the Houjix"),
                (1, ChanceKind::Death, "Teal loses the Mantellian Savrip"),
                (1, ChanceKind::CounterPush, "Amber pushes the Mantellian Savrip"),
                (1, ChanceKind::Kill, "Amber loses the Houjix"),
            ],
        )),
    );
}

#[test]
fn a_move_without_dice_has_no_odds() {
    check("courtier", "GGGKGGgggkgg/12/1 1 0", "a1-b1", None);
    check("courtier", "GGGKGGgggkgg/12/1 1 0", "nonsense", None);
}
