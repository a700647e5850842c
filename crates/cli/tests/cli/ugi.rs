use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::program::{command, run_with};

#[test]
fn invalid_lines_are_answered_and_harmless() {
    let long = format!("position startpos moves {}\n", "a1-b1 ".repeat(300_000));
    let mut input = b"\xff\xfe\nposition\n\n   \ngo depth 99999999999999999999\n".to_vec();
    input.extend_from_slice(long.as_bytes());
    input.extend_from_slice(b"query p1turn\n");
    let answer = run_with(&["ugi", "courtier"], input).done();
    let lines: Vec<_> = answer.lines().collect();
    assert_eq!(
        lines,
        [
            "info string error the line is not UTF-8 text",
            "info string error expected startpos, fen or setup, not \"\"",
            "info string error expected a number after depth, not \"99999999999999999999\"",
            "info string error the line is too long",
            "response true",
        ]
    );
}

#[test]
fn the_result_of_a_game_for_points_has_the_points() {
    let script = |position: &str| format!("position fen {position}\nquery result\nquery position\n");
    let position = "K11/12/1 2 0";
    let answer = run_with(&["ugi", "courtier"], script(position)).done();
    assert_eq!(answer, format!("response p1win\nresponse {position}\n"));
    let finished = finished_dejarik();
    let answer = run_with(&["ugi", "dejarik"], script(&finished)).done();
    let result = answer.lines().next().unwrap_or_default();
    let points = result.strip_prefix("response p1win ").or_else(|| result.strip_prefix("response p2win "));
    assert!(points.is_some_and(|points| ["1", "2", "3"].contains(&points)), "{answer}");
}

/// The end of a game of Dejarik that somebody wins.
fn finished_dejarik() -> String {
    let game = catalog::game("dejarik").unwrap();
    for seed in 0..100_usize {
        let mut history = game.usual_start();
        while history.ending().is_none() {
            let moves = history.moves();
            let text = moves[(seed + 7 * history.len()) % moves.len()].text.clone();
            history.take(&text).unwrap();
        }
        if let rules::Node::Over(outcome) = history.node()
            && outcome.winner.is_some()
        {
            return history.position();
        }
    }
    panic!("nobody wins a game of Dejarik");
}

#[test]
fn a_running_search_can_be_stopped() {
    let mut program = command(&["ugi", "king-and-courtesan"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it was asked for");
    let mut lines = BufReader::new(program.stdout.take().expect("it was asked for")).lines();
    let mut next = || lines.next().expect("it goes on").expect("it writes text");
    writeln!(input, "go infinite").unwrap();
    assert!(next().starts_with("info depth 1 "));
    writeln!(input, "isready\ngo depth 1\nsetoption name Hash value 1").unwrap();
    let mut heard = Vec::new();
    while heard.len() < 3 {
        heard.extend(Some(next()).filter(|line| !line.starts_with("info depth")));
    }
    assert_eq!(heard[0], "readyok");
    assert_eq!(heard[1], "info string error go is not allowed during a search");
    assert_eq!(heard[2], "info string error setoption is not allowed during a search");
    writeln!(input, "stop\nquery gameover").unwrap();
    let best = loop {
        let line = next();
        if !line.starts_with("info depth") {
            break line;
        }
    };
    assert!(best.starts_with("bestmove "), "{best}");
    assert_eq!(next(), "response false");
    writeln!(input, "quit").unwrap();
    assert!(program.wait().expect("it ends").success());
}

#[test]
fn clocks_limit_a_search() {
    let script = "position startpos\ngo p1time 200 p2time 1 p1inc 0 p2inc 0\n";
    let answer = run_with(&["ugi", "courtyard"], script).done();
    assert!(answer.lines().last().is_some_and(|line| line.starts_with("bestmove ")), "{answer}");
    let answer = run_with(&["ugi", "courtyard"], "go p1time 0 p2time 0\n").done();
    assert!(answer.contains("bestmove "), "a move even without any time: {answer}");
}
