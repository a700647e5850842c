use std::fs;
use std::path::Path;

use crate::program::{Answer, command, run};

/// Returns the value of a position and of its moves.
fn probe(game: &str, position: &str) -> (String, Vec<(String, String)>) {
    let answer = run(&["probe", game, "--position", position, "--memory", "16"]).done();
    let mut lines = answer.lines().map(|line| {
        let (name, value) = line.split_once('\t').unwrap_or_else(|| panic!("no tab in {line:?}"));
        (name.to_owned(), value.to_owned())
    });
    let (name, value) = lines.next().expect("a first line");
    assert_eq!(name, "value", "{answer}");
    (value, lines.collect())
}

#[test]
fn positions_in_a_tablebase_have_exact_values() {
    // The guard on b4 moves to a4, and the king is between it and the guard on a2.
    let (value, moves) = probe("courtier", "1Gk9/3G8/K 1 0");
    assert_eq!(value, "+1 in 1");
    assert_eq!(moves[0], ("b4-a4".to_owned(), "+1 in 1".to_owned()));
    let listed = run(&["moves", "courtier", "--position", "1Gk9/3G8/K 1 0"]).done();
    assert_eq!(moves.len(), listed.lines().count());
    assert!(moves.iter().all(|(_, value)| value != "?"), "{moves:?}");
}

#[test]
fn a_damaged_tablebase_is_reported() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("spoilt");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("courtier-huge.table"), "nothing of the kind").unwrap();
    let mut program = command(&["probe", "courtier", "--position", "K11/12/1 2 0"]);
    let answer = Answer::new(program.env("HOLOCOURT_CACHE", folder).output().unwrap());
    assert_eq!((answer.code, answer.stdout.as_str()), (Some(0), "value\t-1\n"));
    assert_eq!(
        answer.stderr,
        "note: not using the huge tablebase: the file is not a tablebase; “holocourt solve courtier --huge” rebuilds it\n"
    );
}

#[test]
fn forfeited_turns_do_not_hide_values() {
    // A king that cannot move has to pass. Both sides have then forfeited a turn, so the game is drawn.
    let (value, moves) = probe("courtier", "kG9G/K11/1 2 1");
    assert_eq!((value.as_str(), moves), ("0", vec![("pass".to_owned(), "0".to_owned())]));
}

#[test]
fn finished_games_have_a_value_and_no_moves() {
    assert_eq!(probe("courtier", "K11/12/1 2 0"), ("-1".to_owned(), Vec::new()));
    assert_eq!(probe("courtier", "12/12/1 2 0"), ("0".to_owned(), Vec::new()));
    assert_eq!(probe("king-and-courtesan:3", "2K/1k1/3 2"), ("-1".to_owned(), Vec::new()));
}

#[test]
fn unknown_values_are_marked() {
    let (value, moves) = probe("courtier", "GGGKGGgggkgg/12/1 1 0");
    assert_eq!(value, "?");
    assert!(moves.len() == 6 && moves.iter().all(|(_, value)| value == "?"), "{moves:?}");
    // Four pieces against one are not in any tablebase, but moves that end the game are known.
    let (value, moves) = probe("courtier", "1Gk1GG6/12/K 1 0");
    assert_eq!(value, "?");
    assert_eq!(moves[0], ("a5-a4".to_owned(), "+1 in 1".to_owned()));
    assert!(moves.len() > 5 && moves[1..].iter().all(|(_, value)| value == "?"), "{moves:?}");
}

#[test]
fn a_proof_shows_who_wins_after_every_move() {
    let (value, moves) = probe("king-and-courtesan:4", "1cck/C1cc/CC1c/KCC1 1");
    assert_eq!(value, "+1");
    assert_eq!(moves[0], ("b2xc3".to_owned(), "+1".to_owned()));
    assert!(moves.len() == 14 && moves[1..].iter().all(|(_, value)| value == "-1"), "{moves:?}");
    let (value, moves) = probe("king-and-courtesan:3", "1ck/C1c/KC1 1");
    assert!(value == "-1" && moves.iter().all(|(_, value)| value == "-1"), "{moves:?}");
}

#[test]
fn without_time_nothing_is_proved() {
    let answer = run(&["probe", "king-and-courtesan", "--time", "0", "--memory", "16"]).done();
    assert!(answer.lines().count() > 10 && answer.lines().all(|line| line.ends_with("\t?")), "{answer}");
}

#[test]
fn a_bad_position_is_refused() {
    let complaint = run(&["probe", "courtier", "--position", "nonsense"]).refused(1);
    assert!(complaint.contains("Cannot read the position"), "{complaint}");
}
