use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::program::{command, run, run_with};

const START: &str = "GGGKGGgggkgg/12/1 1 0";
const FIRST_MOVES: &str = "\
a1-b1\t1GGKGGgggkgg/G11/1 2 0
a2-b2\tG1GKGGgggkgg/1G10/1 2 0
a3-b3\tGG1KGGgggkgg/2G9/1 2 0
a4-b4\tGGG1GGgggkgg/3K8/1 2 0
a5-b5\tGGGK1Ggggkgg/4G7/1 2 0
a6-b6\tGGGKG1gggkgg/5G6/1 2 0
";

#[test]
fn moves_are_listed_with_the_positions_they_lead_to() {
    assert_eq!(run(&["moves", "courtier"]).done(), FIRST_MOVES);
    assert_eq!(run(&["moves", "courtier", "--position", START]).done(), FIRST_MOVES);
}

#[test]
fn moves_are_in_byte_order_in_every_game() {
    for game in games::names() {
        let list = run(&["moves", &game]).done();
        let moves: Vec<_> =
            list.lines().map(|line| line.split_once('\t').expect("a tab divides").0.as_bytes()).collect();
        assert!(moves.is_sorted_by(|one, other| one < other), "{game}: {list}");
        let count = run(&["perft", &game, "--depth", "1"]).done();
        assert_eq!(count, format!("1 {}\n", moves.len()), "{game}");
    }
}

#[test]
fn the_state_is_printed_on_request() {
    let check = |game: &str, position: &str, expected: &str| {
        let answer = run(&["moves", game, "--position", position, "--state"]).done();
        assert_eq!(answer.lines().next(), Some(expected), "{position}");
        assert_eq!(answer.lines().skip(1).map(|line| format!("{line}\n")).collect::<String>(), {
            run(&["moves", game, "--position", position]).done()
        });
    };
    check("courtier", START, "decides\t1");
    check("holochess", "So1GNM2hkl1/12/1 1 2 a1*a2 0", "rolls\t1");
    check("holochess", "2GN1M1o1kl1/2Sh8/1 1 2 b3>2 0", "decides\t2");
    check("courtier", "K11/12/1 2 0", "over\t1\t1");
    let answers = run_with(&["moves", "courtier", "--stdin", "--state"], "K11/12/1 2 0\nnonsense\n").done();
    assert!(answers.starts_with("over\t1\t1\n\nerror: "), "{answers}");
}

#[test]
fn pending_rolls_are_listed() {
    let list = run(&["moves", "holochess", "--position", "So1GNM2hkl1/12/1 1 2 a1*a2 0"]).done();
    let rolls: Vec<_> = list.lines().map(|line| &line[..3]).collect();
    assert_eq!(rolls, ["r1\t", "r2\t", "r3\t", "r4\t", "r5\t", "r6\t"]);
}

#[test]
fn a_finished_game_has_no_moves() {
    assert_eq!(run(&["moves", "courtier", "--position", "K11/12/1 2 0"]).done(), "");
}

#[test]
fn a_bad_position_is_refused_and_the_error_is_marked() {
    let complaint = run(&["moves", "courtier", "--position", "GGGXGGgggkgg/12/1 1 0"]).refused(1);
    assert!(complaint.contains("board, column 4: “X” is not a piece"), "{complaint}");
    assert!(complaint.contains("\n  GGGXGGgggkgg/12/1 1 0\n     ^\n"), "{complaint}");
    assert!(complaint.contains(&format!("courtier starts with “{START}”")), "{complaint}");
    for bad in [
        "",
        " ",
        "-",
        "--",
        "GGGKGGgggkgg/12/1",
        "GGGKGGgggkgg/12/1 1 0 ",
        "é",
        "\u{1b}[31m",
        &"9".repeat(100_000),
    ] {
        let complaint = run(&["moves", "courtier", "--position", bad]).refused(1);
        assert!(complaint.contains("Cannot read the position"), "{bad:?}: {complaint}");
    }
}

#[test]
fn each_line_of_input_is_answered_even_after_bad_ones() {
    let mut input = format!("{START}\n\nnonsense\r\n{START}\r\n").into_bytes();
    input.extend_from_slice(b"\xff\xfe\x00\n");
    input.extend_from_slice("9".repeat(1_000_000).as_bytes());
    input.extend_from_slice(b"\nK11/12/1 2 0\n");
    // The last line has no newline.
    input.extend_from_slice(START.as_bytes());
    let answers = run_with(&["moves", "courtier", "--stdin"], input).done();
    let expected = format!(
        "{FIRST_MOVES}\n\
         error: Cannot read the position: board, column 1: this field is missing.\n\n\
         error: Cannot read the position: board, column 1: the board has 1 part separated by “/”; expected 3.\n\n\
         {FIRST_MOVES}\n\
         error: The line is not UTF-8 text.\n\n\
         error: The line is longer than 4096 bytes; no position is that long.\n\n\
         \n\
         {FIRST_MOVES}\n"
    );
    assert_eq!(answers, expected);
}

#[test]
fn empty_input_has_no_answer() {
    assert_eq!(run(&["moves", "courtier", "--stdin"]).done(), "");
}

#[test]
fn a_position_cannot_be_combined_with_stdin() {
    run(&["moves", "courtier", "--stdin", "--position", START]).refused(2);
}

#[test]
fn each_line_of_input_is_answered_at_once() {
    let mut child = command(&["moves", "courtier", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut questions = child.stdin.take().expect("it was asked for");
    let mut answers = BufReader::new(child.stdout.take().expect("it was asked for"));
    for _ in 0..3 {
        writeln!(questions, "{START}").expect("the program listens");
        let mut answer = String::new();
        while !answer.ends_with("\n\n") {
            assert_ne!(answers.read_line(&mut answer).expect("readable"), 0, "the program ended early");
        }
        assert_eq!(answer, format!("{FIRST_MOVES}\n"));
    }
    drop(questions);
    assert!(child.wait().expect("the program ends").success());
}
