use std::io::pipe;
use std::process::Stdio;

use crate::program::command;

/// Runs a command whose output is not read.
fn check(arguments: &[&str]) {
    let (reader, writer) = pipe().expect("a pipe");
    drop(reader);
    let output = command(arguments)
        .stdin(Stdio::null())
        .stdout(writer)
        .stderr(Stdio::piped())
        .output()
        .expect("the program runs");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), complaint.as_ref()), (Some(0), ""), "{arguments:?}");
}

#[test]
fn a_closed_pipe_ends_every_command_quietly() {
    check(&["games"]);
    check(&["rules", "courtier"]);
    check(&["show", "courtier"]);
    check(&["show", "courtier", "--svg", "-"]);
    check(&["moves", "courtier"]);
    check(&["perft", "courtier", "--depth", "3"]);
    check(&["play", "courtier"]);
    check(&["bench", "--quick"]);
    check(&["completions", "bash"]);
    check(&["--help"]);
    check(&["play", "--help"]);
    check(&["--version"]);
}

#[test]
fn a_reader_that_exits_early_ends_a_long_answer_quietly() {
    use std::io::{BufRead, BufReader, Write};
    let mut child = command(&["moves", "courtier", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut questions = child.stdin.take().expect("it was asked for");
    let mut answers = BufReader::new(child.stdout.take().expect("it was asked for"));
    writeln!(questions, "GGGKGGgggkgg/12/1 1 0").expect("the program listens");
    let mut line = String::new();
    answers.read_line(&mut line).expect("readable");
    assert!(line.starts_with("a1-b1\t"), "{line}");
    drop(answers);
    // Given enough input, the program notices that nobody reads its output, and exits; then writing fails.
    while writeln!(questions, "GGGKGGgggkgg/12/1 1 0").is_ok() {}
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
