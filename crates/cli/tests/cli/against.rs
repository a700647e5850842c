use crate::program::{run, run_with};

fn typed(arguments: &[&str], lines: &str) -> String {
    run_with(&[&["play"], arguments].concat(), lines).done()
}

#[test]
fn the_computer_answers_every_move() {
    let text = typed(&["courtier", "--first", "1", "--against", "level:3", "--describe"], "a1-b1\nquit\n");
    assert!(text.contains("Teal (seat 1) against level:3 as Amber (seat 2)."), "{text}");
    assert_eq!(text.matches("Amber (level:3) plays ").count(), 1, "{text}");
    assert!(text.contains("holocourt play courtier --against level:3 --seat 1 --position \""), "{text}");
}

#[test]
fn the_computer_begins_on_seat_1() {
    let text = typed(&["dejarik", "--against", "random", "--seat", "2"], "quit\n");
    assert!(text.contains("Black (random) plays "), "{text}");
    assert!(text.contains("White (seat 2)> quit"), "{text}");
}

#[test]
fn a_game_against_the_computer_ends_as_any_other() {
    for player in ["random", "greedy", "level:2", "best@5ms"] {
        // Always the first move of the list, until the game is over and the input is no longer read.
        let text = typed(&["king-and-courtesan:4", "--against", player], &"1\n".repeat(300));
        assert!(text.lines().last().is_some_and(|line| line.contains(" wins: ")), "{player}: {text}");
    }
}

#[test]
fn undo_takes_back_the_answer_too() {
    let text = typed(
        &["courtier", "--first", "1", "--against", "random", "--describe"],
        "undo\na1-b1\nundo\nposition\n",
    );
    assert!(text.contains("You have no move to take back."), "{text}");
    assert!(text.contains("\nTook back a1-b1 "), "{text}");
    assert!(text.contains("\nGGGKGGgggkgg/12/1 1 0\n"), "{text}");
}

#[test]
fn nobody_resigns_or_agrees_for_the_computer() {
    let text =
        typed(&["courtier", "--first", "1", "--against", "random", "--describe"], "resign 2\ndraw\nresign\n");
    assert!(text.contains("You cannot resign for the computer."), "{text}");
    assert!(text.contains("The computer would rather play on."), "{text}");
    assert_eq!(text.lines().last(), Some("Amber wins: Teal resigned."));
}

#[test]
fn a_hint_is_a_move_with_its_score() {
    let win = ["courtier", "--position", "K2Gk7/5G6/1 1 0", "--describe"];
    assert!(typed(&win, "hint\n").contains("The computer would try b6-a6 (+1 in 1)."));
}

#[test]
fn the_computer_chooses_its_setup() {
    let text = typed(&["holochess", "--against", "level:1", "--describe"], "SGNM\nquit\n");
    assert!(text.contains("Teal (seat 1) chose =SGNM, Amber (seat 2) chose ="), "{text}");
    let text = typed(
        &["holochess", "--against", "level:1", "--seat", "2", "--first", "2", "--describe"],
        "\nquit\n",
    );
    assert!(text.contains("Amber (seat 2) chose =OHKL."), "{text}");
}

#[test]
fn a_computer_that_cannot_play_is_reported() {
    let refused = run(&["play", "courtier", "--against", "ugi:there-is-no-such-program"]).refused(1);
    assert!(refused.contains("ugi:there-is-no-such-program cannot play: cannot start"), "{refused}");
    run(&["play", "courtier", "--against", "nobody"]).refused(2);
    run(&["play", "courtier", "--seat", "2"]).refused(2);
}
