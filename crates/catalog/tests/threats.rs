//! Threats of a single move.

use catalog::Threats;

fn check(game: &str, position: &str, threatened: &[&str], capturable: &[&str]) {
    let game = catalog::game(game).expect("a game");
    let history = game.start_from(position).expect("a position");
    let found = Threats::of(game, history.as_ref());
    let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    assert_eq!(found, Threats { threatened: own(threatened), capturable: own(capturable) });
}

#[test]
fn only_king_and_courtesan_starts_with_threats() {
    for game in catalog::all() {
        let found = Threats::of(game, game.usual_start().as_ref());
        let touch = game.info().name == "king-and-courtesan";
        assert_eq!(found != Threats::default(), touch, "{}", game.name());
    }
    check(
        "king-and-courtesan:4",
        &catalog::game("king-and-courtesan:4").expect("a game").usual_start().position(),
        &["c1", "b2", "a3"],
        &["d2", "c3", "b4"],
    );
}

#[test]
fn a_guard_can_be_surrounded() {
    check("courtier", "K2Gk7/5G6/1 1 0", &[], &["a5"]);
    check("courtier", "K2Gk7/5G6/1 2 0", &["a5"], &[]);
}

#[test]
fn a_checker_can_be_jumped_or_captured() {
    check("courtyard", "4k1g3/3s6/10/10/10/1s8/2S7/9G/S9/5K4 1 0 -", &["c4"], &["b5"]);
}

#[test]
fn creatures_beside_each_other_may_attack_each_other() {
    check("holochess", "2GN1M1o1kl1/2Sh8/1 1 2 - 0", &["a4", "b3"], &["b4"]);
}

#[test]
fn no_threats_while_something_is_pending_or_after_the_end() {
    let game = catalog::game("holochess").expect("a game");
    let mut history = game.start_from("2GN1M1o1kl1/2Sh8/1 1 2 - 0").expect("a position");
    history.take("b3*b4").expect("an attack");
    assert_eq!(Threats::of(game, history.as_ref()), Threats::default());
    let mut history = game.usual_start();
    history.resign(rules::Side::South).expect("a player may give up");
    assert_eq!(Threats::of(game, history.as_ref()), Threats::default());
}
