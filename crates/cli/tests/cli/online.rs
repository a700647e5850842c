use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::program::{Answer, command, run, run_with};
use crate::serve::{Server, folder};

#[test]
fn a_game_against_a_computer_of_the_server_is_played_line_by_line() {
    let server = Server::start(&folder("online-computer"));
    let url = format!("http://{}", server.address);
    let arguments = ["play", "courtier", "--server", &url, "--against", "random", "--first", "1", "--plain"];
    let lines = "moves\nnonsense\n1\nhint\nposition\nresign\n";
    let text = run_with(&arguments, lines).done();
    assert!(text.contains("(Teal) plays a1-b1.") && text.contains("(Amber) plays "), "{text}");
    assert!(text.contains("“nonsense”: ") && text.contains("no hints"), "{text}");
    assert!(text.ends_with("\nAmber wins: Teal resigned.\n"), "{text}");
    let text = run_with(&arguments, "a1-b1\n").done();
    assert!(text.ends_with("The game goes on without you.\n"), "{text}");
    let refused = run(&["play", "--server", &url, "--plain"]).refused(1);
    assert!(refused.contains("name a game"), "{refused}");
    assert_eq!(server.stop(), Some(0));
}

/// The usual setup, and then a draw is offered or accepted before each move.
const LINES: &str = "\ndraw\n1\ndraw\n1\ndraw\n1\ndraw\n1\ndraw\n1\ndraw\n";

#[test]
fn friends_play_by_a_link_with_setups_and_offers() {
    let server = Server::start(&folder("online-link"));
    let url = format!("http://{}", server.address);
    let mut host = command(&["play", "holochess", "--server", &url, "--plain", "--match", "best-of:1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(host.stdout.take().unwrap());
    let mut heard = String::new();
    while !heard.contains("/invite/") {
        assert_ne!(out.read_line(&mut heard).unwrap(), 0, "{heard}");
    }
    let link = heard.lines().last().unwrap().trim().to_owned();
    // Whoever decides first offers a draw, and the other one accepts it when it decides.
    host.stdin.take().unwrap().write_all(LINES.as_bytes()).unwrap();
    let guest = run_with(&["play", "--server", &link, "--plain"], LINES).done();
    std::io::Read::read_to_string(&mut out, &mut heard).unwrap();
    let output = host.wait_with_output().unwrap();
    let host = Answer { code: output.status.code(), stdout: heard, stderr: String::new() };
    assert_eq!(host.code, Some(0), "{}", host.stdout);
    for text in [&host.stdout, &guest] {
        assert!(text.contains("moves first."), "{text}");
        assert!(text.ends_with("Draw: by agreement.\nAfter 1 game: 0.5 to 0.5.\n"), "{text}");
    }
    assert_eq!(server.stop(), Some(0));
}
